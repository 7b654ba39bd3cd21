export type Form = { readonly action: string; readonly fields: readonly (readonly [string, string])[]; readonly legends: readonly string[] };

const plain = (text: string): string => text.replace(/&lt;/gu, '<').replace(/&gt;/gu, '>').replace(/&quot;/gu, '"').replace(/&#39;/gu, "'").replace(/&amp;/gu, '&');

/** The forms of a page to an address that ends so, with what a browser would send if nobody touched them. */
export function formsIn(html: string, ending: string): readonly Form[] {
  return [...html.matchAll(/<form method="post" action="(?<action>[^"]+)"[^>]*>(?<inside>[\s\S]*?)<\/form>/gu)].flatMap(({ groups }): Form[] => {
    const { action = '', inside = '' } = groups ?? {};
    if (!action.endsWith(ending)) return [];
    const inputs = [...inside.matchAll(/<input [^>]+>/gu)].map(([tag]) => ({ type: attribute(tag, 'type'), name: attribute(tag, 'name'), value: attribute(tag, 'value'), checked: / checked>/u.test(tag) }));
    const fields = inputs.filter(({ type, checked }) => (type !== 'radio' && type !== 'checkbox') || checked).map(({ name, value }) => [name, value] as const);
    return [{ action, fields, legends: [...inside.matchAll(/<legend>(?<legend>[^<]*)</gu)].map((match) => match.groups?.['legend'] ?? '') }];
  });
}

function attribute(tag: string, name: string): string {
  return plain(new RegExp(` ${name}="(?<value>[^"]*)"`, 'u').exec(tag)?.groups?.['value'] ?? '');
}
