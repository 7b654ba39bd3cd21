const labels: Readonly<Record<string, string>> = {
  from: 'from',
  von: 'from',
  sent: 'date',
  gesendet: 'date',
  date: 'date',
  datum: 'date',
  to: 'to',
  an: 'to',
  cc: 'cc',
  kopie: 'cc',
  subject: 'subject',
  betreff: 'subject',
  'reply-to': 'reply',
  'antwort an': 'reply',
  importance: 'priority',
  priority: 'priority',
  wichtigkeit: 'priority',
  priorität: 'priority',
  attachments: 'attachments',
  anlagen: 'attachments',
};

/** How far below the first label the others may be; long recipient lists are wrapped. */
const REACH = 10;

/** Whether the header lines of a quoted or forwarded mail ("From: Sent: To: Subject:", "Von: Gesendet: An:") begin here. */
export function beginsQuotedHeader(lines: readonly string[], at: number): boolean {
  const first = labelOf(lines[at]);
  if (first === undefined) return false;
  const found = new Set([first]);
  for (let index = at + 1; index < Math.min(lines.length, at + REACH); index += 1) {
    const label = labelOf(lines[index]);
    if (label !== undefined) found.add(label);
  }
  return found.has('from') && found.size >= 3;
}

function labelOf(line: string | undefined): string | undefined {
  const match = /^[*_\s|]{0,8}([A-Za-zÄÖÜäöü-]{2,12}(?: an)?)[*_]{0,2}\s?:[*_\s]/.exec(`${line ?? ''} `);
  return match?.[1] === undefined ? undefined : labels[match[1].toLowerCase()];
}

const separators = [
  /^[-_]{2,}\s?(original[- ]?(message|nachricht|mail)|urspr(ü|ue)ngliche (nachricht|e-?mail|mail)|originalnachricht|forwarded (message|mail)( .*)?|weitergeleitete (nachricht|e-?mail|mail)( .*)?|forwarded by .*|weitergeleitet von .*|reply message|antwortnachricht)\s?[-_]{2,}$/i,
  /^(begin forwarded message|anfang der weitergeleiteten (nachricht|e-?mail|mail)|anfang der e-?mail)\s?:$/i,
];

/** Whether the line says that an original or forwarded mail follows. */
export function isOriginalSeparator(line: string): boolean {
  const text = line.trim();
  return text.length < 200 && separators.some((pattern) => pattern.test(text));
}
