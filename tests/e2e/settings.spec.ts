// The settings: in force at once, kept, set back; and the way to be forgotten.
import type { Page } from '@playwright/test';
import { expect, test } from './helpers/test';
import { open } from './helpers/player';

const root = (page: Page) => page.locator('html');
const choose = (page: Page, question: string, answer: string) =>
  page.getByRole('group', { name: question, exact: true }).getByRole('radio', { name: answer, exact: true }).check();
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('utys')));

async function settings(page: Page) {
  await open(page, '#/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
}

test('a choice is in force at once, is kept, and can be set back with all others', async ({ page }) => {
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      written.push(key);
      write.call(this, key, text);
    };
  });
  await settings(page);
  await choose(page, 'Page colours', 'Dark');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => (window as unknown as { written: string[] }).written), 'written once').toEqual(['utys.settings']);
  await choose(page, 'Boards', 'Stone');
  await expect(root(page)).toHaveAttribute('data-board', 'stone');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark', exact: true })).toBeChecked();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Back to the usual settings' }).click();
  await expect(page.getByRole('radio', { name: 'As the device', exact: true })).toBeChecked();
  await expect(root(page)).not.toHaveAttribute('data-theme', 'dark');
});

test('every question has one answer, and the boards beside them can be played on', async ({ page }) => {
  await settings(page);
  const questions = page.locator('fieldset');
  const count = await questions.count();
  expect(count).toBeGreaterThanOrEqual(12);
  for (let at = 0; at < count; at += 1) await expect(questions.nth(at).locator('input:checked')).toHaveCount(1);
  const preview = page.getByRole('region', { name: 'Preview' });
  for (const name of ['Tobit board', 'Toguz Korgool board']) await expect(preview.getByRole('group', { name })).toBeVisible();
  await choose(page, 'How fast pieces move', 'At once');
  const board = preview.getByRole('group', { name: 'Toguz Korgool board' });
  const before = await board.getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')).join());
  await choose(page, 'Confirm each move', 'On');
  const at = await board.getByRole('button', { name: /can be played/ }).first().getAttribute('data-spot');
  const pit = board.locator(`[data-spot="${at}"]`);
  await pit.click();
  await expect(preview.locator('.sample').last()).toContainText('play it?');
  // The same pit again says yes.
  await pit.click();
  await expect.poll(() => board.getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')).join())).not.toBe(before);
});

test('where the browser stores nothing a choice still lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('no', 'SecurityError'); } });
  });
  await settings(page);
  await choose(page, 'Page colours', 'Dark');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'About Utys' }).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
});

test('deleting all data asks once more, and then nothing is left', async ({ page }) => {
  await open(page, '#/play/tobit?v=1&side=both&moves=10-17');
  await expect.poll(() => kept(page)).not.toEqual([]);
  await settings(page);
  await choose(page, 'Page colours', 'Dark');
  await page.getByRole('button', { name: 'Delete all my data' }).click();
  await expect(page.getByRole('button', { name: 'Yes, delete everything' })).toBeFocused();
  await page.getByRole('button', { name: 'No, keep it' }).click();
  expect(await kept(page)).not.toEqual([]);
  await page.getByRole('button', { name: 'Delete all my data' }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(page.getByText('Everything has been deleted.')).toBeVisible();
  await expect(root(page)).not.toHaveAttribute('data-theme', 'dark');
  expect(await kept(page)).toEqual([]);
  const left = await page.evaluate(async () => (await indexedDB.databases()).map((one) => one.name).filter((name) => name?.startsWith('utys')));
  expect(left).toEqual([]);
});

test('the settings fit a phone in every language', async ({ page }) => {
  await settings(page);
  await page.setViewportSize({ width: 360, height: 640 });
  for (const lang of ['en', 'ru', 'ky', 'kk']) {
    await page.goto(`./#/settings?lang=${lang}`);
    await expect(root(page)).toHaveAttribute('lang', lang);
    await expect(page.locator('fieldset').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), lang).toBeLessThanOrEqual(0);
  }
});
