import type { Edition } from '../engine/index.js';
import type { Log } from '../log.js';
import type { UseCases } from './use-cases.js';

export type HttpSettings = {
  /** The session's key is derived from it. */
  readonly secret: string;
  /** PUBLIC_URL is https: cookies go over TLS only. */
  readonly secureCookies: boolean;
  /** Unset: no mail by HTTP. */
  readonly mailWebhookSecret: string | undefined;
  readonly mailMaxBytes: number;
  readonly version: string;
};

/** The editions that a game can be opened with. */
export type RuleBook = { readonly ids: readonly string[]; readonly find: (id: string, version?: number) => Edition | undefined };

/** Everything the web needs; built in compose.ts. */
export type HttpDeps = {
  readonly useCases: UseCases;
  readonly rules: RuleBook;
  /** Rejects when the database does not answer. */
  readonly ready: () => Promise<void>;
  readonly settings: HttpSettings;
  readonly log?: Log;
};
