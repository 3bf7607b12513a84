// The clock, on the page: it runs, falls, stands in a pause, over a sleep and over a reload.
import { expect, test } from './helpers/test';
import { expectAccessible } from './helpers/axe';
import { boardOf, button, movesOf, open, spot } from './helpers/player';
import type { Page } from '@playwright/test';

const WHITE_MOVES = ['8, white man', '15, empty'];
const BLACK_MOVES = ['29, black man', '22, empty'];

async function play(page: Page, names: string[]) {
  for (const name of names) await spot(page, 'tobit', name).click();
}

/** The clocks from top to bottom, in seconds. */
async function clocks(page: Page): Promise<number[]> {
  const texts = await page.getByRole('timer').allInnerTexts();
  return texts.map((text) =>
    text
      .replace(/[^\d:.]/g, '')
      .split(':')
      .reduce((sum, part) => sum * 60 + Number(part), 0),
  );
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: new Date('2026-03-01T10:00:00') });
});

test('C5 the clock of the side to move runs, from the first move on', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=both&time=300');
  await page.clock.runFor(60_000);
  expect(await clocks(page)).toEqual([300, 300]);
  await play(page, WHITE_MOVES);
  await page.clock.runFor(20_000);
  const [black, white] = await clocks(page);
  expect(white).toBe(300);
  expect(black).toBeGreaterThan(277);
  expect(black).toBeLessThan(281);
  await play(page, BLACK_MOVES);
  await page.clock.runFor(10_000);
  expect((await clocks(page))[1]).toBeLessThan(291);
  await expectAccessible(page);
});

test('who has no time left has lost, and the page says so', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=both&time=60');
  await play(page, WHITE_MOVES);
  await page.clock.runFor(52_000);
  await expect(page.getByRole('main').getByRole('status')).toContainText('Black has ten seconds left.');
  await expect(page.locator('.player-bar--far .clock')).toHaveClass(/is-last/);
  await page.clock.runFor(9_000);
  await expect(page.getByRole('main').getByRole('status')).toContainText('White wins: the other side’s time ran out.');
  await expect(button(page, 'Again')).toBeVisible();
  expect(await clocks(page)).toEqual([0, 60]);
  await page.reload();
  await expect(button(page, 'Start')).toBeVisible();
});

test('little time is told by more than a colour', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=both&time=300');
  await play(page, WHITE_MOVES);
  await page.clock.runFor(275_000);
  const clock = page.locator('.player-bar--far .clock');
  await expect(clock).toHaveClass(/is-low/);
  const sign = await clock.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(sign).toContain('!');
  expect(await clock.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('double');
});

test('a pause stops the clock and covers the board; it goes on where it stood', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=both&time=300');
  await expect(button(page, 'Pause')).toBeDisabled();
  await play(page, WHITE_MOVES);
  await page.clock.runFor(5_000);
  await button(page, 'Pause').click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('The clock is stopped and the board covered.');
  await expect(boardOf(page, 'tobit')).toHaveCount(0);
  // Nobody thinks on a stopped clock: earlier positions are covered too.
  await expect(button(page, 'One move back')).toBeDisabled();
  await movesOf(page).getByRole('button').first().click();
  await expect(button(page, 'Go on')).toBeVisible();
  await expect(page.locator('.play')).toHaveClass(/is-halted/);
  const before = await clocks(page);
  await page.clock.runFor(80_000);
  expect(await clocks(page)).toEqual(before);
  await expectAccessible(page);
  await button(page, 'Go on').click();
  await play(page, BLACK_MOVES);
  await expect(movesOf(page)).toContainText('29-22');
});

test('the clock over a laptop’s sleep: what passed before counts, the sleep does not', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=both&time=300');
  await play(page, WHITE_MOVES);
  await page.clock.runFor(10_000);
  const before = (await clocks(page))[0];
  // What the game asks goes before the buttons that are needed seldom.
  await button(page, 'More').click();
  await expect(button(page, 'New game')).toBeVisible();
  // The page is not run for two hours, and then once.
  await page.clock.fastForward(2 * 60 * 60 * 1_000);
  await page.clock.runFor(1_500);
  await expect(page.getByRole('main').getByRole('status')).toContainText('The device slept.');
  expect(Math.abs((await clocks(page))[0] - before)).toBeLessThanOrEqual(2);
  await button(page, 'Go on').click();
  await page.clock.runFor(5_000);
  expect((await clocks(page))[0]).toBeLessThan(before - 3);
});

test('a reload keeps the clock, and waits for the players', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=both&time=300');
  await play(page, WHITE_MOVES);
  await page.clock.runFor(42_000);
  await page.reload();
  await expect(button(page, 'Go on')).toBeVisible();
  const [black, white] = await clocks(page);
  expect(white).toBe(300);
  expect(black).toBeGreaterThanOrEqual(258);
  expect(black).toBeLessThanOrEqual(264);
});

test('a game with a clock is begun from the sheet, with the times that the rules name', async ({ page }) => {
  await open(page, '#/play/toguz');
  await page.getByRole('radio', { name: /^Two people/ }).check({ force: true });
  for (const time of ['No clock', '7 min', '20 min', '1 h', 'Own']) {
    await expect(page.getByRole('radio', { name: time, exact: true })).toHaveCount(1);
  }
  const choose = (group: string, answer: string) => page.getByRole('group', { name: group }).getByRole('radio', { name: answer, exact: true }).check();
  await choose('Time', 'Own');
  await choose('How it is divided', 'With increment');
  await choose('Minutes for the game', '5');
  await choose('Seconds a move', '3');
  await page.getByLabel('White’s name').fill('Aida');
  await expectAccessible(page);
  await button(page, 'Start').click();
  await expect(page.getByRole('timer').first()).toHaveText('5:00');
  await expect(page.locator('.player-bar--near')).toContainText('Aida');
  await spot(page, 'toguz', 'White pit 3, 9 stones').click();
  await spot(page, 'toguz', 'Black pit 5, 9 stones').click();
  await page.clock.runFor(2_000);
  expect((await clocks(page))[1]).toBeLessThan(300);
  expect((await clocks(page))[0]).toBeGreaterThan(300);
});

test('the time that was chosen among the usual ones is chosen again for the next game', async ({ page }) => {
  for (const [game, time] of [['toguz', '7 min'], ['tobit', '5 min + 3 s']]) {
    await open(page, `#/play/${game}`);
    await page.getByRole('radio', { name: /^Two people/ }).check({ force: true });
    await page.getByRole('radio', { name: time, exact: true }).check({ force: true });
    await button(page, 'Start').click();
    await button(page, 'More').click();
    await button(page, 'New game').click();
    await expect(page.getByRole('radio', { name: time, exact: true })).toBeChecked();
  }
});

test('a clock runs against the computer too', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=white&level=1&time=60');
  await play(page, WHITE_MOVES);
  await page.clock.resume();
  await expect(page.getByRole('main').getByRole('status')).toContainText(/Black plays/);
  await expect(page.getByRole('timer').nth(1)).not.toHaveText('1:00', { timeout: 5_000 });
});
