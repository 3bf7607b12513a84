// Hints by the coach, a program that is fetched when somebody first asks.
import { expect, test } from './helpers/test';
import { expectAccessible } from './helpers/axe';
import { boardOf, button, open, spot } from './helpers/player';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const [game, where] of [
  ['tobit', /^Look at \d+\./],
  ['toguz', /^Look at White pit \d\./],
] as const) {
  test(`D4 a hint in ${game} is told in three stages, announced each time, and can be played`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await open(page, `#/play/${game}?v=1&side=both&help=hints`);
    expect(fetched.filter((url) => url.includes('coach'))).toEqual([]);
    const status = page.getByRole('main').getByRole('status');
    await button(page, 'Hint').click();
    await expect(status).toHaveText(where, { timeout: 30_000 });
    expect(fetched.some((url) => url.includes('coach'))).toBe(true);
    await button(page, 'Hint').click();
    await expect(status).toHaveText(/^Play \S+\.$/);
    const move = (await status.innerText()).replace(/^Play |\.$/g, '');
    await button(page, 'Hint').click();
    await expect(status).toHaveText(/: .+\.$/);
    await expect(button(page, 'Hint')).toBeDisabled();
    await expectAccessible(page);
    const board = boardOf(page, game);
    const names = game === 'tobit' ? move.split(/[-:]/).map((point) => new RegExp(`^${point}, `)) : [new RegExp(`^White pit ${move[0]}, `)];
    for (const name of names) await board.getByRole('button', { name }).click();
    await expect(status).toContainText(/White (plays|sows)/);
    await expect(button(page, 'Hint')).toBeEnabled();
  });
}

test('there is no hint where none was agreed on, and the win chance is off', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=both');
  await expect(button(page, 'Hint')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /Win chance/ })).toHaveCount(0);
});

test('the win chance is shown to who wishes it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('utys.settings', 'bar=on'));
  await open(page, '#/play/toguz?v=1&side=both');
  const bar = page.getByRole('img', { name: /Win chance of White: \d+ %/ });
  await expect(bar).toBeVisible({ timeout: 30_000 });
  // It covers no word, however little room there is.
  for (const [width, height] of [[360, 640], [820, 1180], [1280, 800], [640, 360]]) {
    await page.setViewportSize({ width, height });
    const top = (await bar.boundingBox())!;
    for (const words of ['.play__title', '.play__ruleset', '.player-bar--far']) {
      const box = (await page.locator(words).boundingBox())!;
      const apart = box.y + box.height <= top.y + 0.5 || box.y >= top.y + top.height - 0.5;
      expect(apart || box.x >= top.x + top.width || box.x + box.width <= top.x, `${words} at ${width} x ${height}`).toBe(true);
    }
  }
});

test('a coach that cannot be reached is said, and the game goes on', async ({ page, watch }) => {
  await page.route(/coach/, (route) => route.abort());
  await open(page, '#/play/tobit?v=1&side=both&help=hints');
  await button(page, 'Hint').click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('The coach could not be reached.', { timeout: 45_000 });
  await spot(page, 'tobit', '8, white man').click();
  await spot(page, 'tobit', '15, empty').click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('White plays 8 15.');
  watch.take();
});
