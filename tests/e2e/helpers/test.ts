// The `test` of every spec: it watches each page and fails a test whose page misbehaved on the way, even when all that
// the test asked for was there. What it watches for: errors on the console, uncaught errors, requests that leave the
// origin or fail, and violations of the security policy.
import { test as base, expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    reportViolation(violation: string): void;
  }
}

/** What went wrong on a page so far. */
export class Watch {
  readonly faults: string[] = [];

  /** Starts to watch; call it before the page is opened. */
  static async over(page: Page, origin: string): Promise<Watch> {
    const watch = new Watch();
    const { faults } = watch;
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== origin) faults.push(`leaves the origin: ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`answered ${response.status()}: ${response.url()}`);
    });
    await page.exposeFunction('reportViolation', (violation: string) => faults.push(`policy: ${violation}`));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        window.reportViolation(`${event.effectiveDirective} blocked ${event.blockedURI || 'inline'}`);
      });
    });
    return watch;
  }

  /** Forgets the faults that a test provoked on purpose, and returns them. */
  take(): string[] {
    return this.faults.splice(0);
  }
}

export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const watch = await Watch.over(page, new URL(baseURL!).origin);
      await use(watch);
      expect(watch.faults, 'what the page did wrong on the way').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
