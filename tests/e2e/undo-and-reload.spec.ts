// Taking back, and a game that outlives the page.
import { expect, test } from './helpers/test';
import { button, contents, movesOf, myTurn, open, spot, type Game } from './helpers/player';
import type { Page } from '@playwright/test';

const FIRST: Record<Game, [string, string?]> = { tobit: ['8, white man', '15, empty'], toguz: ['White pit 1, 9 stones'] };
// A long tobit, and that move of Toguz Korgool, are not in the opening book: the engine has to think.
const UNKNOWN: Record<Game, string> = { tobit: '&tobit=long', toguz: '' };

async function firstMove(page: Page, game: Game) {
  for (const name of FIRST[game]) if (name) await spot(page, game, name).click();
}

async function plies(page: Page): Promise<number> {
  const text = await movesOf(page).innerText();
  return text.split(/\s+/).filter((word) => /^\d+[-:]\d|^\d\d(X|\(\d+\))?$/.test(word) && !/\.$/.test(word)).length;
}

for (const game of ['tobit', 'toguz'] as Game[]) {
  test(`C1 one Undo returns to my last decision in ${game}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `#/play/${game}?v=1&side=white&level=1`);
    const start = await contents(page, game);
    await firstMove(page, game);
    await myTurn(page, game);
    expect(await contents(page, game)).not.toEqual(start);
    await button(page, 'Undo').click();
    await expect.poll(() => contents(page, game)).toEqual(start);
    await myTurn(page, game);
    await expect(button(page, 'Undo')).toBeDisabled();
  });

  test(`C1 Undo while the computer thinks takes my move back, and its late answer is dropped, in ${game}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `#/play/${game}?v=1&side=white&level=8${UNKNOWN[game]}`);
    const start = await contents(page, game);
    await firstMove(page, game);
    await expect(page.getByText('thinking').first()).toBeVisible();
    await button(page, 'Undo').click();
    await expect.poll(() => contents(page, game)).toEqual(start);
    await page.waitForTimeout(4_000);
    expect(await contents(page, game)).toEqual(start);
    await myTurn(page, game);
  });

  test(`C6 the game of ${game} survives a reload`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `#/play/${game}?v=1&side=white&level=1`);
    await firstMove(page, game);
    await myTurn(page, game);
    const before = await contents(page, game);
    const log = await movesOf(page).innerText();
    await page.reload();
    await expect.poll(() => contents(page, game)).toEqual(before);
    expect(await movesOf(page).innerText()).toBe(log);
    await myTurn(page, game);
    // From the first page the way leads back to it.
    await open(page, '#/');
    await page.getByRole('link', { name: /^Continue/ }).click();
    await expect.poll(() => contents(page, game)).toEqual(before);
  });

  test(`a reload while the computer thinks loses nothing in ${game}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `#/play/${game}?v=1&side=white&level=8${UNKNOWN[game]}`);
    await firstMove(page, game);
    await expect(page.getByText('thinking').first()).toBeVisible();
    await page.reload();
    await expect.poll(() => plies(page), { timeout: 20_000 }).toBe(2);
    await myTurn(page, game);
  });
}

test('a stored game that is damaged is set aside, and the player is told', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=both&moves=8-15');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((name) => name.includes('tobit')))).toBe(true);
  const damaged = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.includes('tobit'))!;
    const text = localStorage.getItem(key)!.slice(0, -7);
    localStorage.setItem(key, text);
    return text;
  });
  await open(page, '#/play/tobit');
  await page.reload();
  await expect(page.getByText('could not be read')).toBeVisible();
  await expect(button(page, 'Start')).toBeVisible();
  expect(await page.evaluate(() => Object.values(localStorage))).toContain(damaged);
});

test('F5 without storage a game is played all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/play/toguz?v=1&side=white&level=1');
  await firstMove(page, 'toguz');
  await myTurn(page, 'toguz');
  expect(await plies(page)).toBe(2);
});
