// Two people on one device.
import { expect, test } from './helpers/test';
import { boardOf, button, byMouse, contents, movesOf, names, open, playOut, resignByMouse, spot, type Game } from './helpers/player';

for (const game of ['tobit', 'toguz'] as Game[]) {
  test(`C5 two people play ${game} on one device, both sides by touch`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `#/play/${game}`);
    await page.getByRole('radio', { name: /^Two people/ }).check();
    await button(page, 'Start').click();
    const moves = await playOut(page, game, 7, 120, byMouse(page, game), () => resignByMouse(page));
    expect(moves).toBeGreaterThan(20);
    await expect(page.getByRole('main').getByRole('status')).toContainText(/wins|A draw/);
  });
}

test('an offer of a draw is answered by the other person', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=both');
  await spot(page, 'tobit', '8, white man').click();
  await spot(page, 'tobit', '15, empty').click();
  await button(page, 'Offer draw').click();
  await button(page, 'Play on').click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('declined');
  await spot(page, 'tobit', '29, black man').click();
  await spot(page, 'tobit', '22, empty').click();
  await button(page, 'Offer draw').click();
  await button(page, 'Accept the draw').click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(/A draw: by agreement/);
  await expect(button(page, 'Again')).toBeVisible();
});

test('the board turns to the other side of the table', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=both');
  const before = await contents(page, 'tobit');
  expect(before[0]).toBe('34, black man');
  await button(page, 'More').click();
  await button(page, 'Flip').click();
  await expect.poll(() => contents(page, 'tobit')).toEqual([...before].reverse());
});

test('B1 a capture with a fork asks where to go, and the whole capture is written', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=both&pos=W:W15:B16,18,24,38');
  await spot(page, 'tobit', '15, white man').click();
  await spot(page, 'tobit', '17, empty').click();
  const forks = (await names(page, 'tobit')).filter((name) => name.includes('can be reached'));
  expect(forks.map((name) => name.split(',')[0]).sort()).toEqual(['19', '31']);
  await expect(movesOf(page)).not.toContainText('15');
  await spot(page, 'tobit', '31, empty').click();
  await expect(movesOf(page)).toContainText('15:17:31');
});

test('B4 a refused touch says why and shows the pieces that must capture', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=both&moves=8-15_29-22');
  await spot(page, 'tobit', '9, white man').click();
  await expect(page.getByText('You must capture: with 15.').first()).toBeVisible();
  await spot(page, 'tobit', '15, white man').click();
  await spot(page, 'tobit', '29, empty').click();
  await expect(movesOf(page)).toContainText('15:29');
  await expect(spot(page, 'tobit', '22, empty')).toBeVisible();
  // What is captured lies beside the name, and is said to who does not see it.
  await expect(page.locator('.player-bar--near .spoils > g')).toHaveCount(1);
  await expect(page.locator('.player-bar--near')).toContainText('1 captured');
  await expect(page.locator('.player-bar--far .spoils')).toHaveCount(0);
  await expect(boardOf(page, 'tobit')).toBeVisible();
});

test('a double-click is a click: on a piece, on a pit, on a button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/play/tobit?v=1&side=both');
  await spot(page, 'tobit', '8, white man').dblclick();
  await expect(spot(page, 'tobit', '8, white man, chosen')).toBeVisible();
  await spot(page, 'tobit', '15, empty').dblclick();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('White plays 8 15.');
  // Two clicks with time between them are two clicks.
  await spot(page, 'tobit', '29, black man').click();
  await spot(page, 'tobit', '29, black man').click();
  await expect(spot(page, 'tobit', '29, black man, chosen')).toHaveCount(0);
  // What takes the place of "Resign" is not pressed by the second half of the click.
  await button(page, 'Resign').dblclick();
  await expect(button(page, 'Yes, resign')).toBeVisible();
  await button(page, 'Yes, resign').dblclick();
  await expect(page.getByRole('main').getByRole('status')).toContainText('White wins: the other side resigned.');
  await page.goto('./#/play/toguz?v=1&side=both');
  await spot(page, 'toguz', 'White pit 3, 9 stones').dblclick();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('White sows pit 3, 9 stones. The last falls into Black pit 2. White captures 10; treasury 10.');
});

test('C5 the board turns to the side to move when the device is handed over', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/play/tobit?v=1&side=both&seating=turning');
  expect((await contents(page, 'tobit'))[0]).toBe('34, black man');
  await spot(page, 'tobit', '8, white man').click();
  await spot(page, 'tobit', '15, empty').click();
  await expect.poll(async () => (await contents(page, 'tobit'))[0]).not.toBe('34, black man');
  await button(page, 'More').click();
  await expect(button(page, 'New game')).toBeVisible();
  await expect(button(page, 'Flip'), 'it would turn back at once').toHaveCount(0);
});

test('C5 what the far player reads is turned towards them', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=both&seating=opposite&white=Aida&black=Erlan');
  const far = page.locator('.player-bar--far');
  await expect(far).toContainText('Erlan');
  expect(await far.evaluate((bar) => getComputedStyle(bar).transform)).toBe('matrix(-1, 0, 0, -1, 0, 0)');
});

test('a judge enters every move, hears why one is refused, and takes back by agreement', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/play/tobit');
  await page.getByRole('radio', { name: /^Judge/ }).check({ force: true });
  await page.getByLabel('White’s name').fill('Aida');
  await page.getByLabel('Black’s name').fill('Erlan');
  await button(page, 'Start').click();
  for (const name of ['8, white man', '15, empty', '29, black man', '22, empty', '9, white man']) await spot(page, 'tobit', name).click();
  await expect(page.getByText('You must capture: with 15.').first()).toBeVisible();
  await expect(page.locator('.player-bar--near')).toContainText('1 illegal attempt');
  await expect(page.getByRole('list', { name: 'Illegal attempts' })).toContainText('Move 3, White: You must capture: with 15.');
  await page.reload();
  await expect(page.locator('.player-bar--near')).toContainText('1 illegal attempt');
  await button(page, 'More').click();
  await button(page, 'Strike out').click();
  await expect(page.locator('.player-bar--near')).not.toContainText('illegal');
  await button(page, 'Undo').click();
  await expect(page.getByText('Do both players take the move back?')).toBeVisible();
  await button(page, 'Yes, take back').click();
  await expect(movesOf(page)).not.toContainText('29-22');
});

test('a judge takes back what ended the game, and what was played before a pause', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const takesBack = async () => {
    await button(page, 'Undo').click();
    await expect(page.getByText('Do both players take the move back?')).toBeVisible();
    await button(page, 'Yes, take back').click();
    await expect(movesOf(page)).toBeEmpty();
  };
  await open(page, '#/play/tobit?v=1&side=both&duty=judge&pos=W:W8:B15');
  for (const name of ['8, white man', '22, empty']) await spot(page, 'tobit', name).click();
  await expect(button(page, 'Again')).toBeVisible();
  await takesBack();
  await open(page, '#/play/tobit?v=1&side=both&duty=judge&time=300');
  for (const name of ['8, white man', '15, empty']) await spot(page, 'tobit', name).click();
  await button(page, 'Pause').click();
  await expect(button(page, 'Go on')).toBeVisible();
  await takesBack();
});
