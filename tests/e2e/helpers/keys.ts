// Playing by keyboard alone: what a person does who knows where the arrow keys lead.
import { expect, type Page } from '@playwright/test';
import type { Game, Touch } from './player';

const WALKS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] } as const;

type Spot = string;

/** The spot that a name speaks of: `14`, `White pit 7`. */
function spotOf(name: string): Spot {
  return name.split(', ')[0];
}

/** Column and row of a spot as White sees the board, and the spot at a column and row. */
const MAPS: Record<Game, { place(spot: Spot): [number, number]; at(x: number, y: number): Spot | undefined }> = {
  // T1.3 on the board of five and four lines.
  tobit: {
    place(spot) {
      const n = Number(spot);
      if (n <= 5) return [n, 0];
      if (n >= 34) return [n - 33, 5];
      return [(n - 6) % 7, Math.floor((n - 6) / 7) + 1];
    },
    at(x, y) {
      const inner = x >= 1 && x <= 5;
      if (y === 0 && inner) return String(x);
      if (y === 5 && inner) return String(33 + x);
      if (y >= 1 && y <= 4 && x >= 0 && x <= 6) return String(6 + 7 * (y - 1) + x);
      return undefined;
    },
  },
  // K1.2: White's 1-9 below from the left, Black's 1-9 above from the right.
  toguz: {
    place(spot) {
      const [, side, number] = /^(White|Black) pit (\d)$/.exec(spot)!;
      return side === 'White' ? [Number(number), 0] : [10 - Number(number), 1];
    },
    at(x, y) {
      if (x < 1 || x > 9 || y < 0 || y > 1) return undefined;
      return y === 0 ? `White pit ${x}` : `Black pit ${10 - x}`;
    },
  },
};

/** The arrow keys from one spot to another: the shortest walk along neighbours. */
export function walk(game: Game, from: Spot, to: Spot): string[] {
  const map = MAPS[game];
  const came = new Map<Spot, { from: Spot; key: string }>();
  const queue = [from];
  while (queue.length > 0 && !came.has(to) && from !== to) {
    const here = queue.shift()!;
    const [x, y] = map.place(here);
    for (const [key, [dx, dy]] of Object.entries(WALKS)) {
      // A line end has one neighbour: no line runs along the outermost rows of Tobit (T1.4).
      if (game === 'tobit' && dx !== 0 && (y === 0 || y === 5)) continue;
      if (game === 'tobit' && dy !== 0 && (x === 0 || x === 6)) continue;
      const there = map.at(x + dx, y + dy);
      if (there === undefined || there === from || came.has(there)) continue;
      came.set(there, { from: here, key });
      queue.push(there);
    }
  }
  const keys: string[] = [];
  for (let here = to; here !== from; here = came.get(here)!.from) keys.unshift(came.get(here)!.key);
  return keys;
}

export async function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '');
}

/** Presses Tab until what has the focus is called `name`. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    if (name.test(await focusedName(page))) return;
    await page.keyboard.press('Tab');
  }
  expect(await focusedName(page), 'what Tab leads to').toMatch(name);
}

/** Touches by walking the focus to a spot and pressing Enter. The focus stays on the board from touch to touch. */
export function byKeys(page: Page, game: Game): Touch {
  return async (name) => {
    for (const key of walk(game, spotOf(await focusedName(page)), spotOf(name))) await page.keyboard.press(key);
    // The focus follows the key when the board is drawn, a frame later; a key that is lost never arrives.
    await expect.poll(async () => spotOf(await focusedName(page)), { timeout: 2_000 }).toBe(spotOf(name));
    await page.keyboard.press('Enter');
  };
}
