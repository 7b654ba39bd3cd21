/** Builds raw mails for tests; CRLF line ends, UTF-8, one part or multipart/alternative. */
export type MailDraft = Readonly<{
  from?: string;
  to?: string;
  cc?: string;
  subject?: string;
  messageId?: string | null;
  headers?: readonly string[];
  text?: string;
  html?: string;
  textType?: string;
}>;

export const DOMAIN = 'pbem.example';

export function rawMail(draft: MailDraft): Buffer {
  const head = [
    `From: ${draft.from ?? '"Anna" <anna@player.example>'}`,
    `To: ${draft.to ?? `Sternenpost <g7.k3yk3yk3y@${DOMAIN}>`}`,
    ...(draft.cc === undefined ? [] : [`Cc: ${draft.cc}`]),
    `Subject: ${draft.subject ?? 'Re: [Demo R1.2]'}`,
    ...(draft.messageId === null ? [] : [`Message-ID: ${draft.messageId ?? '<one@player.example>'}`]),
    ...(draft.headers ?? []),
    'MIME-Version: 1.0',
  ];
  return Buffer.from([...head, ...body(draft)].join('\r\n').replace(/\r?\n/g, '\r\n'), 'utf8');
}

function body({ text, html, textType = 'text/plain; charset=utf-8' }: MailDraft): string[] {
  const plain = text === undefined ? undefined : part(textType, text);
  const marked = html === undefined ? undefined : part('text/html; charset=utf-8', html);
  if (plain === undefined || marked === undefined) return plain ?? marked ?? ['', ''];
  return ['Content-Type: multipart/alternative; boundary="b1"', '', '--b1', ...plain, '--b1', ...marked, '--b1--', ''];
}

function part(type: string, content: string): string[] {
  return [`Content-Type: ${type}`, 'Content-Transfer-Encoding: 8bit', '', content];
}

/** A multipart of already written parts (header, blank line, body). */
export function multipart(type: string, parts: readonly string[], headers: readonly string[] = []): Buffer {
  const lines = [
    'From: anna@player.example',
    `To: g7.k3yk3yk3y@${DOMAIN}`,
    'Subject: orders',
    'Message-ID: <one@player.example>',
    ...headers,
    `Content-Type: multipart/${type}; boundary="outer"`,
    '',
    ...parts.flatMap((content) => ['--outer', content]),
    '--outer--',
    '',
  ];
  return Buffer.from(lines.join('\r\n').replace(/\r?\n/g, '\r\n'), 'utf8');
}
