// What is seen on a board: motion and its pace, marks, previews, themes, drawings.
import { expect, test } from './helpers/test';
import { button, Fingers, middle, movesOf, open, spot } from './helpers/player';
import type { Page } from '@playwright/test';

const FORK = '#/play/tobit?v=1&side=both&pos=W:W15:B16,18,24,38';
const FORCED = '#/play/tobit?v=1&side=both&moves=8-15_29-22';
const TOGUZ = '#/play/toguz?v=1&side=both';

/** Chooses settings as if they had been chosen before. */
async function choose(page: Page, ...lines: string[]) {
  await page.addInitScript((text) => localStorage.setItem('utys.settings', text), lines.join('\n'));
}

/** How long the stones of White's pit 9 take to be sown, in milliseconds. */
async function sowing(page: Page): Promise<number> {
  const start = Date.now();
  await spot(page, 'toguz', 'White pit 9, 9 stones').click();
  await expect(spot(page, 'toguz', 'Black pit 8, empty')).toBeVisible();
  await expect(page.locator('.is-falling, .is-lifted')).toHaveCount(0);
  return Date.now() - start;
}

interface Look {
  time: number;
  motions: string[];
  onBoard: number;
}

/** Looks at the board whenever it is drawn anew: what moves, and how many stones the counts of the pits add up to. */
async function watch(page: Page): Promise<() => Promise<Look[]>> {
  await page.evaluate(() => {
    const looks: Look[] = ((window as unknown as { looks: Look[] }).looks = []);
    const board = document.querySelector('.board')!;
    new MutationObserver(() => {
      const moving = [...board.querySelectorAll('.is-sliding, .is-jumping, .is-fading, .is-falling, .is-lifted')];
      const counts = [...board.querySelectorAll('.toguz-pit__count')].map((count) => Number(count.textContent));
      looks.push({
        time: performance.now(),
        motions: moving.map((element) => element.getAttribute('class')!),
        onBoard: counts.reduce((sum, count) => sum + count, 0),
      });
    }).observe(board, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { looks: Look[] }).looks);
}

function line(page: Page) {
  return page.locator('.play__line');
}

test('B1 a capture that has begun shows its way and the points of the fork', async ({ page }) => {
  await open(page, FORK);
  await spot(page, 'tobit', '15, white man').click();
  await spot(page, 'tobit', '17, empty').click();
  await expect(page.locator('.signs--begun path')).toHaveCount(2);
  for (const point of ['19', '31']) await expect(spot(page, 'tobit', `${point}, empty, can be reached`)).toBeVisible();
  await expect(line(page)).toContainText('The capture goes on from 17');
});

test('B3 one click on the piece, or on the last point, plays a sequence that has only one way', async ({ page }) => {
  for (const click of ['15, white man', '19, empty']) {
    await page.goto('about:blank');
    await open(page, '#/play/tobit?v=1&side=both&pos=W:W15:B16,18,38');
    await spot(page, 'tobit', click).click();
    await expect(movesOf(page)).toContainText('15:19');
  }
});

test('B4 a refused move says why and pulses the pieces that must capture; with reduced motion they are marked and still', async ({ page }) => {
  await open(page, FORCED);
  await spot(page, 'tobit', '9, white man').click();
  await expect(line(page)).toContainText('You must capture: with 15.');
  const must = spot(page, 'tobit', '15, white man, must capture').locator('.mark--must');
  await expect(must).toBeVisible();
  expect(await must.evaluate((mark) => getComputedStyle(mark).animationName)).toBe('must');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => must.evaluate((mark) => getComputedStyle(mark).animationName)).toBe('none');
  await expect(must).toBeVisible();
});

test('B5 a forced move and a refusal link the rule', async ({ page }) => {
  await open(page, FORCED);
  const rule = line(page).getByRole('link');
  await expect(rule).toHaveText('Rule T4');
  await expect(rule).toHaveAttribute('href', '#/rules/tobit/T4');
  await open(page, TOGUZ);
  await expect(rule).toHaveCount(0);
  await spot(page, 'toguz', 'Black pit 3, 9 stones').click();
  await expect(rule).toHaveAttribute('href', '#/rules/toguz/K3');
});

test('B7 the move of the computer is followed: a rest, a motion, a mark, the log, and "Show again"', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=white&level=1');
  const looks = await watch(page);
  await spot(page, 'tobit', '8, white man').click();
  await spot(page, 'tobit', '15, empty').click();
  await expect(movesOf(page)).toContainText(/8-15\s*\d+[-:]\d+/);
  await expect(button(page, 'Show again')).toBeVisible();
  const motions = (await looks()).filter((look) => look.motions.length > 0);
  const own = motions.find((look) => look.motions[0].includes('from-below-1'))!;
  const other = motions.find((look) => !look.motions[0].includes('from-below-1'))!;
  expect(own.motions[0]).toContain('is-sliding');
  expect(other.motions[0]).toMatch(/is-(sliding|jumping)/);
  // At least a slide and a rest lie between the two.
  expect(other.time - own.time).toBeGreaterThan(220 + 350 - 20);
  await expect(page.locator('.tobit-last__line')).toBeAttached();
  const log = await movesOf(page).innerText();
  const before = (await looks()).length;
  await button(page, 'Show again').click();
  await expect.poll(async () => (await looks()).slice(before).flatMap((look) => look.motions)).toContain(other.motions[0]);
  await expect(button(page, 'Show again')).toBeVisible();
  expect(await movesOf(page).innerText()).toBe(log);
});

test('B9 stones are sown one by one, the counts are numbers all the while, and a click or a key skips it', async ({ page }) => {
  await choose(page, 'speed=slow');
  await open(page, TOGUZ);
  const looks = await watch(page);
  await spot(page, 'toguz', 'White pit 9, 9 stones').click();
  await expect(spot(page, 'toguz', 'Black pit 8, empty')).toBeVisible();
  const onBoard = (await looks()).map((look) => look.onBoard);
  // Nine are taken up, then one after the other lies down, and ten are taken at the end.
  const steps = onBoard.filter((count, at) => count !== onBoard[at - 1]);
  expect(steps.join(' ')).toContain('153 154 155 156 157 158 159 160 161 162 152');
  await expect(button(page, 'Show again')).toBeVisible();
  // On a pit that is not to be played, either skips the rest.
  const pit = spot(page, 'toguz', 'White pit 1');
  for (const skip of [() => pit.click(), () => pit.press('Enter')]) {
    await button(page, 'Show again').click();
    await expect(page.locator('.is-falling, .is-lifted').first()).toBeAttached();
    const start = Date.now();
    await skip();
    await expect(button(page, 'Show again')).toBeVisible();
    expect(Date.now() - start).toBeLessThan(2_000);
  }
});

test('the speed is chosen: slow sowing takes longer than fast, and instant takes none', async ({ page }) => {
  await choose(page, 'speed=fast');
  await open(page, TOGUZ);
  const fast = await sowing(page);
  await page.evaluate(() => {
    localStorage.setItem('utys.settings', 'speed=slow');
    dispatchEvent(new Event('utys-settings'));
  });
  await button(page, 'Undo').click();
  const slow = await sowing(page);
  expect(slow).toBeGreaterThan(2 * fast);
  await page.evaluate(() => {
    localStorage.setItem('utys.settings', 'speed=instant');
    dispatchEvent(new Event('utys-settings'));
  });
  await button(page, 'Undo').click();
  await spot(page, 'toguz', 'White pit 9, 9 stones').click();
  await expect(spot(page, 'toguz', 'Black pit 8, empty')).toBeVisible({ timeout: 400 });
  await expect(button(page, 'Show again')).toHaveCount(0);
});

test('B11 a landing preview: which pit, how many, captured or a tuz, what is gained; by pointer, by key, by finger', async ({ page }) => {
  await open(page, TOGUZ);
  const at = await middle(page, 'toguz', 'White pit 3');
  await page.mouse.move(at.x, at.y);
  await expect(page.locator('.preview__count')).toHaveText('10');
  await expect(page.locator('.preview__ring')).toHaveCount(1);
  await expect(page.locator('.preview__gain')).toHaveText('+10');
  await expect(line(page)).toContainText('ends in Black’s pit 2. You capture 10.');
  await page.mouse.move(2, 2);
  await expect(page.locator('.preview')).toHaveCount(0);
  await spot(page, 'toguz', 'White pit 1, 9 stones').focus();
  await expect(page.locator('.preview__count')).toHaveText('10');
  await expect(page.locator('.preview__ring, .preview__gain')).toHaveCount(0);
  await expect(line(page)).toContainText('ends in your pit 9. The pit then holds 10 stones.');
  // A tuz has another shape than a capture.
  await open(page, '#/play/toguz?v=1&side=both&pos=9S,9S,9S,9S,9S,9S,9S,2S,9S/9S,9S,9S,9S,9S,9S,9S,9S,3S_8_5_S_1');
  await spot(page, 'toguz', 'White pit 9, 3 stones').focus();
  await expect(page.locator('path.preview__ring')).toHaveCount(1);
  await expect(line(page)).toContainText('It becomes your tuz.');
});

test('B11 arrows show the direction of sowing, and every point and pit has its number unless they are switched off', async ({ page }) => {
  await open(page, TOGUZ);
  await expect(page.locator('.toguz-ground__arrow')).toHaveCount(2);
  await expect(page.locator('.toguz-pit__number').first()).toBeVisible();
  await expect(page.locator('.toguz-pit__number')).toHaveCount(18);
  const set = (value: string) =>
    page.evaluate((coordinates) => {
      localStorage.setItem('utys.settings', `coordinates=${coordinates}`);
      dispatchEvent(new Event('utys-settings'));
    }, value);
  const beside = (await page.locator('.toguz-pit__number').first().boundingBox())!;
  await set('inside');
  await expect.poll(async () => (await page.locator('.toguz-pit__number').first().boundingBox())!.y).toBeLessThan(beside.y - 15);
  await set('off');
  await expect(page.locator('.toguz-pit__number').first()).toBeHidden();
  await open(page, FORK);
  await expect(page.locator('.tobit-ground__number').first()).toBeHidden();
  await set('outside');
  await expect(page.locator('.tobit-ground__number--by').first()).toBeVisible();
  await expect(page.locator('.tobit-ground__number--on').first()).toBeHidden();
  await set('inside');
  await expect(page.locator('.tobit-ground__number--by').first()).toBeHidden();
  await expect(page.locator('.tobit-ground__number--on').first()).toBeVisible();
});

test('where something was taken is marked by a cross, apart from the last move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${FORCED}_15:29`);
  await expect(page.locator('.signs--taken path')).toHaveCount(1);
  await expect(page.locator('.tobit-last__line')).toBeAttached();
});

test('boards and pieces of other makes, high contrast, a device that asks for contrast, and paper', async ({ page }) => {
  const earth = () => page.locator('.board').evaluate((board) => getComputedStyle(board).getPropertyValue('--earth').trim());
  const set = (...lines: string[]) =>
    page.evaluate((text) => {
      localStorage.setItem('utys.settings', text);
      dispatchEvent(new Event('utys-settings'));
    }, lines.join('\n'));
  await open(page, FORK);
  const craft = await earth();
  await set('board=stone');
  await expect.poll(earth).not.toBe(craft);
  const stone = await earth();
  await set('board=ink');
  await expect.poll(earth).toBe('#ffffff');
  expect(stone).not.toBe('#ffffff');
  await set('theme=contrast');
  await expect.poll(earth).toBe('#ffffff');
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
  await set('pieces=plain');
  await expect.poll(earth).toBe(craft);
  await expect(page.locator('.tobit-piece__disc').first()).toBeVisible();
  await expect(page.locator('.tobit-piece__bone').first()).toBeHidden();
  await set('theme=dark');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(earth).toBe('#ffffff');
  await expect(page.locator('.tobit-ground__number').first()).toBeVisible();
  await expect(page.locator('.controls')).toBeHidden();
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await expect.poll(earth).toBe('#ffffff');
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  await expect.poll(earth).toBe('#ffffff');
});

test('arrows and rings are drawn by the right button and by keyboard, told, and wiped by Escape or a click', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/play/tobit?v=1&side=both');
  const drawn = page.locator('.signs--drawn');
  const told = page.locator('.play__board [aria-live]');
  const [from, to] = [await middle(page, 'tobit', '8'), await middle(page, 'tobit', '22')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(drawn.locator('.sign__head')).toHaveCount(1);
  await page.mouse.up({ button: 'right' });
  await expect(told).toHaveText('Arrow from 8 to 22.');
  await page.mouse.click(to.x, to.y, { button: 'right' });
  await expect(told).toHaveText('Ring on 22.');
  await expect(drawn.locator('circle')).toHaveCount(2);
  await expect(drawn.locator('.sign__head')).toHaveCount(1);
  await expect(movesOf(page)).not.toContainText('8');
  await page.mouse.click(to.x, to.y);
  await expect(drawn).toHaveCount(0);
  // By keyboard: A begins, A ends.
  await spot(page, 'tobit', '9, white man').focus();
  await page.keyboard.press('a');
  await expect(told).toContainText('An arrow begins at 9.');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('a');
  await expect(told).toHaveText('Arrow from 9 to 16.');
  await page.keyboard.press('a');
  await page.keyboard.press('a');
  await expect(told).toHaveText('Ring on 16.');
  await page.keyboard.press('Escape');
  await expect(drawn).toHaveCount(0);
  await expect(told).toHaveText('The drawings are gone.');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('B11 a finger that stays sees where the last stone would fall, and one that leaves the pit plays nothing', async ({ page }) => {
    await open(page, TOGUZ);
    const fingers = await Fingers.on(page);
    const [from, away] = [await middle(page, 'toguz', 'White pit 3'), await middle(page, 'toguz', 'White pit 9')];
    await fingers.down(from);
    await expect(page.locator('.preview__count')).toHaveText('10');
    await expect(line(page)).toContainText('You capture 10.');
    await fingers.move(from, away);
    await fingers.up();
    await expect(page.locator('.preview')).toHaveCount(0);
    await expect(movesOf(page)).not.toContainText('3');
    await fingers.tap(from);
    await expect(page.locator('.move-list__move')).toHaveCount(1);
  });

  test('a switch lets a finger draw, and lets it play again', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '#/play/tobit?v=1&side=both');
    const fingers = await Fingers.on(page);
    const pen = button(page, 'Draw');
    await expect(pen).toHaveAttribute('aria-pressed', 'false');
    await pen.tap();
    await expect(pen).toHaveAttribute('aria-pressed', 'true');
    await fingers.drag(await middle(page, 'tobit', '15'), await middle(page, 'tobit', '24'));
    await expect(page.locator('.signs--drawn .sign__head')).toHaveCount(1);
    await fingers.drag(await middle(page, 'tobit', '8'), await middle(page, 'tobit', '15'));
    await expect(page.locator('.signs--drawn .sign__head')).toHaveCount(2);
    await expect(movesOf(page)).not.toContainText('8-15');
    await pen.tap();
    await expect(pen).toHaveAttribute('aria-pressed', 'false');
    await fingers.drag(await middle(page, 'tobit', '8'), await middle(page, 'tobit', '15'));
    await expect(movesOf(page)).toContainText('8-15');
    await expect(page.locator('.signs--drawn')).toHaveCount(0);
  });
});
