// Browser tests against the release build. `cargo xtask e2e` builds the page, serves it twice and names both addresses.
import { defineConfig } from '@playwright/test';

const { UTYS_ROOT, UTYS_FOLDER, CHROMIUM, CI } = process.env;
if (!UTYS_ROOT || !UTYS_FOLDER || !CHROMIUM) {
  throw new Error('run these tests by `cargo xtask e2e`: it builds and serves the page that they open');
}

// Only root has to give up Chromium's sandbox; the rest keeps the browser from calling home.
const root = process.getuid?.() === 0;
const args = [
  ...(root ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'target/playwright',
  // A test that passes only now and then is a fault.
  retries: 0,
  forbidOnly: !!CI,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./tests/e2e/helpers/closing-line.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: CHROMIUM, args },
    locale: 'en-GB',
    trace: 'retain-on-failure',
    // Only the tests of flight mode keep the page: the others shall see what the server has.
    serviceWorkers: 'block',
  },
  projects: [
    // Everything runs in a folder that the page was not prepared for; what depends on the place runs at the root too.
    { name: 'folder', use: { baseURL: UTYS_FOLDER }, testMatch: /.*\.spec\.ts/ },
    { name: 'root', use: { baseURL: UTYS_ROOT }, testMatch: /smoke\.spec\.ts/ },
    // Pictures, by `cargo xtask shots`.
    { name: 'shots', use: { baseURL: UTYS_ROOT }, testMatch: /shots\.ts/ },
  ],
});
