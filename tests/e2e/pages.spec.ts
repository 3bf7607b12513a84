// What every page owes: a title, the focus, no violation of accessibility, no scrolling where there is room.
import { expect, test } from './helpers/test';
import { expectAccessible } from './helpers/axe';
import { BOARD, boardOf, button, names, open, spot, type Game } from './helpers/player';

const GAMES: Game[] = ['tobit', 'toguz'];

test('the first page has no violation of accessibility', async ({ page }) => {
  await open(page, '#/');
  await expectAccessible(page);
});

for (const game of GAMES) {
  test(`the page of ${game} has none before, during and after a game`, async ({ page }) => {
    await open(page, `#/play/${game}`);
    await expectAccessible(page);
    await open(page, `#/play/${game}?v=1&side=both`);
    await expectAccessible(page);
    await boardOf(page, game).getByRole('button', { name: game === 'tobit' ? /^8, / : /^White pit 3, / }).click();
    await expectAccessible(page);
    await button(page, 'Resign').click();
    await expectAccessible(page);
    await button(page, 'Yes, resign').click();
    await expectAccessible(page);
  });

  test(`E7 E8 the board of ${game} is one tab stop of named buttons`, async ({ page }) => {
    await open(page, `#/play/${game}?v=1&side=both`);
    const board = page.getByRole('group', { name: BOARD[game], exact: true });
    await expect(board.locator('[tabindex="0"]')).toHaveCount(1);
    const pattern = game === 'tobit' ? /^\d+, (empty|(white|black) (man|tobit))(, |$)/ : /^(White|Black) pit [1-9], (empty|1 stone|\d+ stones|tuz of (White|Black))(, |$)/;
    const all = await names(page, game);
    expect(all.length).toBe(game === 'tobit' ? 38 : 18);
    expect(all.filter((name) => !pattern.test(name))).toEqual([]);
  });

  for (const [width, height] of [[360, 640], [820, 1180], [1280, 800]]) {
    test(`a game of ${game} fits ${width} x ${height} without scrolling the page`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, `#/play/${game}?v=1&side=white&level=1`);
      await expect(boardOf(page, game)).toBeVisible();
      const room = await page.evaluate(() => {
        const root = document.documentElement;
        return [root.scrollHeight - root.clientHeight, root.scrollWidth - root.clientWidth];
      });
      expect(room).toEqual([0, 0]);
      const clipped = await page.getByRole('main').getByRole('button').evaluateAll((buttons) =>
        buttons
          .filter((element) => {
            const box = element.getBoundingClientRect();
            return box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5;
          })
          .map((element) => element.getAttribute('aria-label') ?? element.textContent),
      );
      expect(clipped).toEqual([]);
    });
  }

  test(`nothing of ${game} is wider than 280 px allow, nor lost at 2560`, async ({ page }) => {
    for (const width of [280, 2560]) {
      await page.setViewportSize({ width, height: 700 });
      await open(page, `#/play/${game}?v=1&side=both`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const box = (await boardOf(page, game).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.width).toBeGreaterThan(220);
    }
  });
}

test('treasuries are named', async ({ page }) => {
  await open(page, '#/play/toguz?v=1&side=both&moves=76');
  await expect(page.getByRole('img', { name: 'White treasury, 10 stones' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Black treasury, (0 stones|empty)$/ })).toBeVisible();
});

test('E8 one live region speaks each move', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=both');
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(1);
  await spot(page, 'tobit', '8, white man').click();
  await spot(page, 'tobit', '15, empty').click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('White plays 8 15.');
  await spot(page, 'tobit', '29, black man').click();
  await spot(page, 'tobit', '22, empty').click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Black plays 29 22.');
});

test('every change of page sets the title and brings the focus to the heading, and Back works', async ({ page }) => {
  await open(page, '#/');
  const first = await page.title();
  await page.getByRole('navigation').getByRole('link', { name: 'Tobit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tobit' })).toBeFocused();
  expect(await page.title()).not.toBe(first);
  await page.goBack();
  await expect(page).toHaveTitle(first);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('A11 the keys of the board work only while it has the focus', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=both');
  await page.getByRole('heading', { level: 1 }).focus();
  const before = await names(page, 'tobit');
  for (const key of ['ArrowUp', 'Enter', 'f', 'u', ' ']) await page.keyboard.press(key);
  expect(await names(page, 'tobit')).toEqual(before);
});

test('the focus is never lost: a button that vanishes or closes hands it to the board', async ({ page }) => {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
  const onBoard = /^\d+, /;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/play/tobit?v=1&side=both');
  await spot(page, 'tobit', '8, white man').click();
  await spot(page, 'tobit', '15, empty').click();
  for (const [press, then] of [
    ['Undo', onBoard],
    ['Resign', /^Yes, resign$/],
    ['No, play on', onBoard],
    ['Offer draw', onBoard],
    ['Accept the draw', onBoard],
    ['Again', onBoard],
    ['More', /^Flip$/],
    ['Close', onBoard],
    ['More', /^Flip$/],
    ['New game', /^$/],
    ['Back to the game', onBoard],
    ['More', /^Flip$/],
    ['Flip', onBoard],
  ] as const) {
    await button(page, press).focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused, `after ${press}`).toMatch(then);
  }
});

test('the line under the name of the side to move is not cut off', async ({ page }) => {
  await open(page, '#/play/toguz?v=1&side=both');
  const name = page.locator('.player-bar.is-turn .player-bar__name');
  await expect(name).toHaveText('White');
  // The accent colour of the line must be found among the pixels.
  const [shot, style] = [await name.screenshot(), await name.evaluate((e) => getComputedStyle(e).textDecorationColor)];
  const inked = await page.evaluate(async ([base64, colour]) => {
    const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const want = colour.match(/\d+/g)!.map(Number);
    const data = context.getImageData(0, 0, canvas.width, canvas.height).data;
    let count = 0;
    for (let i = 0; i < data.length; i += 4) if (want.slice(0, 3).every((v, k) => Math.abs(data[i + k] - v) < 12)) count += 1;
    return count;
  }, [shot.toString('base64'), style] as const);
  expect(inked).toBeGreaterThan(20);
});

for (const game of ['tobit', 'toguz'] as Game[]) {
  test(`${game} with text twice as large is cut off nowhere`, async ({ page }) => {
    for (const [width, height] of [[1280, 800], [360, 640]]) {
      await page.setViewportSize({ width, height });
      await open(page, `#/play/${game}?v=1&side=both`);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const boxes = await page.locator('.play > *:not([role=status])').evaluateAll((all) => all.map((e) => e.getBoundingClientRect().toJSON()));
      // No part lies on another, and no button hangs out of its row.
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1))
          expect(Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1).toBe(false);
      const hangs = await page.locator('.controls').evaluate((row) => row.scrollHeight - row.clientHeight);
      expect(hangs).toBeLessThanOrEqual(1);
    }
  });
}

test('E9 without colours of the page the marks of the two sides are still told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '#/play/tobit?v=1&side=both');
  const fills = await page.locator('.player-bar__mark').evaluateAll((all) => all.map((mark) => getComputedStyle(mark).backgroundColor));
  expect(new Set(fills).size).toBe(2);
});

test('a game fits the smallest embed without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 480 });
  for (const game of ['tobit', 'toguz'] as Game[]) {
    await open(page, `#/play/${game}?v=1&side=both`);
    await expect(button(page, 'More')).toBeInViewport({ ratio: 1 });
  }
});

test('no arrow key is lost, however fast they come', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await open(page, '#/play/toguz?v=1&side=both');
  await boardOf(page, 'toguz').getByRole('button', { name: /^White pit 1, / }).focus();
  const press = (key: string) => Promise.all(['keyDown', 'keyUp'].map((type) => client.send('Input.dispatchKeyEvent', { type: type as 'keyDown', key })));
  // Nobody waits for the page between two keys.
  await Promise.all([...Array(8).fill('ArrowRight'), ...Array(5).fill('ArrowLeft')].map(press));
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^White pit 4, /);
  expect((await names(page, 'toguz')).length).toBe(18);
});
