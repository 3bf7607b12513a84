// The rules in the players' words: every board on the pages is played, by mouse and by keyboard.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './helpers/test';
import { BOARD, open, type Game } from './helpers/player';

const GAMES: Game[] = ['tobit', 'toguz'];
const TITLE: Record<Game, string> = { tobit: 'Rules of Tobit', toguz: 'Rules of Toguz Korgool' };

async function read(page: Page, game: Game, clause = '') {
  await open(page, `#/rules/${game}${clause && `/${clause}`}`);
  await expect(page.getByRole('heading', { level: 1, name: TITLE[game] })).toBeVisible();
}

async function drill(page: Page, clause: string): Promise<Locator> {
  const board = page.locator(`[id="${clause}"] .drill`);
  // A board is drawn when one comes near it.
  await board.scrollIntoViewIfNeeded();
  return board;
}
const spotOf = (board: Locator, name: string) => board.getByRole('button', { name: new RegExp(`^${name}(,|$)`) });
const line = (board: Locator) => board.locator('.drill__line');
const done = (board: Locator) => board.locator('.drill__line.is-done');

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('B4 B5 D7 a refused touch on a rule’s board says why, links the rule, and the right move is told as done', async ({ page }) => {
  await read(page, 'tobit', 'T3.1');
  const board = await drill(page, 'T3.1');
  await spotOf(board, '15').click();
  await spotOf(board, '8').click();
  await expect(line(board)).toContainText('A man moves forward or sideways; it goes back only to capture.');
  await spotOf(board, '16').click();
  await expect(done(board)).toContainText('Done. White plays 15 16.');
  await board.getByRole('button', { name: 'Start again' }).click();
  await expect(done(board)).toHaveCount(0);
  await expect(spotOf(board, '15')).toHaveAccessibleName(/white man/);

  const duty = await drill(page, 'T4.2');
  await spotOf(duty, '11').click();
  await expect(line(duty)).toContainText('You must capture: with 8.');
  // Its own section is not linked; another one is, and the link leads there.
  await expect(line(duty).getByRole('link')).toHaveCount(0);
  await spotOf(duty, '22').click();
  const start = await drill(page, 'T2.2');
  await spotOf(start, '1').click();
  await line(start).getByRole('link', { name: 'The rule: T3' }).click();
  await expect(page.locator('[id="T3"]')).toBeFocused();
});

test('a rule of Toguz Korgool is tried by mouse, and another move than was asked for is told apart', async ({ page }) => {
  await read(page, 'toguz');
  const board = await drill(page, 'K4.1');
  await spotOf(board, 'White pit 2').click();
  await expect(line(board)).toContainText('That is allowed too');
  await board.getByRole('button', { name: 'Start again' }).click();
  await spotOf(board, 'White pit 8').click();
  await expect(done(board)).toContainText('White captures 4; treasury 74.');
});

test('E1 a rule of each game is tried by keyboard alone', async ({ page }) => {
  for (const [game, clause, start, keys, words] of [
    ['tobit', 'T4.1', '22', ['Enter', 'ArrowDown', 'ArrowDown', 'Enter'], 'White plays 22 8. Captures 15.'],
    ['toguz', 'K3.2', 'White pit 1', ['Enter'], 'The last falls into White pit 2.'],
  ] as const) {
    await read(page, game, clause);
    const board = await drill(page, clause);
    await page.locator(`[id="${clause}"]`).focus();
    for (let at = 0; at < 6 && !(await board.locator('[data-spot]:focus').count()); at += 1) await page.keyboard.press('Tab');
    for (let at = 0; at < 20 && !(await spotOf(board, start).evaluate((e) => e === document.activeElement)); at += 1) {
      await page.keyboard.press(game === 'tobit' ? (at % 3 === 2 ? 'ArrowRight' : 'ArrowUp') : 'ArrowLeft');
    }
    await expect(spotOf(board, start)).toBeFocused();
    for (const key of keys) await page.keyboard.press(key);
    await expect(done(board)).toContainText(words);
    await expect(board.getByRole('status')).toContainText(words);
  }
});

for (const game of GAMES) {
  test(`each board of the rules of ${game} answers to mouse and keyboard and can be shown its goal`, async ({ page }) => {
    await read(page, game);
    const boards = page.locator('.drill');
    const count = await boards.count();
    expect(count).toBeGreaterThan(13);
    for (let at = 0; at < count; at += 1) {
      const board = boards.nth(at);
      await board.scrollIntoViewIfNeeded();
      const svg = board.getByRole('group', { name: BOARD[game] });
      const said = () => board.getByRole('status').innerText();
      // A touch is always answered: with what is possible, with a move, or with why not.
      await svg.getByRole('button', { name: game === 'tobit' ? /(white|black) (man|tobit), can move/ : /can be played/ }).first().click();
      await expect.poll(said).not.toBe('');
      await board.getByRole('button', { name: 'Start again' }).click();
      const before = await said();
      await svg.locator('[tabindex="0"]').focus();
      await page.keyboard.press('Enter');
      await expect.poll(said).not.toBe(before);
      await board.getByRole('button', { name: 'Show me' }).click();
      await expect(done(board)).toBeVisible();
    }
  });

  test(`the rules of ${game} fit a phone in every language`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const lang of ['en', 'ru', 'ky', 'kk']) {
      await page.goto(`./#/rules/${game}?lang=${lang}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('.drill').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), lang).toBeLessThanOrEqual(0);
    }
  });
}

test('an address of a clause leads to it, the contents to a section, and Back to where one was', async ({ page }) => {
  await read(page, 'tobit', 'T5.2');
  const clause = page.locator('[id="T5.2"]');
  await expect(clause).toBeFocused();
  await expect(clause).toBeInViewport();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Capturing' }).click();
  await expect(page.locator('[id="T4"]')).toBeFocused();
  await expect(page.locator('[id="T4"]')).toBeInViewport();
  await page.goBack();
  await expect(clause).toBeFocused();
});

test('words of other languages are marked as such', async ({ page }) => {
  await read(page, 'tobit');
  await expect(page.locator('i[lang="kjh"]').first()).toHaveText('чол');
  await read(page, 'toguz');
  await expect(page.locator('i[lang="kk"]').first()).toHaveText('тоғызқұмалақ');
});
