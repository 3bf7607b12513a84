// Links: good ones begin their game, bad ones say what is wrong and offer a way on.
import { expect, test } from './helpers/test';
import { expectAccessible } from './helpers/axe';
import { boardOf, button, contents, movesOf, open, spot } from './helpers/player';

test('a link carries position, moves and options', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&variant=4x4&tobit=flying&side=both&pos=W:W1,K6:B32&moves=6-7');
  await expect(spot(page, 'tobit', '32, black man')).toBeVisible();
  await expect(spot(page, 'tobit', '7, white tobit')).toBeVisible();
  expect((await contents(page, 'tobit')).length).toBe(32);
  await expect(page.getByText('4 x 4, flying tobit')).toBeVisible();
});

test('a Toguz Korgool link carries position, moves and direction', async ({ page }) => {
  const pos = '9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S_0_0_S_1';
  await open(page, `#/play/toguz?v=1&direction=clockwise&side=both&pos=${pos}&moves=76_8`);
  await expect(movesOf(page)).toContainText('76(10)');
  await expect(page.getByText('clockwise', { exact: true })).toBeVisible();
});

test('following a second link on the same page begins the second game', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=both&moves=8-15');
  await expect(spot(page, 'tobit', '15, white man')).toBeVisible();
  await page.goto('./#/play/tobit?v=1&side=both&moves=9-16');
  await expect(spot(page, 'tobit', '16, white man')).toBeVisible();
  await page.goto('./#/play/toguz?v=1&side=both');
  await expect(boardOf(page, 'toguz')).toBeVisible();
  await page.goBack();
  await expect(spot(page, 'tobit', '16, white man')).toBeVisible();
});

test('a link to a finished position shows the result', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=both&pos=B:W15:B');
  await expect(page.getByRole('main').getByRole('status')).toContainText('White wins');
  await expect(button(page, 'Again')).toBeVisible();
});

test('a link far too long still shows its reason and the ways on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, `#/play/toguz?v=1&moves=${'2_8_'.repeat(3000)}`);
  await expect(button(page, 'Start')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'A new game' })).toBeInViewport();
  await expectAccessible(page);
});

const BAD: [name: string, hash: string, says: RegExp][] = [
  ['an unknown version', '#/play/tobit?v=2&side=both', /version 1/],
  ['a position with a point off the board', '#/play/tobit?v=1&pos=W:W1,39:B38', /39/],
  ['a position that is no position', '#/play/tobit?v=1&pos=hello', /cannot be read/],
  ['stones that do not make 162', '#/play/toguz?v=1&pos=9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,8S_0_0_S_1', /161/],
  ['an illegal move', '#/play/tobit?v=1&moves=8-15_29-21', /29-21/],
  ['an illegal Toguz move', '#/play/toguz?v=1&moves=75', /75/],
  ['a level that there is not', '#/play/tobit?v=1&level=9', /1 to 8/],
  ['a side that there is not', '#/play/tobit?v=1&side=red', /white, black or both/],
  ['an unknown board', '#/play/tobit?v=1&variant=6x6', /5x4, 4x4/],
  ['an unknown reach', '#/play/tobit?v=1&tobit=far', /short, long, flying/],
  ['an unknown direction', '#/play/toguz?v=1&direction=up', /anticlockwise, clockwise/],
  ['an unknown language', '#/play/tobit?v=1&lang=xx', /xx/],
  ['a broken percent code', '#/play/tobit?v=1&pos=%zz', /percent/i],
  ['percent codes that are no text', '#/play/tobit?v=1&pos=%ff%fe', /text/],
];

for (const [name, hash, says] of BAD) {
  test(`${name} is answered with the reason and a way on`, async ({ page }) => {
    await page.goto(`./${hash}`);
    const alert = page.getByRole('alert');
    await expect(alert).toBeVisible();
    await expect(alert).toContainText(says);
    expect(new URL(page.url()).hash).toBe(hash);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).first().click();
    const board = boardOf(page, hash.includes('toguz') ? 'toguz' : 'tobit');
    await expect(board.or(button(page, 'Start'))).toBeVisible();
    await expect(alert).toBeHidden();
  });
}

for (const hash of ['#nonsense', '#/play', '#/play/chess', '#/%', '#//', '#/play/tobit/extra', '#/%F0%9F']) {
  test(`the address ${hash} leads to a page with a way on`, async ({ page }) => {
    await open(page, hash);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const room of ['learn/first', 'puzzles/1', 'analysis/tobit', 'heritage', 'compete', 'embed']) {
  test(`the room ${room} says what it will hold and offers a first step`, async ({ page }) => {
    await open(page, `#/${room}`);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/#\/play\//);
  });
}
