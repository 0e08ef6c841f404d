import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const MOST_CHARACTERS = 10_000;

/** Prints what the page of a failed journey showed, so that a run whose files are gone can be explained. */
export default class FailedPage implements Reporter {
  onTestEnd(test: TestCase, { attachments, status }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return;
    for (const { name, path, body } of attachments) {
      if (name !== 'error-context') continue;
      const text = path === undefined ? String(body ?? '') : readFileSync(path, 'utf8');
      const main = text.indexOf('- main');
      const page = text.slice(Math.max(0, main === -1 ? text.indexOf('# Page snapshot') : main));
      console.log(`\nThe page of “${test.title}”:\n${page.slice(0, MOST_CHARACTERS)}\n`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
