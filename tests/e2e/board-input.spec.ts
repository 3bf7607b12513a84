// Every way in which a person moves a piece, and every way in which that can be disturbed.
import { expect, test } from './helpers/test';
import { boardOf, button, byFinger, dragByMouse, Fingers, middle, movesOf, names, open, playOut, spot, type Game } from './helpers/player';
import type { Locator, Page } from '@playwright/test';

const TOBIT = '#/play/tobit?v=1&side=both';
const TOGUZ = '#/play/toguz?v=1&side=both';

/** What is carried by a pointer. */
function hand(page: Page): Locator {
  return page.locator('.board__hand > *');
}

/** Nothing hangs in the air, and the board still answers. */
async function expectAlive(page: Page) {
  await expect(hand(page)).toHaveCount(0);
  await expect(page.locator('[data-carries], [data-over]')).toHaveCount(0);
  await expect(movesOf(page)).not.toContainText('15');
  await spot(page, 'tobit', '8, white man').click();
  await spot(page, 'tobit', '15, empty').click();
  await expect(movesOf(page)).toContainText('8-15');
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a piece is dragged to a point by mouse, and a heap to the pit of its last stone', async ({ page }) => {
  await open(page, TOBIT);
  const from = await middle(page, 'tobit', '8');
  const to = await middle(page, 'tobit', '15');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 2, from.y - 1);
  await expect(hand(page), 'three pixels are no drag').toHaveCount(0);
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await expect(hand(page)).toHaveCount(1);
  await page.mouse.move(to.x + 4, to.y + 3);
  await expect(spot(page, 'tobit', '15, empty')).toHaveAttribute('data-over', '');
  const held = (await hand(page).boundingBox())!;
  expect(Math.abs(held.x + held.width / 2 - to.x - 4)).toBeLessThan(6);
  expect(Math.abs(held.y + held.height / 2 - to.y - 3)).toBeLessThan(12);
  await page.mouse.up();
  await expect(movesOf(page)).toContainText('8-15');
  await expect(hand(page)).toHaveCount(0);
  await open(page, TOGUZ);
  await dragByMouse(page, 'toguz', 'White pit 3', 'Black pit 2');
  await expect(movesOf(page)).toContainText('32(10)');
});

test('A1 taps and drags stay right after scroll, zoom and a shift of the layout', async ({ page }) => {
  await open(page, TOBIT);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body { padding-top: 37px; zoom: 1.3 } #app { min-height: 2000px }');
    document.adoptedStyleSheets.push(sheet);
  });
  await spot(page, 'tobit', '8, white man').evaluate((piece) => piece.scrollIntoView({ block: 'center' }));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(20);
  await dragByMouse(page, 'tobit', '8', '15');
  await expect(movesOf(page)).toContainText('8-15');
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  await dragByMouse(page, 'tobit', '29', '22');
  await expect(movesOf(page)).toContainText('29-22');
  // The layout moves while the piece is in the air.
  const start = await middle(page, 'tobit', '15');
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 20, start.y);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main { padding-top: 24px }');
    document.adoptedStyleSheets.push(sheet);
  });
  const end = await middle(page, 'tobit', '29');
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
  await expect(movesOf(page)).toContainText('15:29');
});

test('A5 dragging away and back cancels, and so does dropping beside the board or on a point that cannot be reached', async ({ page }) => {
  await open(page, TOBIT);
  const from = await middle(page, 'tobit', '8');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 60, { steps: 4 });
  await expect(spot(page, 'tobit', '8, white man, chosen')).toBeVisible();
  await page.mouse.move(from.x + 3, from.y + 2, { steps: 4 });
  await page.mouse.up();
  await expect(spot(page, 'tobit', '8, white man, chosen')).toHaveCount(0);
  await dragByMouse(page, 'tobit', '8', { x: 5, y: 5 });
  await expect(spot(page, 'tobit', '8, white man, chosen')).toHaveCount(0);
  await dragByMouse(page, 'tobit', '8', '22');
  await expect(page.getByText('22 is too far from 8.').first()).toBeVisible();
  await expect(spot(page, 'tobit', '8, white man, chosen')).toHaveCount(0);
  await expectAlive(page);
});

test('A6 a shaky click is a click', async ({ page }) => {
  await open(page, TOBIT);
  for (const [name, dx, dy] of [['8', 2, 1], ['15', 2, -2]] as const) {
    // At the rim of the spot, so that the hand trembles out of it.
    const box = (await spot(page, 'tobit', name).locator('.spot__hit').boundingBox())!;
    const at = { x: box.x + box.width - 1.5, y: box.y + box.height / 2 };
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + dx, at.y + dy);
    await page.mouse.up();
  }
  await expect(movesOf(page)).toContainText('8-15');
});

test('A8 a gesture that began on a control never moves a piece', async ({ page }) => {
  await open(page, TOBIT);
  await spot(page, 'tobit', '8, white man').click();
  const control = (await button(page, 'Resign').boundingBox())!;
  const to = await middle(page, 'tobit', '15');
  await page.mouse.move(control.x + control.width / 2, control.y + control.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(movesOf(page)).not.toContainText('15');
  await expect(spot(page, 'tobit', '8, white man, chosen')).toBeVisible();
});

test('A10 the wheel changes no move', async ({ page }) => {
  await open(page, `${TOBIT}&moves=8-15_29-22`);
  const before = await names(page, 'tobit');
  const at = await middle(page, 'tobit', '15');
  await page.mouse.move(at.x, at.y);
  for (const turn of [120, -120, 480]) await page.mouse.wheel(0, turn);
  await page.waitForTimeout(100);
  expect(await names(page, 'tobit')).toEqual(before);
});

test('A11 keys reach the board only while it has the focus', async ({ page }) => {
  await open(page, TOBIT);
  await button(page, 'Resign').focus();
  for (const key of ['ArrowUp', 'Escape', 'a']) await page.keyboard.press(key);
  const stops = await boardOf(page, 'tobit').locator('[tabindex="0"]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(stops).toEqual(['7, white man, can move']);
  // The browser's own keys are left alone on the board too; it takes PageUp and PageDown, which turn the pages of the game.
  await boardOf(page, 'tobit').locator('[tabindex="0"]').focus();
  const taken = await page.evaluate(() => {
    const keys = ['F5', 'Tab', 'x', '/'];
    return keys.filter((key) => !document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
  });
  expect(taken).toEqual([]);
});

test('A4 whatever breaks a drag off leaves no ghost and no dead board', async ({ page }) => {
  const breaks: Record<string, () => Promise<unknown>> = {
    Escape: () => page.keyboard.press('Escape'),
    'a context menu': () => page.locator('.board').dispatchEvent('contextmenu'),
    'the window left': () => page.evaluate(() => dispatchEvent(new Event('blur'))),
    'the page hidden': () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    'a pointer taken away': () => page.locator('.board').evaluate((board) => board.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1, bubbles: true }))),
    'a lost capture': () => page.locator('.board').evaluate((board) => board.releasePointerCapture(1)),
  };
  for (const [name, happens] of Object.entries(breaks)) {
    await page.goto('about:blank');
    await open(page, TOBIT);
    const from = await middle(page, 'tobit', '8');
    const to = await middle(page, 'tobit', '15');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await expect(hand(page), name).toHaveCount(1);
    await happens();
    await page.mouse.move(to.x + 1, to.y);
    await expect(hand(page), name).toHaveCount(0);
    await page.mouse.up();
    await expectAlive(page);
  }
});

test('A13 a touch during an animation finishes it first', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, TOGUZ);
  await spot(page, 'toguz', 'White pit 9, 9 stones').click();
  await expect(page.locator('.is-falling').first()).toBeVisible();
  await spot(page, 'toguz', 'Black pit 1').click();
  await expect(page.locator('.is-falling')).toHaveCount(0);
  await expect(spot(page, 'toguz', 'White pit 9, 1 stone')).toBeVisible();
});

test('200 rapid clicks lose no click and break nothing', async ({ page }) => {
  await open(page, TOBIT);
  const places = await Promise.all(['8', '15', '9', '16', '29', '22', '30', '23'].map((name) => middle(page, 'tobit', name)));
  for (let click = 0; click < 200; click++) {
    const { x, y } = places[(click * 7 + (click >> 3)) % places.length];
    await page.mouse.click(x, y);
  }
  const all = await names(page, 'tobit');
  expect(all).toHaveLength(38);
  await expect(hand(page)).toHaveCount(0);
  // The board still answers: whatever is chosen is let go, and a piece that may move is taken up.
  await page.keyboard.press('Escape');
  await boardOf(page, 'tobit').getByRole('button', { name: /, can move$/ }).first().click();
  await expect(boardOf(page, 'tobit').getByRole('button', { name: /, chosen$/ })).toHaveCount(1);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('a piece is dragged by a finger, and a small roll is a tap', async ({ page }) => {
    await open(page, TOBIT);
    const fingers = await Fingers.on(page);
    await fingers.drag(await middle(page, 'tobit', '8'), await middle(page, 'tobit', '15'));
    await expect(movesOf(page)).toContainText('8-15');
    const from = await middle(page, 'tobit', '29');
    await fingers.down(from);
    await fingers.move(from, { x: from.x + 5, y: from.y + 3 }, 2);
    await fingers.up();
    await expect(spot(page, 'tobit', '29, black man, chosen')).toBeVisible();
    await fingers.tap(await middle(page, 'tobit', '22'));
    await expect(movesOf(page)).toContainText('29-22');
  });

  test('A2 a swipe on an empty point scrolls the page, and one on a piece does not', async ({ page }) => {
    await open(page, TOBIT);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('body::after { content: ""; display: block; height: 1200px }');
      document.adoptedStyleSheets.push(sheet);
    });
    const fingers = await Fingers.on(page);
    const empty = await middle(page, 'tobit', '15');
    await fingers.drag(empty, { x: empty.x, y: empty.y - 90 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(30);
    await expect(hand(page)).toHaveCount(0);
    // The page glides on for a while.
    const place = () => page.evaluate(() => new Promise((tell) => { const before = scrollY; setTimeout(() => tell(scrollY - before), 150); }));
    await expect.poll(place).toBe(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const piece = await middle(page, 'tobit', '8');
    await fingers.drag(piece, { x: piece.x, y: piece.y - 90 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('A4 a second finger and a touch that is taken away leave no ghost', async ({ page }) => {
    await open(page, TOBIT);
    const fingers = await Fingers.on(page);
    const [from, to] = [await middle(page, 'tobit', '8'), await middle(page, 'tobit', '15')];
    await fingers.down(from);
    await fingers.move(from, to, 3);
    await expect(hand(page)).toHaveCount(1);
    await fingers.down(to, { x: to.x - 40, y: to.y });
    await expect(hand(page)).toHaveCount(0);
    await fingers.up();
    await fingers.down(from);
    await fingers.move(from, to, 3);
    await expect(hand(page)).toHaveCount(1);
    await fingers.cancel();
    await expectAlive(page);
  });

  test('A7 between two points lies a zone where a touch means neither', async ({ page }) => {
    await open(page, TOBIT);
    const [one, two] = [await middle(page, 'tobit', '8'), await middle(page, 'tobit', '9')];
    const fingers = await Fingers.on(page);
    await fingers.tap({ x: (one.x + two.x) / 2, y: one.y });
    await page.waitForTimeout(200);
    expect((await names(page, 'tobit')).filter((name) => name.includes('chosen'))).toEqual([]);
    await fingers.tap({ x: one.x * 0.66 + two.x * 0.34, y: one.y });
    await expect(spot(page, 'tobit', '8, white man, chosen')).toBeVisible();
  });

  for (const game of ['tobit', 'toguz'] as Game[]) {
    test(`A3 a whole game of ${game} by touch on 360x640 without scrolling the page`, async ({ page }) => {
      test.setTimeout(120_000);
      await open(page, `#/play/${game}?v=1&side=white&level=1`);
      await expect(boardOf(page, game)).toBeVisible();
      const fingers = await Fingers.on(page);
      const tap = byFinger(page, game, fingers);
      await page.evaluate(() => addEventListener('scroll', () => document.body.setAttribute('data-scrolled', '')));
      const press = async (name: string) => {
        const box = (await button(page, name).boundingBox())!;
        await fingers.tap({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
      };
      const own = await playOut(page, game, 3, 40, tap, async () => {
        await press('Resign');
        await expect(button(page, 'Yes, resign')).toBeVisible();
        // The second half of a double tap on "Resign" is not meant for what takes its place.
        await page.waitForTimeout(600);
        await press('Yes, resign');
      });
      expect(own).toBeGreaterThan(5);
      await expect(page.locator('.play__line')).toContainText(/wins|A draw/);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
      await expect(page.locator('[data-scrolled]')).toHaveCount(0);
    });
  }
});
