import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';

export type Certificate = { readonly cert: Buffer; readonly key: Buffer };

/** Reads certificate and key, and makes sure that they belong together: else every sender would fail at STARTTLS. */
export async function readCertificate(files: { readonly cert: string; readonly key: string }): Promise<Certificate> {
  const [cert, key] = await Promise.all([readFile(files.cert), readFile(files.key)]);
  try {
    createSecureContext({ cert, key });
  } catch (error) {
    throw new Error(`SMTP_TLS_CERT and SMTP_TLS_KEY are no certificate and its key: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  return { cert, key };
}
