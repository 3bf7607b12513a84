// Closes a run with one plain line: `playwright: N passed, N failed`.
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

export default class ClosingLine implements Reporter {
  private readonly outcomes = new Map<string, ReturnType<TestCase['outcome']>>();

  onTestEnd(test: TestCase) {
    this.outcomes.set(test.id, test.outcome());
  }

  onEnd(result: FullResult) {
    const count = (...kinds: string[]) => [...this.outcomes.values()].filter((kind) => kinds.includes(kind)).length;
    const skipped = count('skipped');
    // A run that broke before any test could fail is not one without failures.
    const failed = Math.max(count('unexpected', 'flaky'), result.status === 'passed' ? 0 : 1);
    console.log(`\nplaywright: ${count('expected')} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  }

  printsToStdio() {
    return true;
  }
}
