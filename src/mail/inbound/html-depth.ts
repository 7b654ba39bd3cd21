const voids = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const implied = new Set('p li dt dd option optgroup tr td th thead tbody tfoot rt rp'.split(' '));

/**
 * Whether elements are nested deeper than `limit`, in one linear pass. The HTML parser costs the square of the depth,
 * so a mail beyond the limit must not reach it. Elements that their siblings close are not counted.
 */
export function nestsDeeperThan(html: string, limit: number): boolean {
  const stack: string[] = [];
  const open = new Map<string, number>();
  const tag = /<!--|<(\/?)([A-Za-z][A-Za-z0-9:_-]*)/g;
  for (let match = tag.exec(html); match !== null; match = tag.exec(html)) {
    if (match[2] === undefined) {
      const end = html.indexOf('-->', tag.lastIndex);
      if (end < 0) return false;
      tag.lastIndex = end + 3;
      continue;
    }
    const name = match[2].toLowerCase();
    if (voids.has(name) || implied.has(name)) continue;
    if (match[1] === '/') close(stack, open, name);
    else if (push(stack, open, name) > limit) return true;
  }
  return false;
}

function push(stack: string[], open: Map<string, number>, name: string): number {
  open.set(name, (open.get(name) ?? 0) + 1);
  return stack.push(name);
}

function close(stack: string[], open: Map<string, number>, name: string): void {
  if ((open.get(name) ?? 0) === 0) return;
  for (let popped = stack.pop(); popped !== undefined; popped = stack.pop()) {
    open.set(popped, (open.get(popped) ?? 1) - 1);
    if (popped === name) return;
  }
}
