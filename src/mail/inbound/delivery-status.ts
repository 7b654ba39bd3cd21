import type { MailPart } from './read-mail.js';

export type DeliveryStatus = Readonly<{ recipient: string | undefined; action: string; status: string | undefined }>;

/** The groups for single recipients in a delivery report (RFC 3464). */
export function deliveryStatuses(root: MailPart): DeliveryStatus[] {
  return statusTexts(root).flatMap((text) =>
    text.split(/\n[ \t]*\n/).flatMap((group) => {
      const fields = groupFields(group);
      const action = fields.get('action');
      if (action === undefined) return [];
      const recipient = fields.get('final-recipient') ?? fields.get('original-recipient');
      return [{ recipient: addressOf(recipient), action: action.toLowerCase(), status: fields.get('status') }];
    }),
  );
}

function statusTexts(part: MailPart): string[] {
  const own = part.contentType.endsWith('delivery-status') && part.text !== undefined ? [part.text] : [];
  return [...own, ...part.children.flatMap(statusTexts)];
}

function groupFields(group: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of group.split('\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) fields.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return fields;
}

function addressOf(field: string | undefined): string | undefined {
  const address = field?.split(';').at(-1)?.replace(/[<>\s]/g, '').toLowerCase();
  return address === undefined || address === '' ? undefined : address;
}
