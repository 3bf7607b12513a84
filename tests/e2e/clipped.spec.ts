// Nothing is cut off on a phone in any language, whatever the page says.
import { expect, test } from './helpers/test';
import { expectUnclipped, languageList, LANGUAGES } from './helpers/languages';

const MOVES = { tobit: '8-15_29-22_15:29_35:22_7-8_31-24', toguz: '76_87_99_91_78_91_45_77_58_15' };
const PAGES: Record<string, string> = {
  home: '#/',
  'new game of tobit': '#/play/tobit',
  'new game of toguz': '#/play/toguz',
  tobit: `#/play/tobit?v=1&side=both&moves=${MOVES.tobit}`,
  toguz: `#/play/toguz?v=1&side=both&moves=${MOVES.toguz}`,
  'against the computer': '#/play/toguz?v=1&side=white&level=8',
  'a link that is refused': '#/play/tobit?v=1&moves=8-99',
  'no page': '#/nowhere/at-all',
  'a later room': '#/heritage',
  rules: '#/rules',
  games: '#/games',
  settings: '#/settings',
  about: '#/about',
  report: '#/about?page=%23/play/toguz',
};

for (const [name, route] of Object.entries(PAGES)) {
  test(`nothing is cut off in any language at 360 x 640: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`./${route}`);
    for (const lang of LANGUAGES) {
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await languageList(page).selectOption(lang);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      // The second program says for itself what it speaks.
      const room = page.locator('#rooms > [lang]');
      if (await room.count()) await expect(room).toHaveAttribute('lang', lang);
      await expectUnclipped(page, lang);
      // The name of a treasury ends before its stones begin.
      const fits = await page.locator('.toguz-treasury').evaluateAll((all) =>
        all.map((treasury) => {
          const right = treasury.querySelector('.toguz-treasury__name')!.getBoundingClientRect().right;
          const stones = [...treasury.querySelectorAll('circle, use, ellipse')];
          return stones.every((stone) => stone.getBoundingClientRect().left >= right - 1);
        }),
      );
      expect(fits, `the names of the treasuries in ${lang}`).not.toContain(false);
    }
  });
}

test('what is cut off is found', async ({ page }) => {
  // Where the row has room for it, a button grows with its word; here it has none.
  await page.setViewportSize({ width: 340, height: 640 });
  await page.goto('./#/play/toguz?v=1&side=both');
  const action = page.locator('.controls button').first();
  await action.evaluate((button) => (button.lastElementChild!.textContent = 'Turnthewholeboardround'));
  await expect(expectUnclipped(page, 'a long word')).rejects.toThrow(/sticks out: /);
});
