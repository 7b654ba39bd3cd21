import type { MailPart, ReadMail } from './read-mail.js';

export type TextParts = Readonly<{ plain: MailPart | undefined; html: MailPart | undefined; enriched: MailPart | undefined }>;

/** Why a mail has no text that can be read. */
export type NoText = 'empty' | 'encrypted' | 'winmail' | 'attachment-only' | 'broken-mime';

const none: TextParts = { plain: undefined, html: undefined, enriched: undefined };

/**
 * The first top-level text of the mail, in each form the sender gave it. Attached files and attached messages are never
 * looked into, nor later texts (list footers, text between pictures that no mail program marks as own).
 */
export function textParts(root: MailPart): TextParts {
  // A mail that is one text alone is no attached file, even if some program gave it a name.
  return root.disposition === 'attachment' ? none : partForms(root);
}

function innerForms(part: MailPart): TextParts {
  return isAttached(part) ? none : partForms(part);
}

function partForms(part: MailPart): TextParts {
  if (part.contentType === 'multipart/alternative') return alternatives(part);
  if (part.contentType.startsWith('multipart/')) return firstFilled(part.children.map(innerForms));
  if (part.text === undefined) return none;
  switch (part.contentType) {
    case 'text/plain':
    case 'text/markdown':
      return { ...none, plain: part };
    case 'text/html':
      return { ...none, html: part };
    case 'text/enriched':
    case 'text/richtext':
      return { ...none, enriched: part };
    default:
      return none;
  }
}

function isAttached(part: MailPart): boolean {
  return part.disposition === 'attachment' || part.filename !== undefined;
}

function alternatives(part: MailPart): TextParts {
  const found = part.children.map(innerForms);
  return {
    plain: found.find(({ plain }) => plain !== undefined)?.plain,
    html: found.find(({ html }) => html !== undefined)?.html,
    enriched: found.find(({ enriched }) => enriched !== undefined)?.enriched,
  };
}

function firstFilled(found: readonly TextParts[]): TextParts {
  return found.find(isFilled) ?? found.find((parts) => parts.plain ?? parts.html ?? parts.enriched) ?? none;
}

function isFilled({ plain, html, enriched }: TextParts): boolean {
  return [plain, html, enriched].some((part) => part?.text !== undefined && part.text.trim() !== '');
}

/** What a mail without text of its own is, so that the answer can say what to do. */
export function whyNoText(mail: Pick<ReadMail, 'root'>): NoText {
  const leaves = allLeaves(mail.root);
  if (mail.root.contentType === 'multipart/encrypted' || leaves.some(isSealed)) return 'encrypted';
  if (leaves.some(({ contentType }) => /^application\/(vnd\.)?ms-tnef$/.test(contentType))) return 'winmail';
  if (mail.root.contentType.startsWith('multipart/') && mail.root.children.length === 0) return 'broken-mime';
  return leaves.some(isAttached) || leaves.some(({ contentType }) => contentType.startsWith('message/'))
    ? 'attachment-only'
    : 'empty';
}

/** S/MIME, sealed or signed opaquely: the text is inside a structure that only the recipient's program opens. */
function isSealed({ contentType }: MailPart): boolean {
  return /^application\/(x-)?pkcs7-mime$/.test(contentType) || contentType === 'application/pgp-encrypted';
}

function allLeaves(part: MailPart): MailPart[] {
  return part.children.length === 0 ? [part] : part.children.flatMap(allLeaves);
}
