// Games that are kept: many of them, move by move; and what becomes of them when the browser denies, is full, forgets, or shows
// one game twice.
import { expect, test } from './helpers/test';
import { keptGames, movesIn } from './helpers/kept';
import { boardOf, button, contents, movesOf, myTurn, open, playOnePit, spot } from './helpers/player';
import type { Page } from '@playwright/test';

const notice = (page: Page, words: string) => page.getByRole('status').getByText(words);
const UNKEPT = 'keeps no games';
const FULL = 'no room left';
const CLEARED = 'was deleted from the browser';
const ELSEWHERE = 'open in another tab';

/** Waits until a number of games is kept, and returns them. */
async function expectKept(page: Page, count: number) {
  await expect.poll(async () => (await keptGames(page)).length).toBe(count);
  return keptGames(page);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('C6 every move is kept, of every game, and the home page continues the last that is not over', async ({ page }) => {
  await open(page, '#/play/toguz?v=1&side=both');
  await playOnePit(page);
  await playOnePit(page);
  const [first] = await expectKept(page, 1);
  await expect.poll(async () => (await keptGames(page))[0].fields.plies).toBe('2');
  expect(first.fields).toMatchObject({ game: 'toguz', who: 'both', result: '-' });
  const board = await contents(page, 'toguz');
  const moves = movesIn((await keptGames(page))[0]);
  // Another game takes its place and comes to its end.
  await button(page, 'More').click();
  await button(page, 'New game').click();
  await button(page, 'Start').click();
  await playOnePit(page);
  await button(page, 'Resign').click();
  await button(page, 'Yes, resign').click();
  await expect(button(page, 'Again')).toBeVisible();
  await expect.poll(async () => (await keptGames(page)).map((kept) => kept.fields.result.split('+')[1] ?? '-').sort()).toEqual(['-', 'resignation']);
  await page.getByRole('link', { name: 'Utys' }).first().click();
  await expect(page.getByText('Move 2', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /Continue Toguz/ }).click();
  await expect.poll(() => contents(page, 'toguz')).toEqual(board);
  await playOnePit(page);
  const kept = await expectKept(page, 2);
  await expect.poll(async () => (await keptGames(page)).map(movesIn).some((now) => now.startsWith(`${moves}_`))).toBe(true);
  expect(kept.map((one) => one.id)).toContain(first.id);
});

test('F5 where nothing can be stored the app says so and plays', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await open(page, '#/play/toguz?v=1&side=white&level=1');
  await playOnePit(page);
  await expect(notice(page, UNKEPT)).toBeVisible();
  const board = await contents(page, 'toguz');
  // As long as the page lives, the game does.
  await page.getByRole('link', { name: 'Utys' }).first().click();
  await page.getByRole('link', { name: /Continue Toguz/ }).click();
  await expect.poll(() => contents(page, 'toguz')).toEqual(board);
  // The list is another program's, which sees it too, and so is what is done there.
  await page.getByRole('link', { name: 'Saved games' }).click();
  await expect(page.locator('.kept')).toHaveCount(1);
  await button(page, 'Delete').click();
  await button(page, 'Bring back').click();
  await button(page, 'Continue').click();
  await expect.poll(() => contents(page, 'toguz')).toEqual(board);
  // Said once is enough.
  await page.getByRole('status').filter({ hasText: UNKEPT }).getByRole('button', { name: 'Close' }).click();
  await playOnePit(page);
  await expect(notice(page, UNKEPT)).toHaveCount(0);
});

test('a browser that is full in the middle of a game is told of, and the game goes on and is kept once there is room', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      if ((window as unknown as { isFull?: boolean }).isFull) throw new DOMException('full', 'QuotaExceededError');
    };
    for (const [owner, name] of [[Storage.prototype, 'setItem'], [IDBObjectStore.prototype, 'put']] as [Record<string, any>, string][]) {
      const real = owner[name];
      owner[name] = function (...words: unknown[]) {
        refuse();
        return real.apply(this, words);
      };
    }
  });
  await open(page, '#/play/toguz?v=1&side=both');
  await playOnePit(page);
  await expectKept(page, 1);
  await page.evaluate(() => Object.assign(window, { isFull: true }));
  await playOnePit(page);
  await expect(notice(page, FULL)).toBeVisible();
  await playOnePit(page);
  const board = await contents(page, 'toguz');
  await page.evaluate(() => Object.assign(window, { isFull: false }));
  await playOnePit(page);
  await expect.poll(async () => (await keptGames(page))[0].fields.plies).toBe('4');
  expect(await contents(page, 'toguz')).not.toEqual(board);
  await page.reload();
  await expect.poll(async () => (await movesOf(page).innerText()).length).toBeGreaterThan(0);
  await expectKept(page, 1);
});

test('a saved game cut in half is set aside and kept as it is, and its last whole form is continued', async ({ page }) => {
  await open(page, '#/play/toguz?v=1&side=both');
  await playOnePit(page);
  await playOnePit(page);
  await expect.poll(async () => (await keptGames(page))[0]?.fields.plies).toBe('2');
  const board = await contents(page, 'toguz');
  await page.goto('about:blank');
  await open(page, '#/');
  const half = await page.evaluate(() => {
    const whole = localStorage.getItem('utys.toguz.current')!;
    const half = whole.slice(0, whole.length / 2);
    localStorage.setItem('utys.toguz.current', half);
    return half;
  });
  await page.goto('./#/play/toguz');
  await expect(page.getByText('could not be read')).toBeVisible();
  const kept = await expectKept(page, 2);
  expect(kept.map((one) => one.fields.plies && one.text.endsWith(' end')), 'the whole one and the half one').toContain(true);
  expect(await page.evaluate(() => Object.values(localStorage))).toContain(half);
  await page.getByRole('link', { name: 'Utys' }).first().click();
  await page.getByRole('link', { name: /Continue Toguz/ }).click();
  await expect.poll(() => contents(page, 'toguz')).toEqual(board);
});

test('a game that is open in two tabs is told of in the second, and neither overwrites the other', async ({ page, context }) => {
  await open(page, '#/play/toguz?v=1&side=both');
  await playOnePit(page);
  const [first] = await expectKept(page, 1);
  const other = await context.newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await other.goto(new URL('#/play/toguz', page.url()).href);
  await expect(notice(other, ELSEWHERE)).toBeVisible();
  await expect(notice(page, ELSEWHERE)).toHaveCount(0);
  await playOnePit(other);
  await playOnePit(other);
  await expect.poll(async () => (await keptGames(page)).map((kept) => kept.fields.plies).sort()).toEqual(['1', '3']);
  await playOnePit(page);
  await expect.poll(async () => (await keptGames(page)).map((kept) => kept.fields.plies).sort()).toEqual(['2', '3']);
  const own = (await keptGames(page)).find((kept) => kept.id === first.id)!;
  expect(own.fields.plies).toBe('2');
});

/** Another tab of the same browser, where nothing moves slowly either. */
async function tab(page: Page, hash: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await other.goto(new URL(hash, page.url()).href);
  return other;
}

/** Tabs that do not hear each other, as one that the browser has put to sleep. */
async function deafen(page: Page) {
  await page.context().addInitScript(() => {
    Object.assign(window, { BroadcastChannel: undefined });
  });
}

const plies = async (page: Page) => (await keptGames(page)).map((kept) => kept.fields.plies).sort();

test('a game that begins anew in one tab does not take the place of the one in another', async ({ page }) => {
  await open(page, '#/play/toguz?v=1&side=both');
  await playOnePit(page);
  const other = await tab(page, '#/play/toguz?v=1&side=both');
  await playOnePit(other);
  await button(other, 'Resign').click();
  await button(other, 'Yes, resign').click();
  await expect(button(other, 'Again')).toBeVisible();
  // What was stored last is the first tab's.
  await playOnePit(page);
  await playOnePit(page);
  await expect.poll(() => plies(page)).toEqual(['1', '3']);
  await button(other, 'Again').click();
  await playOnePit(other);
  await expect.poll(() => plies(page)).toEqual(['1', '1', '3']);
  // Nor is the other tab's put aside by a new game here, but this one's.
  const board = await contents(page, 'toguz');
  await button(page, 'More').click();
  await button(page, 'New game').click();
  await button(page, 'Start').click();
  await playOnePit(page);
  await expect.poll(() => plies(page)).toEqual(['1', '1', '1', '3']);
  await button(page, 'More').click();
  await button(page, 'New game').click();
  await button(page, 'Take up the earlier game').click();
  await expect.poll(() => contents(page, 'toguz')).toEqual(board);
  await playOnePit(page);
  await expect.poll(() => plies(page)).toEqual(['1', '1', '1', '4']);
});

test('two tabs that do not hear each other do not overwrite one game either', async ({ page }) => {
  await deafen(page);
  await open(page, '#/play/toguz?v=1&side=both');
  await playOnePit(page);
  await expectKept(page, 1);
  const other = await tab(page, '#/play/toguz');
  await playOnePit(other);
  await playOnePit(other);
  await expect.poll(() => plies(page)).toEqual(['3']);
  await playOnePit(page);
  await expect(notice(page, ELSEWHERE)).toBeVisible();
  await expect.poll(() => plies(page)).toEqual(['2', '3']);
});

/** Plays a move and opens the list of games in another tab, where the game stands with it. */
async function listedElsewhere(page: Page): Promise<Page> {
  await playOnePit(page);
  await expectKept(page, 1);
  const other = await tab(page, '#/games');
  await expect(other.locator('.kept')).toContainText('1 move');
  return other;
}

test('the list of games follows what is played in another tab', async ({ page }) => {
  await open(page, '#/play/toguz?v=1&side=both');
  const other = await listedElsewhere(page);
  await playOnePit(page);
  await expect(other.locator('.kept')).toContainText('2 moves');
});

test('a list of games that is behind neither continues nor brings back an older form of a game', async ({ page }) => {
  await deafen(page);
  await open(page, '#/play/toguz?v=1&side=both');
  const other = await listedElsewhere(page);
  await button(other, 'Delete').click();
  await expect.poll(() => plies(page)).toEqual([]);
  await playOnePit(page);
  await expect.poll(() => plies(page)).toEqual(['2']);
  await button(other, 'Bring back').click();
  await expect(button(other, 'Continue')).toBeVisible();
  expect(await plies(page)).toEqual(['2']);
  await playOnePit(page);
  await playOnePit(page);
  await expect.poll(() => plies(page)).toEqual(['4']);
  await button(other, 'Continue').click();
  await expect.poll(() => contents(other, 'toguz')).toEqual(await contents(page, 'toguz'));
});

test('what the list of games cannot keep is told as well', async ({ page }) => {
  await open(page, '#/games');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved games' })).toBeVisible();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.locator('input[type=file]').setInputFiles({ name: 'games.txt', mimeType: 'text/plain', buffer: Buffer.from('utys-damaged 1 abc half a game\n') });
  await expect(notice(page, FULL)).toBeVisible();
  await expect(page.locator('.kept')).toHaveCount(1);
});

test('games that are cleared away in the middle of one: the player is told, and it is kept again', async ({ page }) => {
  await open(page, '#/play/toguz?v=1&side=both');
  await playOnePit(page);
  await expectKept(page, 1);
  await page.evaluate(async () => {
    localStorage.clear();
    await new Promise((done) => Object.assign(indexedDB.deleteDatabase('utys'), { onsuccess: done, onerror: done }));
  });
  await playOnePit(page);
  await expect(notice(page, CLEARED)).toBeVisible();
  const [kept] = await expectKept(page, 1);
  expect(kept.fields.plies).toBe('2');
  const board = await contents(page, 'toguz');
  await page.reload();
  await expect.poll(() => contents(page, 'toguz')).toEqual(board);
});

test('games that an earlier version kept are taken over, the one in progress and the one put aside', async ({ page }) => {
  await open(page, '#/');
  await page.evaluate(() => {
    localStorage.setItem('utys.toguz.current', 'utys-game 1 0 0 white - v=1&side=both&moves=7_8 end');
    localStorage.setItem('utys.toguz.previous', 'utys-game 1 0 5 black - v=1&side=black&level=2&moves=9_5_3 end');
  });
  await page.goto('./#/play/toguz');
  await expect(movesOf(page)).not.toBeEmpty();
  const games = await expectKept(page, 2);
  expect(games.map((kept) => [kept.fields.who, kept.fields.plies]).sort()).toEqual([['black-2', '3'], ['both', '2']]);
  await page.reload();
  await expect(movesOf(page)).not.toBeEmpty();
  await expectKept(page, 2);
});

test.describe('G6', () => {
  /** Counts what is asked of the device's sound. */
  async function countSounds(page: Page, settings = '') {
    await page.addInitScript((settings) => {
      if (settings) localStorage.setItem('utys.settings', settings);
      const sounds = { contexts: 0, started: [] as number[], trembled: 0 };
      Object.assign(window, { sounds });
      const Real = AudioContext;
      window.AudioContext = class extends Real {
        constructor() {
          super();
          sounds.contexts += 1;
        }
      };
      const start = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function (...words) {
        sounds.started.push(performance.now());
        return start.apply(this, words);
      };
      navigator.vibrate = () => ((sounds.trembled += 1), true);
    }, settings);
  }
  const sounds = (page: Page) => page.evaluate(() => (window as unknown as { sounds: { contexts: number; started: number[]; trembled: number } }).sounds);

  test('the device is asked for sound at the first gesture and not before, and each stone is one sound', async ({ page }) => {
    await countSounds(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, '#/play/toguz?v=1&side=both');
    await myTurn(page, 'toguz');
    expect(await sounds(page)).toEqual({ contexts: 0, started: [], trembled: 0 });
    await boardOf(page, 'toguz').getByRole('button', { name: /^White pit 1,.*can be played/ }).click();
    await expect.poll(async () => (await sounds(page)).started.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(9);
    await myTurn(page, 'toguz');
    await page.waitForTimeout(500);
    const { contexts, started, trembled } = await sounds(page);
    expect(contexts).toBe(1);
    // Nine stones, the hand that takes them up, and at most a capture.
    expect(started.length).toBeLessThanOrEqual(12);
    started.slice(1).forEach((time, at) => expect(time - started[at]).toBeGreaterThan(20));
    expect(trembled, 'trembling is off until it is chosen').toBe(0);
  });

  test('the device trembles at a capture when that is wished', async ({ page }) => {
    await countSounds(page, 'vibration=on');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '#/play/tobit?v=1&side=both&moves=8-15_29-22');
    await spot(page, 'tobit', '15, white man').click();
    expect((await sounds(page)).trembled, 'nothing has moved').toBe(0);
    await spot(page, 'tobit', '29, empty').click();
    await expect.poll(async () => (await sounds(page)).trembled).toBe(1);
  });

  test('a key is a gesture too', async ({ page }) => {
    await countSounds(page);
    await open(page, '#/play/toguz?v=1&side=both');
    await myTurn(page, 'toguz');
    await boardOf(page, 'toguz').locator('[tabindex="0"]').focus();
    expect((await sounds(page)).contexts).toBe(0);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await sounds(page)).contexts).toBe(1);
    await expect.poll(async () => (await sounds(page)).started.length).toBeGreaterThan(0);
  });

  test('gestures are listened to once, however many boards a page has', async ({ page }) => {
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const listen = window.addEventListener.bind(window);
      window.addEventListener = (name: string, ...words: [EventListenerOrEventListenerObject]) => {
        heard.push(name);
        listen(name, ...words);
      };
    });
    await open(page, '#/rules/toguz');
    await expect(page.locator('.drill').nth(2)).toBeAttached();
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(heard.filter((name) => name === 'pointerup')).toHaveLength(1);
  });

  test('a device that was called away is woken by the next gesture, whatever its state is called', async ({ page }) => {
    await page.addInitScript(() => {
      const woken = { times: 0 };
      Object.assign(window, { woken });
      window.AudioContext = class extends AudioContext {
        get state() {
          return 'interrupted' as AudioContextState;
        }
        async resume() {
          woken.times += 1;
        }
      };
    });
    await open(page, '#/play/toguz?v=1&side=both');
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => page.evaluate(() => (window as unknown as { woken: { times: number } }).woken.times)).toBeGreaterThan(0);
  });

  test('silence asks for nothing', async ({ page }) => {
    await countSounds(page, 'sound=off');
    await open(page, '#/play/toguz?v=1&side=both');
    await playOnePit(page);
    for (let times = 0; times < 3; times++) await playOnePit(page);
    const { contexts, started } = await sounds(page);
    expect({ contexts, started }).toEqual({ contexts: 0, started: [] });
  });

  test('a device that cannot sound is silent, and the game goes on', async ({ page }) => {
    await page.addInitScript(() => {
      window.AudioContext = class {
        constructor() {
          throw new DOMException('no device', 'NotSupportedError');
        }
      } as unknown as typeof AudioContext;
      Object.assign(navigator, { vibrate: undefined });
      localStorage.setItem('utys.settings', 'sound=loud\nvibration=on');
    });
    await open(page, '#/play/toguz?v=1&side=both');
    await playOnePit(page);
    await playOnePit(page);
  });
});

test.describe('the screen stays awake', () => {
  async function countLocks(page: Page) {
    await page.addInitScript(() => {
      const locks = { held: 0, asked: 0 };
      Object.assign(window, { locks });
      const request = async () => {
        locks.asked += 1;
        locks.held += 1;
        return { release: async () => void (locks.held -= 1) };
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    });
  }
  const held = (page: Page) => page.evaluate(() => (window as unknown as { locks: { held: number } }).locks.held);

  test('while a clock runs, and no longer', async ({ page }) => {
    await countLocks(page);
    await open(page, '#/play/toguz?v=1&side=both&time=300');
    expect(await held(page)).toBe(0);
    await playOnePit(page);
    await expect.poll(() => held(page)).toBe(1);
    await page.getByRole('link', { name: 'Utys' }).first().click();
    await expect.poll(() => held(page)).toBe(0);
  });

  test('while the device judges a game on another board, until it is over', async ({ page }) => {
    await countLocks(page);
    await open(page, '#/play/toguz?v=1&side=both&duty=judge');
    await expect.poll(() => held(page)).toBe(1);
    await button(page, 'Resign').click();
    await button(page, 'Yes, resign').click();
    await expect.poll(() => held(page)).toBe(0);
  });
});
