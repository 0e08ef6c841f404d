// @ts-check
import { join } from 'node:path';
import { programPath } from '../start/checkout/repository.mjs';
import { failedInJest, tallyJest } from './reports/jest-report.mjs';
import { readJson } from './reports/json-file.mjs';
import { runRunner } from './run-command.mjs';

/**
 * @param {import('./context.mjs').TestContext} context
 * @param {{ name: string, selection: string[], workers?: number, env?: Record<string, string> }} choice `selection`: the projects
 * @returns {Promise<import('./reports/tally.mjs').Tally>}
 */
export async function runJest(context, { name, selection, workers = 2, env = {} }) {
  const report = join(context.temp, `${name}.json`);
  const isExitGood = await runRunner(
    context,
    [
      process.execPath,
      programPath('jest'),
      '--config=jest.config.mjs',
      ...selection,
      '--ci',
      // Program logs during tests would hide the failures.
      '--silent',
      '--passWithNoTests',
      `--maxWorkers=${workers}`,
      '--json',
      `--outputFile=${report}`,
    ],
    { ...env, NODE_ENV: 'test' },
  );
  const read = readJson(report);
  context.failed.push(...failedInJest(read));
  return tallyJest(read, isExitGood);
}
