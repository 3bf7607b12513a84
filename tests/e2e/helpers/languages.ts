// The languages, and what a page in any of them must not do.
import { expect, type Page } from '@playwright/test';

export const LANGUAGES = ['en', 'ru', 'ky', 'kk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The list of languages in the header. */
export const languageList = (page: Page) => page.getByRole('combobox', { name: /^(Language|Язык|Тил|Тіл)$/ });

/** Nothing on the page is cut off: no text is wider or higher than its box, and the page does not scroll sideways. */
export async function expectUnclipped(page: Page, where: string): Promise<void> {
  const clipped = await page.evaluate(() => {
    const hides = (overflow: string) => /hidden|clip/.test(overflow);
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) found.push('the page scrolls sideways');
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg *):not(option)')) {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // What is there for screen readers alone is one pixel large on purpose.
      if (box.width <= 1 || box.height <= 1 || style.visibility === 'hidden' || element.closest('.skip-link')) continue;
      const words = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim());
      const name = () => `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent!.trim().slice(0, 40)}`;
      const wide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      const high = element.scrollHeight > element.clientHeight + 1 && element.clientHeight > 0;
      if ((hides(style.overflowX) && wide) || (hides(style.overflowY) && high)) found.push(`cut off in ${name()}`);
      if (words && wide && style.display !== 'inline' && !/auto|scroll/.test(style.overflowX)) found.push(`too narrow for ${name()}`);
      if (!words) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      const holder = element.closest('button, a, label, li, p, dd, dt, td, th, h1, h2, h3, legend')?.getBoundingClientRect();
      if (holder && (text.left < holder.left - 1 || text.right > holder.right + 1)) found.push(`sticks out: ${name()}`);
      const scrolls = element.closest('.move-list');
      if (!scrolls && (text.left < -0.5 || text.right > width + 0.5)) found.push(`outside the page: ${name()}`);
    }
    return found;
  });
  expect(clipped, where).toEqual([]);
}
