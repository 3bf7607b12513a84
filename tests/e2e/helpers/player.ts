// A seeded player who knows the app only by what its accessible names say, as a person does.
import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';

export type Game = 'tobit' | 'toguz';

export const BOARD: Record<Game, string> = { tobit: 'Tobit board', toguz: 'Toguz Korgool board' };

/** mulberry32: small, seeded, good enough to pick moves. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function boardOf(page: Page, game: Game): Locator {
  return page.getByRole('group', { name: BOARD[game] });
}

/** The spot whose name begins with `name`; further state may follow after a comma. */
export function spot(page: Page, game: Game, name: string): Locator {
  return boardOf(page, game).getByRole('button', { name: new RegExp(`^${name}(,|$)`) });
}

export function movesOf(page: Page): Locator {
  return page.getByRole('list', { name: 'Moves' });
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** The names of all spots, in reading order. */
export async function names(page: Page, game: Game): Promise<string[]> {
  return boardOf(page, game)
    .getByRole('button')
    .evaluateAll((spots) => spots.map((spot) => spot.getAttribute('aria-label') ?? ''));
}

/** What lies on each spot, without passing state. */
export async function contents(page: Page, game: Game): Promise<string[]> {
  return (await names(page, game)).map((name) => name.split(', ').slice(0, 2).join(', '));
}

/** Waits until a spot may be touched. */
export async function myTurn(page: Page, game: Game): Promise<void> {
  await expect
    .poll(async () => (await names(page, game)).some((name) => /, can (move|be played)/.test(name)), { timeout: 20_000 })
    .toBe(true);
}

/** Plays one's first pit that can be played, and waits until it is one's turn again. */
export async function playOnePit(page: Page): Promise<void> {
  await myTurn(page, 'toguz');
  const before = await movesOf(page).innerText();
  await boardOf(page, 'toguz').getByRole('button', { name: /, can be played/ }).first().click();
  await expect.poll(() => movesOf(page).innerText()).not.toBe(before);
  await myTurn(page, 'toguz');
}

export async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`./${hash}`);
  // The page has a heading of its own until the program arrives.
  await expect(page.locator('.waiting')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

type Turn = { kind: 'over' } | { kind: 'mine'; begin: string[]; go: string[] };

/** Waits until the game is over or a spot may be touched. */
async function turn(page: Page, game: Game): Promise<Turn> {
  let found: Turn | undefined;
  await expect
    .poll(
      async () => {
        if (await button(page, 'Again').isVisible()) return !!(found = { kind: 'over' });
        const all = await names(page, game);
        const go = all.filter((name) => /, can be reached/.test(name));
        const begin = all.filter((name) => /, can (move|be played)/.test(name));
        if (go.length + begin.length > 0) return !!(found = { kind: 'mine', begin, go });
        return false;
      },
      { timeout: 20_000, intervals: [30, 60, 120] },
    )
    .toBe(true);
  return found!;
}

export type Touch = (name: string) => Promise<void>;

/**
 * Plays until the game is over; after `cap` own moves resigns. Touches only what the names offer, so that a name that
 * lies ends the test. Returns the number of own moves.
 */
export async function playOut(page: Page, game: Game, seed: number, cap: number, touch: Touch, resign: () => Promise<void>): Promise<number> {
  const random = seeded(seed);
  const pick = (from: string[]) => from[Math.floor(random() * from.length)];
  for (let own = 0; ; ) {
    const now = await turn(page, game);
    if (now.kind === 'over') return own;
    if (now.go.length === 0 && own >= cap) {
      await resign();
      await expect(button(page, 'Again')).toBeVisible();
      return own;
    }
    if (now.go.length === 0) own += 1;
    await touch(pick(now.go.length > 0 ? now.go : now.begin));
  }
}

/** Touches with the mouse. */
export function byMouse(page: Page, game: Game): Touch {
  return async (name) => boardOf(page, game).getByRole('button', { name, exact: true }).click();
}

/** Resigns with the mouse. */
export async function resignByMouse(page: Page): Promise<void> {
  await button(page, 'Resign').click();
  await button(page, 'Yes, resign').click();
}

type Place = { x: number; y: number };

/** The middle of a spot in the window, as the page lies now. */
export async function middle(page: Page, game: Game, name: string): Promise<Place> {
  const box = await spot(page, game, name).locator('.spot__hit').boundingBox();
  if (!box) throw new Error(`${name} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags with the mouse from one spot to another, or on to a place of the window. */
export async function dragByMouse(page: Page, game: Game, from: string, to: string | Place): Promise<void> {
  const start = await middle(page, game, from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const end = typeof to === 'string' ? await middle(page, game, to) : to;
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}

/** Fingers, one after the other, as the browser gets them from the glass. */
export class Fingers {
  private constructor(private readonly session: CDPSession) {}

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', places: Place[]): Promise<void> {
    const touchPoints = places.map(({ x, y }, id) => ({ x, y, id }));
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  async down(...places: Place[]): Promise<void> {
    await this.send('touchStart', places);
  }

  /** Moves the only finger in a few steps. */
  async move(from: Place, to: Place, steps = 6): Promise<void> {
    for (let step = 1; step <= steps; step++) {
      await this.send('touchMove', [{ x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps }]);
    }
  }

  async up(): Promise<void> {
    await this.send('touchEnd', []);
  }

  async cancel(): Promise<void> {
    await this.send('touchCancel', []);
  }

  async tap(place: Place): Promise<void> {
    await this.down(place);
    await this.up();
  }

  async drag(from: Place, to: Place): Promise<void> {
    await this.down(from);
    await this.move(from, to);
    await this.up();
  }
}

/** Touches with a finger. */
export function byFinger(page: Page, game: Game, fingers: Fingers): Touch {
  return async (name) => fingers.tap(await middle(page, game, name.split(', ')[0]));
}
