import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { addModerator } from '../../src/games/add-moderator.js';
import type { CreatedGame } from '../../src/games/create-game.js';
import { aGame, aTestApp, bearer, pageOf, type TestApp } from '../http/test-app.js';
import { describeWith } from '../support/needs.js';

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

describeWith('chromium', 'pages in a browser', (program) => {
  let world: TestApp;
  let browser: Browser;
  let base = '';
  let game: CreatedGame;
  beforeAll(async () => {
    world = await aTestApp();
    game = await aGame(world);
    await world.app.inject({ method: 'POST', url: `/api/v1/games/${game.id}/start`, headers: bearer(world.moderatorToken) });
    base = await world.app.listen({ port: 0, host: '127.0.0.1' });
    browser = await chromium.launch({ executablePath: program, args });
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await world.close();
  });

  /** A page in a context of its own; errors on its console fail the test. */
  async function visit(path: string, { script = true, width = 1200, context }: { readonly script?: boolean; readonly width?: number; readonly context?: BrowserContext } = {}): Promise<{ readonly page: Page; readonly complaints: string[] }> {
    const page = await (context ?? (await browser.newContext({ javaScriptEnabled: script, viewport: { width, height: 800 } }))).newPage();
    const complaints: string[] = [];
    page.on('console', (message) => { if (message.type() === 'error') complaints.push(message.text()); });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(base + path);
    return { page, complaints };
  }

  /** Within the map there is but one picture with a name, rows of statements are all alike, and no page has frames: without these it takes a third of the time. */
  async function seriousViolations(page: Page): Promise<readonly string[]> {
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']).exclude('.map svg').exclude('.statements > div:nth-child(n+4)').setLegacyMode(true).analyze();
    return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  }

  async function asModerator(): Promise<BrowserContext> {
    const context = await browser.newContext();
    const { signInUrl } = await addModerator(world.deps, { email: 'moderator@example.org' });
    const { page } = await visit(new URL(signInUrl).pathname, { context });
    await page.locator('main button').click();
    await page.waitForURL('**/moderator');
    await page.close();
    return context;
  }

  test('orders are sent without any script', async () => {
    const { page } = await visit(pageOf(game, 'letnev'), { script: false });
    await page.getByLabel('Your orders').fill('ACTIVATE 5\nMOVE Dreadnought 9 FROM 2');
    await page.getByRole('button', { name: 'Send orders' }).click();
    await expect(page.locator('#echo').innerText()).resolves.toContain('Some orders accepted');
    expect(await page.getByLabel('Your orders').inputValue()).toContain('MOVE Dreadnought 9');
    await page.context().close();
  }, 60_000);

  test('with script, checks come while one types, and nothing is stored', async () => {
    const { page, complaints } = await visit(pageOf(game, 'hacan'));
    await page.getByLabel('Deine Befehle').fill('AKTIVIERE 999');
    await page.locator('#echo .answer').waitFor();
    expect(await page.locator('#echo').innerText()).toContain('Nur geprüft');
    await page.reload();
    expect(await page.getByLabel('Deine Befehle').inputValue()).toBe('');
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 60_000);

  test('words to go on with stand below the text, and one click puts one in', async () => {
    const { page, complaints } = await visit(pageOf(game, 'letnev'));
    const text = page.getByLabel('Your orders');
    await text.fill('ACTIVATE 5\nMOV');
    await page.getByRole('button', { name: 'MOVE', exact: true }).click();
    expect(await text.inputValue()).toBe('ACTIVATE 5\nMOVE ');
    // Those of the text as it now stands: what goes on after the word.
    await page.locator('#complete button[data-line^="MOVE "]').first().waitFor();
    await text.press('Control+Space');
    await page.keyboard.press('Enter');
    expect(await text.inputValue()).toMatch(/^ACTIVATE 5\nMOVE \S/u);
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 60_000);

  test.each(['en', 'de'])('no page for players or everybody has a serious fault for screen readers (%s)', async (lang) => {
    const found: Record<string, readonly string[]> = {};
    for (const path of ['/', '/rules', '/sign-in', `/games/${game.id}`, `/games/${game.id}/dice`, pageOf(game, 'letnev'), '/not-there']) {
      const { page } = await visit(`${path}?lang=${lang}`, { width: 390 });
      found[path] = await seriousViolations(page);
      await page.context().close();
    }
    expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
  }, 300_000);

  test.each(['en', 'de'])("none of the moderator's pages has a serious fault for screen readers (%s)", async (lang) => {
    const context = await asModerator();
    const here = `/moderator/games/${game.id}`;
    const found: Record<string, readonly string[]> = {};
    for (const path of ['/moderator', '/moderator/new', here, `${here}/mails`, `${here}/orders/letnev`, `${here}/correct?kind=leader`, '/moderator/outbox']) {
      const { page } = await visit(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`, { context });
      found[path] = await seriousViolations(page);
      await page.close();
    }
    expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
    await context.close();
  }, 300_000);

  test('no page is wider than a telephone', async () => {
    for (const path of ['/', '/rules', `/games/${game.id}`, `/games/${game.id}/dice`, pageOf(game, 'letnev')]) {
      const { page } = await visit(path, { width: 360 });
      expect({ path, wider: await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth') }).toEqual({ path, wider: false });
      await page.context().close();
    }
  }, 300_000);
});
