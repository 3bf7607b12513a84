// Whole games of both kinds against the computer: by mouse, and by keyboard alone.
import { expect, test } from './helpers/test';
import { expectAccessible } from './helpers/axe';
import { boardOf, button, byMouse, movesOf, open, playOut, resignByMouse, type Game } from './helpers/player';
import { byKeys, focusedName, tabTo } from './helpers/keys';

const GAMES: Game[] = ['tobit', 'toguz'];

/** After so many own moves the player resigns: two people who shuffle tobits could go on for an hour. */
const CAP = 60;

for (const game of GAMES) {
  test(`a whole game of ${game} by mouse against level 1`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `#/play/${game}`);
    await page.getByRole('radio', { name: '1', exact: true }).check();
    await button(page, 'Start').click();
    await expect(boardOf(page, game)).toBeVisible();
    const own = await playOut(page, game, 11, CAP, byMouse(page, game), () => resignByMouse(page));
    expect(own).toBeGreaterThan(5);
    const log = (await movesOf(page).innerText()).split(/\s+/).filter((word) => /\d[-:\d]/.test(word));
    expect(log.length).toBeGreaterThanOrEqual(2 * own - 2);
    await expect(page.getByRole('main').getByRole('status')).toContainText(/wins|A draw/);
    await expectAccessible(page);
  });

  test(`E1 a whole game of ${game} by keyboard alone against level 1`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '#/');
    await tabTo(page, new RegExp(`^Play ${game === 'tobit' ? 'Tobit' : 'Toguz Korgool'}$`));
    await page.keyboard.press('Enter');
    await expect(button(page, 'Start')).toBeVisible();
    const level = page.getByRole('radio', { name: '1', exact: true });
    for (let tries = 0; tries < 40; tries++) {
      const group = await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '');
      if (group === 'level') break;
      await page.keyboard.press('Tab');
    }
    for (let tries = 0; tries < 8 && !(await level.isChecked()); tries++) await page.keyboard.press('ArrowLeft');
    await expect(level).toBeChecked();
    await tabTo(page, /^Start$/);
    await page.keyboard.press('Enter');
    await expect(boardOf(page, game).locator('[tabindex="0"]')).toHaveCount(1);
    await tabTo(page, game === 'tobit' ? /^\d+, / : /^(White|Black) pit \d, /);
    const touch = byKeys(page, game);
    const own = await playOut(page, game, 5, CAP, touch, async () => {
      await tabTo(page, /^Resign$/);
      await page.keyboard.press('Enter');
      await expect.poll(() => focusedName(page)).toBe('Yes, resign');
      await page.keyboard.press('Enter');
    });
    expect(own).toBeGreaterThan(5);
    await expect(page.getByRole('main').getByRole('status')).toContainText(/wins|A draw/);
  });
}
