// Pictures of the app: every page in several sizes and both themes into target/shots, and those of the README into
// docs/images. Run by `cargo xtask shots`.
import { expect, test } from './helpers/test';
import { THEMES } from './helpers/axe';

const TOBIT_MOVES = '8-15_29-22_15:29_35:22_7-8_31-24_8-15_22:8_2:15_28-21_9-8_30-23';

/** The states of a game, and the pages around it. */
const PAGES: Record<string, string> = {
  home: '#/',
  'tobit-new': '#/play/tobit',
  'tobit-start': '#/play/tobit?v=1&side=both',
  'tobit-midgame': `#/play/tobit?v=1&side=both&moves=${TOBIT_MOVES}`,
  'tobit-end': '#/play/tobit?v=1&side=both&pos=B:W14,K22,K25:B',
  'toguz-new': '#/play/toguz',
  'toguz-start': '#/play/toguz?v=1&side=both',
  'toguz-midgame': '#/play/toguz?v=1&side=both&moves=76_87_99_91_78_91_45_77_58_15',
  'toguz-end': `#/play/toguz?v=1&side=both&pos=${encodeURIComponent('9/1S,8 82 79 N 1')}`,
  'bad-link': '#/play/tobit?pos=nonsense',
  rules: '#/rules/tobit',
  settings: '#/settings',
  games: '#/games',
};

const SIZES = {
  phone: { width: 360, height: 640 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1280, height: 800 },
};

/** The pictures that the README shows. */
const README: Record<string, string> = { 'tobit-midgame': 'tobit.png', 'toguz-midgame': 'toguz.png' };

for (const [name, route] of Object.entries(PAGES)) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of THEMES) {
      test(`${name} ${size} ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(`./${route}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // A link that is refused has a heading too, but no board.
        if (/start|midgame|end/.test(name)) await expect(page.getByRole('group', { name: / board$/ }).first()).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: `target/shots/${name}-${size}-${colorScheme}.png` });
        if (README[name] && size === 'desk' && colorScheme === 'light') {
          await page.screenshot({ path: `docs/images/${README[name]}` });
        }
      });
    }
  }
}
