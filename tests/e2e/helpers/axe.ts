// Accessibility: a page has no violation that axe can find, in either theme.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const THEMES = ['light', 'dark'] as const;

/** Fails with one line a violation: the rule, and the elements that break it. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const lines = violations.map((v) => `${colorScheme}: ${v.id}: ${v.nodes.map((node) => node.target.join(' ')).join(' | ')}`);
    expect(lines, 'what axe found').toEqual([]);
  }
}
