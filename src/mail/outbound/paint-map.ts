import { createRequire } from 'node:module';
import type { MapPainter } from '../../games/ports.js';
import { drawMap } from '../../map/draw-map.js';

/** Twice as wide as mails show it would be sharper on good screens, and four times as heavy. */
const WIDTH = 800;
/** The board in two languages, a few games side by side. */
const KEPT = 8;
const FONT = '@expo-google-fonts/arimo';

type Render = (svg: string) => Promise<Uint8Array>;

/** Paints the map of the pages as PNG; who sees the same board in the same language gets the same picture, painted once. */
export function createMapPainter(): MapPainter {
  const kept = new Map<string, Promise<Uint8Array>>();
  let renderer: Promise<Render | undefined> | undefined;
  return async (state, locale) => {
    renderer ??= loadRenderer();
    const render = await renderer;
    if (render === undefined) return undefined;
    const svg = drawMap(state, locale);
    const known = kept.get(svg);
    if (known !== undefined) return known;
    const painted = render(svg);
    kept.set(svg, painted);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return painted;
  };
}

/** Undefined where the package has no binary for the machine: the mails say everything without a picture too. */
async function loadRenderer(): Promise<Render | undefined> {
  const resvg = await import('@resvg/resvg-js').catch(() => undefined);
  if (resvg === undefined) return undefined;
  const { resolve } = createRequire(import.meta.url);
  const font = {
    // The same picture on every machine.
    loadSystemFonts: false,
    fontFiles: [resolve(`${FONT}/400Regular/Arimo_400Regular.ttf`), resolve(`${FONT}/700Bold/Arimo_700Bold.ttf`)],
    defaultFontFamily: 'Arimo',
    sansSerifFamily: 'Arimo',
  };
  // In a thread of its own: a big map takes some tenths of a second.
  return async (svg) => (await resvg.renderAsync(svg, { font, fitTo: { mode: 'width', value: WIDTH } })).asPng();
}
