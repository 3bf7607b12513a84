// Pictures of the app: every page in several sizes and both themes into target/shots, and those of the README into
// docs/images. Run by `cargo xtask shots`.
import { test } from './helpers/test';
import { THEMES } from './helpers/axe';

const PAGES = {
  home: '#/',
  tobit: '#/play/tobit?v=1&side=both',
  'tobit-midgame': '#/play/tobit?v=1&side=both&moves=14-19_25-20_13-18',
  toguz: '#/play/toguz?v=1&side=both',
  'toguz-midgame': '#/play/toguz?v=1&side=both&moves=7_8_5_6',
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
        await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: `target/shots/${name}-${size}-${colorScheme}.png` });
        if (README[name] && size === 'desk' && colorScheme === 'light') {
          await page.screenshot({ path: `docs/images/${README[name]}` });
        }
      });
    }
  }
}
