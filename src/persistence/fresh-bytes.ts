const MOST_BYTES = 8_000_000;

/** Bytes of mails, by their SHA-256, that this process has stored a moment ago and not read again yet: they need not come back from the database. */
export type FreshBytes = {
  readonly add: (hash: string, raw: Uint8Array) => void;
  /** What is here now, as it stays for the asker whatever is added and dropped meanwhile. */
  readonly kept: () => ReadonlyMap<string, Uint8Array>;
  readonly drop: (hash: string) => void;
};

/** Keeps the newest, so many bytes of them. */
export function freshBytes(most = MOST_BYTES): FreshBytes {
  const mails = new Map<string, Uint8Array>();
  let bytes = 0;
  const drop = (hash: string): void => {
    bytes -= mails.get(hash)?.length ?? 0;
    mails.delete(hash);
  };
  return {
    add: (hash, raw) => {
      drop(hash);
      mails.set(hash, raw);
      bytes += raw.length;
      for (const oldest of mails.keys()) {
        if (bytes <= most) break;
        drop(oldest);
      }
    },
    kept: () => new Map(mails),
    drop,
  };
}
