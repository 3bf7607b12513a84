// A board in somebody else's page: on another origin, without storage, in small frames.
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';

const SIZES = [
  [280, 360],
  [400, 400],
  [800, 600],
] as const;
const NAMES = { tobit: 'Tobit board', toguz: 'Toguz Korgool board' };
const MOVES = { tobit: ['8, white man', '15, empty'], toguz: ['White pit 1, 9 stones'] };

/** Frames of the first origin in a page of the second one; storage is denied to them. Errors fail the test. */
const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        // The host is nothing of ours: it has no icon.
        const ours = message.location().url.startsWith(new URL(process.env.UTYS_ROOT!).origin);
        if (message.type() === 'error' && ours) faults.push(message.text());
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(() => {
        if (window === window.top) return;
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

async function embed(page: Page, hash: string, width: number, height: number): Promise<FrameLocator> {
  const host = process.env.UTYS_FOLDER!;
  const guest = new URL(`./${hash}`, process.env.UTYS_ROOT!).href;
  expect(new URL(host).origin).not.toBe(new URL(guest).origin);
  // Any plain file of the other origin makes a page without a policy of its own.
  await page.goto(new URL('./rooms.css', host).href);
  await page.evaluate(
    ([src, width, height]) => {
      document.body.innerHTML = `<iframe title="Board" src="${src}" width="${width}" height="${height}" style="border:0"></iframe>`;
    },
    [guest, width, height] as const,
  );
  return page.frameLocator('iframe');
}

async function fits(page: Page): Promise<void> {
  const frame = page.frames().at(-1)!;
  const sizes = await frame.evaluate(() => {
    const root = document.documentElement;
    const board = document.querySelector('.board')!.getBoundingClientRect();
    return { scroll: [root.scrollWidth, root.scrollHeight], inner: [innerWidth, innerHeight], board: [board.left, board.top, board.right, board.bottom] };
  });
  expect(sizes.scroll[0]).toBeLessThanOrEqual(sizes.inner[0]);
  expect(sizes.scroll[1]).toBeLessThanOrEqual(sizes.inner[1]);
  expect(sizes.board[0]).toBeGreaterThanOrEqual(0);
  expect(sizes.board[1]).toBeGreaterThanOrEqual(0);
  expect(sizes.board[2]).toBeLessThanOrEqual(sizes.inner[0] + 0.5);
  expect(sizes.board[3]).toBeLessThanOrEqual(sizes.inner[1] + 0.5);
}

for (const game of ['tobit', 'toguz'] as const) {
  for (const [width, height] of SIZES) {
    for (const ui of ['board', 'min', 'full']) {
      test(`F2 F5 ${game} plays in a frame of ${width} x ${height} with ui=${ui}, on another origin and without storage`, async ({ page }) => {
        const frame = await embed(page, `#/embed/${game}?v=1&side=white&level=1&ui=${ui}`, width, height);
        const board = frame.getByRole('group', { name: NAMES[game] });
        await expect(board).toBeVisible();
        await fits(page);
        for (const name of MOVES[game]) await board.getByRole('button', { name: new RegExp(`^${name}(,|$)`) }).click();
        await expect(frame.getByRole('status')).toContainText(/Black (plays|sows)/, { timeout: 20_000 });
        await fits(page);
      });
    }
  }
}

test('F3 F4 an embedded board honours position, moves, ply, side, language and theme', async ({ page }) => {
  const frame = await embed(page, '#/embed/tobit?v=1&moves=8-15_29-22&ply=1&side=both&lang=ru&theme=dark&ui=full', 800, 600);
  await expect(frame.getByText('После хода 1 из 2.').first()).toBeVisible();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'ru');
  // White has moved to 15, and Black not yet from 29.
  await expect(frame.getByRole('group').getByRole('button', { name: /^15, белый хул/ })).toBeVisible();
  await expect(frame.getByRole('group').getByRole('button', { name: /^29, чёрный хул/ })).toBeVisible();
  await expect(frame.getByRole('banner')).toHaveCount(0);
  const other = await embed(page, '#/embed/tobit?v=1&pos=B:W15,9:B29,31&side=black&level=1&ui=full', 800, 600);
  await expect(other.getByRole('group').getByRole('button', { name: /, black man, can move/ }).first()).toBeVisible();
  await expect(other.getByText('You, Black')).toBeVisible();
  await expect(other.getByText('Computer, level 1')).toBeVisible();
});

test('a rule behind a sentence opens beside the frame, whose game goes on', async ({ page }) => {
  const frame = await embed(page, '#/embed/toguz?v=1&side=both&ui=full', 800, 600);
  // A pit that is not White's.
  await frame.getByRole('button', { name: /^Black pit 1,/ }).click();
  const rule = frame.locator('.play__rule');
  await expect(rule).toHaveAttribute('rel', 'noopener');
  const opening = page.context().waitForEvent('page');
  await rule.click();
  await expect((await opening).getByRole('heading', { level: 1 })).toContainText('Rules');
  await expect(frame.getByRole('group', { name: NAMES.toguz })).toBeVisible();
});

test('a wrong link in a frame says what is wrong', async ({ page }) => {
  const frame = await embed(page, '#/embed/toguz?v=1&ui=huge', 400, 400);
  await expect(frame.getByRole('alert')).toContainText('board, min, full');
  for (const way of await frame.locator('.page__ways a').all()) await expect(way).toHaveAttribute('target', '_blank');
});

test('an embedded game leaves nothing behind', async ({ page }) => {
  const context = page.context();
  const other = await context.newPage();
  await other.goto(new URL('./#/embed/tobit?v=1&side=both&lang=en', process.env.UTYS_ROOT!).href);
  const board = other.getByRole('group', { name: NAMES.tobit });
  for (const name of MOVES.tobit) await board.getByRole('button', { name: new RegExp(`^${name}(,|$)`) }).click();
  await expect(other.getByRole('status')).toContainText('White plays 8 15.');
  expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([]);
  // The language that a link asked for lasts as long as the tab.
  expect(await other.evaluate(() => Object.keys(sessionStorage))).toEqual(['utys.lang']);
  expect(await other.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});
