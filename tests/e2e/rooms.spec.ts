// The second program: fetched when one of its pages is first visited, drawn into the first one's frame.
import { expect, test } from './helpers/test';
import { expectAccessible } from './helpers/axe';
import { open } from './helpers/player';

const heading = (page: import('@playwright/test').Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the rooms are fetched at the first visit of one of them and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').pop()!));
  await open(page, '#/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((name) => name.startsWith('rooms'))).toEqual([]);
  await page.getByRole('link', { name: 'About Utys' }).click();
  await expect(heading(page, 'About Utys')).toBeFocused();
  await expect(page).toHaveTitle('About Utys · Utys');
  expect(asked.filter((name) => name.startsWith('rooms')).sort()).toEqual(['rooms-start.js', 'rooms.css', 'rooms.js', 'rooms_bg.wasm']);
});

test('a page is drawn by one program alone, and Back leads from the one to the other', async ({ page }) => {
  await open(page, '#/about');
  await expect(heading(page, 'About Utys')).toBeVisible();
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Tobit' }).click();
  await expect(heading(page, 'Tobit')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.goBack();
  await expect(heading(page, 'About Utys')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle('About Utys · Utys');
  await page.goForward();
  await expect(heading(page, 'Tobit')).toBeFocused();
  await expect(page).toHaveTitle('Tobit · Utys');
});

for (const file of ['rooms-start.js', 'rooms.js', 'rooms.css', 'rooms_bg.wasm']) {
  test(`without ${file} the page says so, and Try again fetches it`, async ({ page, watch }) => {
    await page.route(`**/${file}*`, (route) => route.abort());
    await page.goto('./#/about');
    await expect(page.getByRole('alert')).toContainText('could not be fetched');
    await expect(page).toHaveTitle('This page is not here yet · Utys');
    await page.unroute(`**/${file}*`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'About Utys')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(watch.take().every((fault) => /ERR_FAILED|console: Failed to load/.test(fault))).toBe(true);
  });
}

test('G4 rooms of another build draw nothing, and the page says that Utys was renewed', async ({ page }) => {
  // The rooms find a page of another build.
  await open(page, '#/');
  await page.evaluate(() => document.documentElement.setAttribute('data-build', 'another'));
  await page.getByRole('link', { name: 'About Utys' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-rooms', /./);
  await expect(heading(page, 'About Utys')).toHaveCount(0);
  // The page finds rooms of another build.
  await page.route('**/rooms-start.js*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "document.documentElement.dataset.rooms = 'another'; dispatchEvent(new Event('utys-rooms'));",
    }),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Utys has been renewed');
  await page.unroute('**/rooms-start.js*');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(heading(page, 'About Utys')).toBeVisible();
});

test('on a phone the pages stand in a menu that closes when one is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '#/play/tobit?v=1&side=both');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'About Utys' }).click();
  await expect(heading(page, 'About Utys')).toBeFocused();
  await expect(menu).toBeHidden();
});

test('the page about Utys has no violation of accessibility', async ({ page }) => {
  await open(page, '#/about');
  await expect(heading(page, 'About Utys')).toBeVisible();
  await expectAccessible(page);
});
