// Flight mode and updates, against a host that the tests deploy builds to. The service worker is real; the other build is
// the same page under another name, with its files named otherwise.
import { existsSync } from 'node:fs';
import { Host, built, nameOf, rebuilt, type Build } from './helpers/deployed';
import { button, contents, movesOf, names, open, playOnePit } from './helpers/player';
import { test as base, expect } from './helpers/test';
import type { Page } from '@playwright/test';

const V1 = existsSync('dist/sw.js') ? built() : (new Map() as Build);
const V2 = V1.size ? rebuilt(V1) : V1;
const V3 = V1.size ? rebuilt(V2) : V1;

const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    const host = await Host.start();
    host.deploy(V1);
    await use(host);
    host.stop();
  },
  baseURL: async ({ host }, use) => use(host.address),
});
test.use({ serviceWorkers: 'allow' });

/** Waits until everything of the build is kept for flight mode, and by how many caches. */
async function kept(page: Page, build: Build): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (name) => {
        const own = (await caches.keys()).find((key) => key.includes(` ${name} `));
        const worker = (await navigator.serviceWorker.getRegistration())?.active?.state;
        return own && worker === 'activated' ? (await (await caches.open(own)).keys()).length : 0;
      }, nameOf(build)),
      { timeout: 30_000 },
    )
    .toBe(build.size - 1);
}

/** Which build the page is of, by the name of its program. */
async function buildOf(page: Page): Promise<string> {
  const program = await page.locator('link[rel=modulepreload]').getAttribute('href');
  return V1.has(program!.slice(2)) ? 'the first' : 'the second';
}

/** Has the browser look for a new build, as it does when the page is opened or seen again. */
async function look(page: Page) {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update().catch(() => undefined));
}

const renewal = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version of Utys is ready' });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('C4 G5 every route opens in flight mode, in a folder that nobody prepared, and the computer plays', async ({ page, host }) => {
  await open(page, '');
  await kept(page, V1);
  host.deploy(undefined);
  const asked = host.asked.length;
  for (const [route, title] of [
    ['', 'Tobit and Toguz Korgool'], ['#/', 'Tobit and Toguz Korgool'], ['#/play/tobit', 'Tobit'], ['#/play/toguz', 'Toguz Korgool'],
    ['#/rules', 'Rules'], ['#/rules/tobit', 'Rules of Tobit'], ['#/settings', 'Settings'], ['#/about', 'About Utys'], ['#/games', 'Saved games'],
    ['#/nowhere', 'No page here'],
  ]) {
    await page.goto('about:blank');
    await page.goto(`./${route}`);
    await expect(page.locator('.waiting'), route).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true }), route).toBeVisible();
  }
  await page.goto('about:blank');
  await page.goto('./#/embed/toguz');
  await expect(page.getByRole('group', { name: 'Toguz Korgool board' })).toBeVisible();
  await page.goto('about:blank');
  await open(page, '#/play/toguz?v=1&side=white&level=1');
  await playOnePit(page);
  // The browser itself looks for a newer worker at every visit.
  expect(host.asked.slice(asked).filter((path) => !path.endsWith('/sw.js')), 'nothing reached the host').toEqual([]);
});

test('G1 G3 a new build is announced, waits until the player agrees by keyboard, and keeps the game', async ({ page, host }) => {
  await open(page, '#/play/toguz?v=1&side=white&level=1');
  await playOnePit(page);
  await kept(page, V1);
  await expect(renewal(page)).toHaveCount(0);
  host.deploy(V2);
  await look(page);
  await expect(renewal(page)).toBeVisible();
  expect(await buildOf(page)).toBe('the first');
  // The announcement is no dialog: the game goes on below it.
  await playOnePit(page);
  const [board, moves] = [await contents(page, 'toguz'), await movesOf(page).innerText()];
  const now = button(page, 'Update now');
  await page.locator('.skip-link').focus();
  for (let tabs = 0; tabs < 12 && !(await now.evaluate((element) => element === document.activeElement)); tabs++) await page.keyboard.press('Tab');
  await expect(now).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => buildOf(page).catch(() => 'none')).toBe('the second');
  await expect.poll(() => contents(page, 'toguz')).toEqual(board);
  expect(await movesOf(page).innerText()).toBe(moves);
  await expect(renewal(page)).toHaveCount(0);
  await playOnePit(page);
  await kept(page, V2);
  // Nobody is of the first build any more: its files are given back.
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 20_000 }).toBe(1);
});

test('G1 a build that is still on its way when a page opens is announced there, and one that comes after it is again', async ({ page, context, host }) => {
  await open(page, '');
  await kept(page, V1);
  const release = host.hold();
  host.deploy(V2);
  await look(page);
  const other = await context.newPage();
  await open(other, '');
  await other.waitForFunction(async () => !!(await navigator.serviceWorker.getRegistration())?.installing);
  // The page has looked by then; it registers as soon as it is there.
  await other.waitForTimeout(1_000);
  release();
  for (const one of [page, other]) {
    await expect(renewal(one)).toBeVisible();
    await renewal(one).getByRole('button', { name: 'Close' }).click();
    await expect(renewal(one)).toHaveCount(0);
  }
  host.deploy(V3);
  await look(page);
  for (const one of [page, other]) await expect(renewal(one)).toBeVisible();
});

test('who deletes everything leaves no settings, no game, no file and no service worker behind', async ({ page }) => {
  await open(page, '#/play/toguz?v=1&side=white&level=1');
  await playOnePit(page);
  await kept(page, V1);
  const left = () =>
    page.evaluate(async () => ({
      texts: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      databases: (await indexedDB.databases()).map((one) => one.name),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  const before = await left();
  expect([before.texts.length, before.databases.length, before.caches.length, before.workers].every((count) => count > 0)).toBe(true);
  // What the page finds when it begins anew, before it keeps anything itself.
  await page.addInitScript(() => {
    const [texts, databases, files] = [Object.keys(localStorage).concat(Object.keys(sessionStorage)), indexedDB.databases(), caches.keys()];
    const workers = navigator.serviceWorker.getRegistrations();
    const found = Promise.all([databases, files, workers]).then((all) => [texts.length, ...all.map((some) => some.length)]);
    Object.assign(window, { found });
  });
  await page.goto('./#/settings');
  await button(page, 'Delete all my data').click();
  await button(page, 'Yes, delete everything').click();
  await expect(page.getByText('Everything has been deleted.')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { found: Promise<number[]> }).found)).toEqual([0, 0, 0, 0]);
});

test('G2 a page of the build before lives on when its files are gone, beside one of the new build', async ({ page, context, host }) => {
  // Every engine worker can be killed from the test, as a browser short of memory does.
  await page.addInitScript(() => {
    const Real = Worker;
    const engines: Worker[] = [];
    Object.assign(window, { engines });
    window.Worker = class extends Real {
      constructor(...words: ConstructorParameters<typeof Worker>) {
        super(...words);
        engines.push(this);
      }
    };
  });
  await open(page, '#/play/toguz?v=1&side=white&level=1');
  await kept(page, V1);
  await playOnePit(page);
  host.deploy(V2);
  await look(page);
  await expect(renewal(page)).toBeVisible();
  await page.reload();
  expect(await buildOf(page), 'a reload stays with its build').toBe('the first');
  await playOnePit(page);
  const other = await context.newPage();
  await open(other, '');
  expect(await buildOf(other)).toBe('the first');
  await button(other, 'Update now').click();
  await expect.poll(() => buildOf(other).catch(() => 'none')).toBe('the second');
  expect(await buildOf(page), 'who did not agree is left in peace').toBe('the first');
  await page.evaluate(() => {
    const { engines } = window as unknown as { engines: Worker[] };
    engines.forEach((engine) => engine.terminate());
  });
  await playOnePit(page);
  await expect(page.getByText('has been renewed')).toHaveCount(0);
  await renewal(page).getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => buildOf(page).catch(() => 'none')).toBe('the second');
});

for (const [what, spoilt] of [
  ['lacks a file', () => new Map([...V2].filter(([path]) => !path.endsWith('.css')))],
  ['is half of another', () => new Map([...V2, ['index.html', V1.get('index.html')!]])],
] as [string, () => Build][]) {
  test(`a deployment that ${what} is not taken for a build, and the one before stays whole`, async ({ page, host }) => {
    await open(page, '#/play/toguz?v=1&side=white&level=1');
    await kept(page, V1);
    host.deploy(spoilt());
    await page.evaluate(async () => {
      const registration = (await navigator.serviceWorker.getRegistration())!;
      const gone = new Promise<void>((resolve) => {
        registration.addEventListener('updatefound', () => {
          const worker = registration.installing!;
          worker.addEventListener('statechange', () => worker.state === 'redundant' && resolve());
        });
      });
      await registration.update().catch(() => undefined);
      await gone;
    });
    await expect(renewal(page)).toHaveCount(0);
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
    host.deploy(undefined);
    await page.reload();
    await playOnePit(page);
    // Once the deployment is whole, it is offered.
    host.deploy(V2);
    await look(page);
    await expect(renewal(page)).toBeVisible();
  });
}

test('G7 the app can be installed: its manifest names what is there, maskable icons and both games', async ({ page, host }) => {
  await open(page, '');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data!);
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut: { icons: unknown[] }) => shortcut.icons)];
  for (const icon of icons) {
    const png = V1.get(icon.src)!;
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, icon.src).toBe(icon.sizes);
  }
  const sizes = (purpose: string) => manifest.icons.filter((icon: { purpose: string }) => icon.purpose === purpose).map((icon: { sizes: string }) => icon.sizes);
  expect(sizes('maskable')).toEqual(['192x192', '512x512']);
  expect(sizes('any')).toEqual(['192x192', '512x512']);
  expect(manifest.display).toBe('standalone');
  for (const shortcut of manifest.shortcuts) {
    await page.goto(new URL(shortcut.url, host.address).href);
    await expect(page.getByRole('heading', { level: 1, name: shortcut.name })).toBeAttached();
  }
});

test('where no service worker is allowed the app plays, and says nothing about it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get() {
        throw new DOMException('not here', 'SecurityError');
      },
    });
  });
  await open(page, '#/play/toguz?v=1&side=white&level=1');
  await playOnePit(page);
});
