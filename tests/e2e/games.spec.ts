// The games that are kept: found, gone on with, deleted and brought back, saved as a file and read in again.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './helpers/test';
import { movesOf, open, spot } from './helpers/player';

const kept = (page: Page) => page.locator('.kept');
const games = async (page: Page) => {
  await open(page, '#/games');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved games' })).toBeVisible();
};

/** Plays a few moves of each kind, so that two games are kept. */
async function play(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/play/tobit?v=1&side=both');
  for (const name of ['8, white man', '15, empty', '29, black man', '22, empty']) await spot(page, 'tobit', name).click();
  await open(page, '#/play/toguz?v=1&side=both');
  await spot(page, 'toguz', 'White pit 7, 9 stones').click();
  await games(page);
  await expect(kept(page)).toHaveCount(2);
}

test('C6 every game that was played is in the list, is found by a word, and goes on from it', async ({ page }) => {
  await play(page);
  await expect(kept(page).first()).toContainText('Toguz Korgool');
  await page.getByRole('searchbox', { name: 'Search' }).fill('tobit two');
  await expect(kept(page)).toHaveCount(1);
  await expect(kept(page)).toContainText('2 moves');
  await expect(page.getByText('1 game', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tobit' })).toBeFocused();
  await expect(movesOf(page)).toContainText('8-15');
  await spot(page, 'tobit', '15, white man').click();
  await games(page);
  await expect(kept(page)).toHaveCount(2);
});

test('a game is deleted and brought back', async ({ page }) => {
  await play(page);
  // A keyboard stays with the game that it has deleted, and with the one that it has brought back, wherever that stands.
  const tobit = kept(page).filter({ hasText: 'Tobit' });
  await tobit.getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bring back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tobit.getByRole('button', { name: 'Continue' })).toBeFocused();
  await tobit.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted.')).toBeVisible();
  await page.reload();
  await expect(kept(page)).toHaveCount(1);
  await kept(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(kept(page).getByRole('button', { name: 'Continue' })).toBeVisible();
  await page.reload();
  await expect(kept(page)).toHaveCount(1);
});

test('a finished game is looked at, and is not kept twice for that', async ({ page }) => {
  await play(page);
  await open(page, '#/play/tobit');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await games(page);
  await kept(page).filter({ hasText: 'Tobit' }).getByRole('button', { name: 'Look at it' }).click();
  // The list tells the result too.
  await expect(page.getByRole('heading', { level: 1, name: 'Tobit' })).toBeFocused();
  await expect(page.getByText('Black wins: the other side resigned.').first()).toBeVisible();
  await games(page);
  await expect(kept(page)).toHaveCount(2);
});

test('all games are saved as one file and read in again on an empty device; what is damaged is set aside and kept', async ({ page }) => {
  await play(page);
  await page.evaluate(() => {
    URL.revokeObjectURL = (address) => Object.assign(window, { revoked: address });
  });
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all as a file' }).click();
  const file = await (await saving).path();
  const text = await readFile(file, 'utf8');
  expect(text).toContain('utys-games 1');
  expect(await page.evaluate(() => 'revoked' in window), 'a slow browser may still be fetching it').toBe(false);
  for (const name of ['Tobit', 'Toguz Korgool']) await kept(page).filter({ hasText: name }).getByRole('button', { name: 'Delete' }).click();
  await page.reload();
  await expect(kept(page)).toHaveCount(0);
  const choose = async (content: string) =>
    page.locator('input[type=file]').setInputFiles({ name: 'games.txt', mimeType: 'text/plain', buffer: Buffer.from(content) });
  await choose(`${text}\nutys-damaged 1 abc half a game\n\nutys-kept 1 id=x game=chess\n`);
  await expect(page.getByText('Read in: 3 new games.')).toBeVisible();
  await expect(page.getByText(/^Line \d+ cannot be read: utys-kept 1 id=x game=chess/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What cannot be read' })).toBeVisible();
  await expect(kept(page)).toHaveCount(3);
  // Chosen again after a reading that failed, the same file is another choice: nothing is left of the first.
  await page.evaluate(() => {
    const { text } = Blob.prototype;
    Blob.prototype.text = async () => {
      Blob.prototype.text = text;
      throw new DOMException('no', 'NotReadableError');
    };
  });
  await choose(text);
  await expect(page.locator('input[type=file]')).toHaveValue('');
  await choose(text);
  await expect(page.getByText('Here already: 2.')).toBeVisible();
  await expect(kept(page)).toHaveCount(3);
});
