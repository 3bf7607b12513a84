// Pictures of the app: every page in several sizes and both themes into target/shots, and those of the README into
// docs/images. Run by `cargo xtask shots`.
import { expect, test } from './helpers/test';
import { THEMES } from './helpers/axe';

const PAGES = {
  home: '#/',
  tobit: '#/play/tobit?v=1&side=both',
  'tobit-midgame': '#/play/tobit?v=1&side=both&moves=8-15_29-22_15:29_35:22_7-8_31-24_8-15_22:8_2:15_28-21_9-8_30-23',
  toguz: '#/play/toguz?v=1&side=both',
  'toguz-midgame': '#/play/toguz?v=1&side=both&moves=76_87_99_91_78_91_45_77_58_15',
};

const SIZES = {
  embed: { width: 280, height: 420 },
  phone: { width: 360, height: 640 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1280, height: 800 },
  wide: { width: 2560, height: 1440 },
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
        // A link that is refused has a heading too, but no board.
        const board = page.getByRole('group', { name: / board$/ }).first();
        await expect(name === 'home' ? page.getByRole('heading', { level: 1 }) : board).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: `target/shots/${name}-${size}-${colorScheme}.png` });
        if (README[name] && size === 'desk' && colorScheme === 'light') {
          await page.screenshot({ path: `docs/images/${README[name]}` });
        }
      });
    }
  }
}
