// Checks of the product that belong to no other file: what is said after each command, undo at both ends of a game, the
// same board everywhere, no waits for those who want no motion, the rule set by name.
import { expect, test } from './helpers/test';
import { BOARD, boardOf, button, contents, movesOf, names, open, spot, type Game } from './helpers/player';
import type { Page } from '@playwright/test';

const said = (page: Page) => page.getByRole('main').getByRole('status');

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** A button of the row, or of the menu "More" when it stands there. */
async function press(page: Page, name: string): Promise<void> {
  if (!(await button(page, name).isVisible())) await page.getByRole('button', { name: /^More/ }).click();
  await button(page, name).click();
}

test('E3 the live region answers each command of the row and of the board', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=both');
  const touch = (name: string) => spot(page, 'tobit', name).click();
  for (const [what, command, answer] of [
    ['a choice', () => touch('8, white man'), /15/],
    ['a refusal', () => touch('24, empty'), 'No line leads straight from 8 to 24.'],
    ['giving up', () => page.keyboard.press('Escape'), 'Put back: nothing is chosen.'],
    ['a move', async () => (await touch('8, white man'), await touch('15, empty')), 'White plays 8 15.'],
    ['Undo', () => press(page, 'Undo'), 'Taken back. White to move.'],
    ['a move', async () => (await touch('8, white man'), await touch('15, empty')), 'White plays 8 15.'],
    ['an earlier position', () => boardOf(page, 'tobit').locator('[tabindex="0"]').press('PageUp'), 'The position before the first move.'],
    ['the game again', () => boardOf(page, 'tobit').locator('[tabindex="0"]').press('PageDown'), 'Back in the game. Black to move.'],
    ['Flip', () => press(page, 'Flip'), 'The board is turned. Black sits at the bottom.'],
    ['an offer', () => press(page, 'Offer draw'), 'Black offers a draw.'],
    ['its refusal', () => press(page, 'Play on'), 'The draw is declined. The game goes on.'],
    ['resigning', async () => (await press(page, 'Resign'), await press(page, 'Yes, resign')), 'White wins: the other side resigned.'],
    ['Again', () => press(page, 'Again'), 'A new game. White to move.'],
  ] as const) {
    await command();
    await expect(said(page), `after ${what}`).toContainText(answer as string);
  }
});

test('C2 Undo works from the first move on and at the end of a game', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=both');
  const start = await contents(page, 'tobit');
  await expect(button(page, 'Undo')).toBeDisabled();
  await spot(page, 'tobit', '8, white man').click();
  await spot(page, 'tobit', '15, empty').click();
  await button(page, 'Undo').click();
  await expect.poll(() => contents(page, 'tobit')).toEqual(start);
  // The last piece is taken.
  await open(page, '#/play/tobit?v=1&side=both&pos=W:W15,1:B22');
  const before = await contents(page, 'tobit');
  await spot(page, 'tobit', '15, white man').click();
  await spot(page, 'tobit', '29, empty').click();
  await expect(button(page, 'Again')).toBeVisible();
  await expect(said(page)).toContainText('White wins: the other side has no piece left.');
  await button(page, 'Undo').click();
  await expect.poll(() => contents(page, 'tobit')).toEqual(before);
  await expect(spot(page, 'tobit', '15, white man')).toBeVisible();
});

for (const game of ['tobit', 'toguz'] as Game[]) {
  test(`E4 the board of ${game} is the same in play, embedded and on the page of rules: a group of named buttons with one tab stop`, async ({ page }) => {
    for (const [address, spots] of [
      [`#/play/${game}?v=1&side=both`, game === 'tobit' ? 38 : 18],
      [`#/embed/${game}?v=1&side=both`, game === 'tobit' ? 38 : 18],
      [`#/rules/${game}`, game === 'tobit' ? 38 : 18],
    ] as const) {
      await page.goto(`./${address}`);
      const board = page.getByRole('group', { name: BOARD[game] }).first();
      await expect(board, address).toBeVisible();
      await board.scrollIntoViewIfNeeded();
      await expect(board.getByRole('button'), address).toHaveCount(spots);
      await expect(board.locator('[tabindex="0"]'), address).toHaveCount(1);
      // Keys walk on it, wherever it is.
      await board.locator('[tabindex="0"]').focus();
      const before = await page.evaluate(() => document.activeElement!.getAttribute('aria-label'));
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => page.evaluate(() => document.activeElement!.getAttribute('aria-label')), { message: address }).not.toBe(before);
    }
  });

  test(`B6 the rule set of ${game} is named beside the board`, async ({ page }) => {
    const [usual, other] = {
      tobit: [['', '5 x 4, short tobit'], ['&variant=4x4&tobit=flying', '4 x 4, flying tobit']],
      toguz: [['', 'anticlockwise'], ['&direction=clockwise', 'clockwise']],
    }[game];
    for (const [options, name] of [usual, other]) {
      await open(page, `#/play/${game}?v=1&side=both${options}`);
      await expect(page.getByText(name, { exact: true })).toBeVisible();
    }
  });

  test(`E10 without motion there is no wait: a move of ${game} is over as soon as it is made`, async ({ page }) => {
    await open(page, `#/play/${game}?v=1&side=both`);
    const touches = { tobit: ['8, white man', '15, empty'], toguz: ['White pit 2, 9 stones'] }[game];
    const before = await contents(page, game);
    for (const touch of touches) await spot(page, game, touch).click();
    // One frame later the other side can move, and the log has the move.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect((await names(page, game)).some((name) => /, can (move|be played)/.test(name))).toBe(true);
    expect(await contents(page, game)).not.toEqual(before);
    await expect(movesOf(page)).toContainText(game === 'tobit' ? '8-15' : '21(');
    expect(await page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === 'running').length)).toBe(0);
  });
}
