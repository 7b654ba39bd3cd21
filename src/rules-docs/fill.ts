const marked = /<!-- generated:(?<name>[^>]+?) -->\n[\s\S]*?<!-- \/generated -->/gu;

/** A document with all its generated parts written anew. A marker that nobody knows throws: a part would silently go stale. */
export function fill(document: string, blocks: ReadonlyMap<string, string>): string {
  return document.replace(marked, (...match) => {
    const { name = '' } = match.at(-1) as { name?: string };
    const block = blocks.get(name);
    if (block === undefined) throw new Error(`nothing is generated under the name ${name}`);
    return `<!-- generated:${name} -->\n${block}\n<!-- /generated -->`;
  });
}

/** The names of the generated parts that a document has. */
export function partsIn(document: string): readonly string[] {
  return [...document.matchAll(marked)].map((match) => match.groups?.['name'] ?? '');
}
