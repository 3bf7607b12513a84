// Whole games by somebody who neither sees nor points: only the accessibility tree is read, only keys are pressed.
import { expect, test } from './helpers/test';
import { button, open, seeded, type Game } from './helpers/player';
import type { Page } from '@playwright/test';

/** After so many own moves the reader resigns. */
const CAP = 40;

type Reading = { buttons: string[]; spoken: string };

/** What a screen reader would find: the names of the buttons, and what the page has said. */
async function read(page: Page): Promise<Reading> {
  const tree = await page.getByRole('main').ariaSnapshot();
  const buttons = [...tree.matchAll(/- button "([^"]+)"(?! \[disabled\])/g)].map(([, name]) => name);
  const from = tree.indexOf('- status');
  return { buttons, spoken: from < 0 ? '' : tree.slice(from) };
}

for (const game of ['tobit', 'toguz'] as Game[]) {
  test(`E1 a whole game of ${game} from names and live text alone`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `#/play/${game}?v=1&side=white&level=1`);
    const random = seeded(23);
    const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).press('Enter');
    let own = 0;
    let heard = '';
    for (;;) {
      let now: Reading = { buttons: [], spoken: '' };
      const offers = () => {
        const go = now.buttons.filter((name) => /, can be reached/.test(name));
        return go.length > 0 ? go : now.buttons.filter((name) => /, can (move|be played)/.test(name));
      };
      await expect
        .poll(
          async () => {
            now = await read(page);
            return now.buttons.includes('Again') || offers().length > 0;
          },
          { timeout: 20_000, intervals: [30, 60, 120] },
        )
        .toBe(true);
      if (now.buttons.includes('Again')) break;
      // What was heard names a move of either side, never nothing.
      if (own > 0) expect(now.spoken).toMatch(/(White|Black) (plays|sows)|may |can |goes on/);
      if (!offers().some((name) => name.includes('reached'))) {
        if (own === CAP) {
          await press('Resign');
          await press('Yes, resign');
          continue;
        }
        own += 1;
      }
      heard = now.spoken;
      const choice = offers();
      await press(choice[Math.floor(random() * choice.length)]);
      await expect.poll(async () => (await read(page)).spoken, { timeout: 20_000 }).not.toBe(heard);
    }
    expect(own).toBeGreaterThan(5);
    expect((await read(page)).spoken).toMatch(/(White|Black) wins|A draw/);
    await expect(button(page, 'Again')).toBeVisible();
  });
}
