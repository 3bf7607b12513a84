// The page starts wherever a static host puts it, and its security policy is strict.
import { expect, test } from './helpers/test';

test('the first page offers both games', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('a[href^="#/play/tobit"]').first()).toBeVisible();
  await expect(page.locator('a[href^="#/play/toguz"]').first()).toBeVisible();
});

test('every file is asked for below the folder that the page was opened in', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.some((url) => url.endsWith('.wasm'))).toBe(true);
  expect(asked.filter((url) => !url.startsWith(baseURL!))).toEqual([]);
});

test('the policy stands before everything else and allows nothing unsafe', async ({ page }) => {
  await page.goto('./');
  const first = page.locator('head > *').first();
  await expect(first).toHaveAttribute('http-equiv', 'Content-Security-Policy');
  const policy = (await first.getAttribute('content'))!;
  const directives = new Map(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('style-src')).toEqual(["'self'"]);
  expect(directives.get('worker-src')).toEqual(["'self'"]);
  const scripts = directives.get('script-src')!;
  expect(scripts.filter((source) => !/^'sha256-[\w+/=]+'$/.test(source)).sort()).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  for (const unsafe of ["'unsafe-inline'", "'unsafe-eval'", '*', 'data:', 'blob:', 'https:', 'http:']) {
    expect(policy.split(/[ ;]+/)).not.toContain(unsafe);
  }
});

test('the policy is in force: inline scripts, inline styles and foreign requests are blocked', async ({ page, watch }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "inline script ran"';
    document.head.append(script);
    const styled = document.createElement('p');
    styled.innerHTML = '<b style="position: fixed">x</b>';
    document.body.append(styled);
    const fetched = await fetch('http://127.0.0.1:9/').then(() => true, () => false);
    const found = { script: document.title === 'inline script ran', style: getComputedStyle(styled.firstElementChild!).position, fetched };
    styled.remove();
    return found;
  });
  expect(ran).toEqual({ script: false, style: 'static', fetched: false });
  // The watch that guards every other test must have seen all three.
  await expect.poll(() => watch.faults.filter((fault) => fault.startsWith('policy: ')).length).toBeGreaterThanOrEqual(3);
  const seen = watch.take().join('\n');
  for (const directive of ['script-src', 'style-src', 'connect-src']) {
    expect(seen).toContain(`policy: ${directive}`);
  }
});
