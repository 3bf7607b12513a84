// Moves that wait: one for its turn, one for a second word; and looking at earlier positions.
import type { Page } from '@playwright/test';
import { expect, test } from './helpers/test';
import { boardOf, button, contents, movesOf, names, open, spot } from './helpers/player';

// A long tobit is not in the opening book: the engine has to think for a while.
const THINKS = '#/play/tobit?v=1&side=white&level=8&tobit=long';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** The computer's first answer takes a few seconds: its program arrives late. */
async function slowly(page: Page): Promise<void> {
  await page.route('**/worker_bg.wasm', async (route) => {
    await new Promise((done) => setTimeout(done, 4_000));
    await route.continue();
  });
}

test('a premove is played when its turn comes', async ({ page }) => {
  await slowly(page);
  await open(page, '#/play/toguz?v=1&side=white&level=8');
  await spot(page, 'toguz', 'White pit 1, 9 stones').click();
  await boardOf(page, 'toguz').getByRole('button', { name: /^White pit 6, / }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Chosen in advance');
  await expect(page.getByRole('main').getByRole('status')).toContainText(/White sows pit 6/, { timeout: 20_000 });
});

test('A4 a premove is given up by Escape', async ({ page }) => {
  await slowly(page);
  await open(page, THINKS);
  await spot(page, 'tobit', '8, white man').click();
  await spot(page, 'tobit', '15, empty').click();
  await boardOf(page, 'tobit').getByRole('button', { name: /^9, / }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('status')).toContainText('The move chosen in advance is given up.');
});

test('A7 a move waits to be confirmed where that is wished', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('utys.settings', 'confirm=on'));
  await open(page, '#/play/tobit?v=1&side=both');
  await spot(page, 'tobit', '8, white man').click();
  await spot(page, 'tobit', '15, empty').click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('8-15: play it?');
  await expect(movesOf(page)).not.toContainText('8-15');
  await button(page, 'Cancel').click();
  await expect(button(page, 'Play it')).toHaveCount(0);
  await spot(page, 'tobit', '8, white man').click();
  await spot(page, 'tobit', '15, empty').click();
  await button(page, 'Play it').click();
  await expect(movesOf(page)).toContainText('8-15');
});

test('E6 B8 previous and next work from the board, and back is the exact reverse', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=both&moves=8-15_29-22_15:29_35:22');
  const pictures: string[][] = [];
  await boardOf(page, 'tobit').locator('[tabindex="0"]').focus();
  for (let ply = 4; ply > 0; ply--) {
    pictures.push(await contents(page, 'tobit'));
    await page.keyboard.press('PageUp');
    await expect(page.getByRole('main').getByRole('status')).toContainText(ply > 1 ? `After move ${ply - 1} of 4.` : 'The position before the first move.');
  }
  for (const picture of pictures.reverse()) {
    await page.keyboard.press('PageDown');
    await expect.poll(() => contents(page, 'tobit')).toEqual(picture);
  }
  await expect(page.getByRole('main').getByRole('status')).toContainText('Back in the game. White to move.');
});

test('the moves, the four buttons and the keys of the list turn the pages too', async ({ page }) => {
  await open(page, '#/play/toguz?v=1&side=both&moves=7_8_1');
  const last = await contents(page, 'toguz');
  await button(page, 'To the start').click();
  await expect(page.getByText('The position before the first move.').first()).toBeVisible();
  await expect(button(page, 'One move back')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'One move on').click();
  await expect(page.getByText('After move 1 of 3.').first()).toBeVisible();
  await movesOf(page).getByRole('button').nth(1).click();
  await expect(page.getByText('After move 2 of 3.').first()).toBeVisible();
  await movesOf(page).focus();
  await page.keyboard.press('End');
  await expect.poll(() => contents(page, 'toguz')).toEqual(last);
  await page.keyboard.press('ArrowLeft');
  await button(page, 'Back to the game').click();
  await expect.poll(async () => (await names(page, 'toguz')).some((name) => name.includes('can be played'))).toBe(true);
});

test('C8 the end names result and reason, and offers another game and a link', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => {});
  await open(page, '#/play/tobit?v=1&side=both&moves=8-15');
  await button(page, 'Resign').click();
  await button(page, 'Yes, resign').click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('White wins: the other side resigned.');
  await expect(button(page, 'Again')).toBeVisible();
  await button(page, 'Copy link').click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(/The link of the game/);
  await button(page, 'More').click();
  await expect(button(page, 'New game')).toBeVisible();
});

test('C3 C9 strict play has no Undo, and a game without help shows nothing of what is possible', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=both&takebacks=never&help=none');
  await expect(button(page, 'Undo')).toHaveCount(0);
  await expect(page.getByText('White to move.').first()).toBeVisible();
  expect((await names(page, 'tobit')).filter((name) => name.includes('can '))).toEqual([]);
  await spot(page, 'tobit', '8, white man').click();
  await spot(page, 'tobit', '15, empty').click();
  await expect(movesOf(page)).toContainText('8-15');
});
