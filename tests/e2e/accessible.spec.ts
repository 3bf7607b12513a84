// Accessibility on every page: axe finds nothing and no text is clipped. Here each page once, and a selection of theme,
// width and language in which every two of them meet; with UTYS_ALL set (`cargo xtask test --all`), all of them.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './helpers/test';
import { expectUnclipped, LANGUAGES, type Language } from './helpers/languages';

const THEMES = ['light', 'dark', 'contrast'] as const;
const WIDTHS = [360, 1280] as const;
type Look = { theme: (typeof THEMES)[number]; width: (typeof WIDTHS)[number]; lang: Language };

const TOBIT_MIDGAME = 'side=both&moves=8-15_29-22_15:29_35:22_7-8_31-24_8-15_22:8_2:15_28-21_9-8_30-23';
const PAGES: Record<string, string> = {
  home: '#/',
  'tobit, new game': '#/play/tobit',
  'tobit, start': '#/play/tobit?side=both',
  'tobit, in the middle': `#/play/tobit?${TOBIT_MIDGAME}`,
  'tobit, over': '#/play/tobit?side=both&pos=B:W14,K22:B',
  'toguz, new game': '#/play/toguz',
  'toguz, start': '#/play/toguz?side=both',
  'toguz, in the middle': '#/play/toguz?side=both&moves=76_87_99_91_78_91_45_77_58_15',
  'toguz, over': '#/play/toguz?side=both&pos=' + encodeURIComponent('9/1S,8 82 79 N 1'),
  'a link that cannot be followed': '#/play/tobit?pos=nonsense',
  'rules of both games': '#/rules',
  'rules of Tobit': '#/rules/tobit',
  'rules of Toguz Korgool': '#/rules/toguz',
  'saved games': '#/games',
  settings: '#/settings',
  about: '#/about',
  'a room that is not furnished': '#/learn',
  'an address that leads nowhere': '#/nowhere',
  'embedded Tobit': '#/embed/tobit',
  'embedded Toguz Korgool': '#/embed/toguz',
};

/** Twelve looks in which every two of theme, width and language meet. */
const PAIRS: Look[] = LANGUAGES.flatMap((lang, row) =>
  THEMES.map((theme, column) => ({ lang, theme, width: WIDTHS[(row + column) % WIDTHS.length] })),
);
const ALL: Look[] = LANGUAGES.flatMap((lang) => THEMES.flatMap((theme) => WIDTHS.map((width) => ({ lang, theme, width }))));

async function open(page: Page, address: string, { theme, width, lang }: Look) {
  await page.setViewportSize({ width, height: width < 600 ? 640 : 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((settings) => localStorage.setItem('utys.settings', settings), `theme=${theme}\nlang=${lang}`);
  await page.goto(`./${address}`);
  // The page has a heading of its own until the program arrives.
  await expect(page.locator('.waiting')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(lang);
  await expect(page.locator('main h1, .is-embed .board').first()).toBeVisible();
}

async function expectGood(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const lines = violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  expect(lines, 'what axe found').toEqual([]);
  await expectUnclipped(page, 'texts that are clipped');
}

const entries = Object.entries(PAGES);
if (process.env.UTYS_ALL) {
  for (const [name, address] of entries)
    for (const look of ALL)
      test(`E zero axe violations: ${name}, ${Object.values(look).join(' ')}`, async ({ page }) => {
        await open(page, address, look);
        await expectGood(page);
      });
} else {
  // More pages than looks: each page has one, and each look has a page.
  for (const [at, [name, address]] of entries.entries()) {
    const look = PAIRS[at % PAIRS.length];
    test(`E zero axe violations: ${name}, ${Object.values(look).join(' ')}`, async ({ page }) => {
      await open(page, address, look);
      await expectGood(page);
    });
  }
}

test('every two of theme, width and language meet', () => {
  const pairs = (looks: Look[]) => {
    const met = new Set<string>();
    for (const look of looks) {
      const values = Object.entries(look).map(([key, value]) => `${key}=${value}`);
      for (const one of values) for (const other of values) met.add(`${one} ${other}`);
    }
    return [...met].sort();
  };
  expect(entries.length).toBeGreaterThanOrEqual(PAIRS.length);
  expect(pairs(PAIRS)).toEqual(pairs(ALL));
});
