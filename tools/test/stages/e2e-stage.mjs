// @ts-check
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository, programPath } from '../../start/checkout/repository.mjs';
import { findChromium } from '../browser/chromium.mjs';
import { readJson } from '../reports/json-file.mjs';
import { failedInPlaywright, tallyPlaywright } from '../reports/playwright-report.mjs';
import { runRunner } from '../run-command.mjs';
import { sharedStack } from '../stack.mjs';
import { ONE_FAILED, ONE_SKIPPED } from '../reports/tally.mjs';

const JOURNEYS = inRepository('e2e/journeys');

function hasJourneys() {
  return (
    existsSync(JOURNEYS) &&
    readdirSync(JOURNEYS, { recursive: true }).some((path) => /\.spec\.ts$/.test(String(path)))
  );
}

/** Creates the folder for traces and pictures of failures, which stays after the run. */
function makeResultsFolder() {
  const folder = inRepository(
    'test-results',
    `e2e-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}-${process.pid}`,
  );
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** @type {import('../context.mjs').Stage} */
export const e2eStage = {
  name: 'e2e',
  isBuildNeeded: true,
  isStackNeeded: true,
  run: async (context) => {
    if (!hasJourneys()) {
      context.print('e2e skipped: there are no journeys yet');
      return ONE_SKIPPED;
    }
    const browser = await findChromium(context);
    if (!browser) {
      context.print('e2e failed: no Chromium on this machine, and the one from npm does not run');
      return ONE_FAILED;
    }
    const stack = await sharedStack(context);
    if (!stack) return ONE_FAILED;
    context.print(`browser: ${browser.from}`);
    const report = join(context.temp, 'e2e.json');
    const isExitGood = await runRunner(
      context,
      [
        process.execPath,
        programPath('@playwright/test', { bin: 'playwright', from: 'e2e' }),
        'test',
        '--config=e2e/playwright.config.ts',
      ],
      {
        ...browser.env,
        STOREFRONT_URL: stack.storefrontUrl,
        CONSOLE_URL: stack.consoleUrl,
        SERVER_URL: stack.serverUrl,
        SANDBOX_URL: stack.sandboxUrl,
        DATABASE_URL: stack.databaseUrl,
        E2E_REPORT: report,
        E2E_RESULTS: makeResultsFolder(),
      },
    );
    const read = readJson(report);
    context.failed.push(...failedInPlaywright(read));
    return tallyPlaywright(read, isExitGood);
  },
};
