// Four languages: switched at once, remembered, asked for by a link, and English when a file cannot be had.
import { expect, test } from './helpers/test';
import { LANGUAGES, languageList, type Language } from './helpers/languages';

const FILES = '**/lang/*.txt';
const TITLE: Record<Language, string> = {
  en: 'Tobit and Toguz Korgool',
  ru: 'Тобит и тогуз коргоол',
  ky: 'Тобит жана тогуз коргоол',
  kk: 'Тобит және тоғызқұмалақ',
};

const heading = (page: import('@playwright/test').Page) => page.getByRole('heading', { level: 1 });
const htmlLang = (page: import('@playwright/test').Page) => page.evaluate(() => document.documentElement.lang);

test('the language is switched at once, the game goes on, and a reload remembers it', async ({ page }) => {
  await page.goto('./#/play/tobit?v=1&side=both');
  await page.getByRole('button', { name: /^8, white man/ }).click();
  await page.getByRole('button', { name: /^15, empty/ }).click();
  await expect(page.getByRole('button', { name: /^15, white man/ })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stayed: true }));

  await languageList(page).selectOption('ky');
  await expect(page.getByRole('button', { name: /^15, ак хул/ })).toBeVisible();
  await expect(page).toHaveTitle('Тобит · Utys');
  expect(await htmlLang(page)).toBe('ky');
  expect(await page.evaluate(() => 'stayed' in window), 'the page was not loaded anew').toBe(true);

  await page.reload();
  await expect(page.getByRole('button', { name: /^15, ак хул/ })).toBeVisible();
  expect(await htmlLang(page)).toBe('ky');
  await page.goto('./#/');
  await expect(heading(page)).toHaveText(TITLE.ky);
});

test('the list of languages is a control of the keyboard and says each language in its own words', async ({ page }) => {
  await page.goto('./#/');
  const list = languageList(page);
  const options = await list.locator('option').evaluateAll((all) =>
    all.map((option) => [(option as HTMLOptionElement).value, option.getAttribute('lang'), option.textContent]),
  );
  expect(options).toEqual([
    ['en', 'en', 'English'],
    ['kk', 'kk', 'Қазақша'],
    ['ky', 'ky', 'Кыргызча'],
    ['ru', 'ru', 'Русский'],
  ]);
  await list.focus();
  await page.keyboard.press('End');
  await expect(heading(page)).toHaveText(TITLE.ru);
  await expect(list).toBeFocused();
  await expect(list).toHaveValue('ru');
});

test('a link asks for a language: on every page, over the choice, and for this tab', async ({ page, context }) => {
  await page.goto('./#/');
  await languageList(page).selectOption('ru');
  await expect(heading(page)).toHaveText(TITLE.ru);
  for (const lang of ['ky', 'kk', 'en'] as const) {
    await page.goto(`./#/?lang=${lang}`);
    await expect(heading(page)).toHaveText(TITLE[lang]);
    expect(await htmlLang(page)).toBe(lang);
    await page.reload();
    await expect(heading(page)).toHaveText(TITLE[lang]);
  }
  // The tab keeps what its link asked for; another one has the choice.
  await page.goto('./#/');
  await page.reload();
  await expect(heading(page)).toHaveText(TITLE.en);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(heading(other)).toHaveText(TITLE.ru);
});

test('a link to a game that is followed in an open page brings its language along', async ({ page }) => {
  await page.goto('./#/play/toguz?v=1&side=both');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('./#/play/tobit?v=1&side=both&lang=ky');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ky');
  await expect(page.locator('.board--tobit')).toBeVisible();
});

test('a choice on a page whose link asks for another language holds, also over a reload', async ({ page }) => {
  await page.goto('./#/?lang=kk');
  await expect(heading(page)).toHaveText(TITLE.kk);
  await languageList(page).selectOption('ru');
  await expect(heading(page)).toHaveText(TITLE.ru);
  await page.reload();
  await expect(heading(page)).toHaveText(TITLE.ru);
});

test.describe('in a browser that prefers Kazakh', () => {
  test.use({ locale: 'kk-KZ' });

  test('the first page is Kazakh and was never English', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const heading = document.querySelector('.home h1')?.textContent;
        if (heading && seen.at(-1) !== heading) seen.push(heading);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.route(FILES, async (route) => {
      await new Promise((done) => setTimeout(done, 500));
      await route.continue();
    });
    await page.goto('./#/');
    await expect(heading(page)).toHaveText(TITLE.kk);
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([TITLE.kk]);
  });
});

test('English is fetched nowhere, another language once', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/lang\//.test(request.url())) fetched.push(request.url());
  });
  await page.goto('./#/');
  await expect(heading(page)).toHaveText(TITLE.en);
  expect(fetched).toEqual([]);
  for (const lang of ['ru', 'en', 'ru'] as const) {
    await languageList(page).selectOption(lang);
    await expect(heading(page)).toHaveText(TITLE[lang]);
  }
  expect(fetched.length).toBe(1);
});

for (const [how, answer] of [
  ['is not there', { status: 404, body: 'no' }],
  ['is another page of the host', { status: 200, contentType: 'text/html', body: '<!doctype html><p>Welcome</p>' }],
] as const) {
  test(`a language whose file ${how} is told, and the page stays as it is`, async ({ page, watch }) => {
    await page.route(FILES, (route) => route.fulfill(answer));
    await page.goto('./#/?lang=ru');
    await expect(heading(page)).toHaveText(TITLE.en);
    await expect(page.getByRole('alert')).toContainText('Русский: the texts could not be loaded.');
    expect(await htmlLang(page)).toBe('en');
    await expect(languageList(page)).toHaveValue('en');
    watch.take();

    await page.unroute(FILES);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText(TITLE.ru);
    await expect(page.getByRole('alert')).toHaveCount(0);
    // What a link asks for is no choice, tried once or twice.
    expect(await page.evaluate(() => localStorage.getItem('utys.settings') ?? '')).not.toContain('ru');
  });
}

test('Kyrgyz and Kazakh say that nobody has checked them yet, English and Russian do not', async ({ page }) => {
  const note = { en: '', ru: '', ky: 'Котормо текшериле элек', kk: 'Аударма әлі тексерілмеген' };
  for (const lang of LANGUAGES) {
    for (const route of ['#/', '#/play/tobit']) {
      await page.goto(`./${route}?lang=${lang}`);
      await page.reload();
      await expect.poll(() => htmlLang(page)).toBe(lang);
      const said = page.locator('.site-note');
      await expect(said).toHaveCount(note[lang] ? 1 : 0);
      if (note[lang]) await expect(said.getByRole('link', { name: note[lang] })).toBeVisible();
    }
  }
});

test('the note leads to a report that names page and language, and back', async ({ page }) => {
  await page.goto('./#/play/toguz?lang=kk');
  await page.getByRole('link', { name: 'Аударма әлі тексерілмеген' }).click();
  await expect(heading(page)).toHaveText('Аударма');
  await expect(page.getByRole('textbox')).toHaveValue(/Тіл: kk\nБет: #\/play\/toguz/);
  await page.getByRole('main').getByRole('link', { name: 'Бетке оралу' }).click();
  await expect(page).toHaveTitle('Тоғызқұмалақ · Utys');
});

test('texts of the second program that cannot be had are told there, and can be asked for again', async ({ page, watch }) => {
  await page.goto('./#/about');
  await expect(heading(page)).toHaveText('About Utys');
  await page.route('**/lang/ru-ro*.txt', (route) => route.fulfill({ status: 404, body: 'no' }));
  await languageList(page).selectOption('ru');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Русский: the texts could not be loaded.');
  expect(await htmlLang(page), 'the frame speaks Russian').toBe('ru');
  await expect(page.locator('#rooms > [lang]')).toHaveAttribute('lang', 'en');
  watch.take();
  await page.unroute('**/lang/ru-ro*.txt');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Об Utys');
  await expect(page.locator('#rooms > [lang]')).toHaveAttribute('lang', 'ru');
});

test('the second program changes its language with the first', async ({ page }) => {
  await page.goto('./#/about');
  await expect(heading(page)).toHaveText('About Utys');
  for (const [lang, title] of [['ru', 'Об Utys'], ['ky', 'Utys жөнүндө'], ['en', 'About Utys']] as const) {
    await languageList(page).selectOption(lang);
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Utys`);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says in four languages what it needs', async ({ page }) => {
    await page.goto('./');
    const said = page.locator('noscript p');
    await expect(said).toHaveCount(4);
    for (const text of await said.allTextContents()) expect(text).toContain('JavaScript');
    await expect(page.locator('noscript p[lang=ru], noscript p[lang=ky], noscript p[lang=kk]')).toHaveCount(3);
    await expect(page.locator('.waiting[lang]')).toHaveCount(3);
  });
});
