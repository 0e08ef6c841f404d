// @ts-check
import { ROOT } from '../start/checkout/repository.mjs';
import { runToEnd } from '../start/processes/run-to-end.mjs';
import { ONE_FAILED, ONE_PASSED } from './reports/tally.mjs';

/** @typedef {import('./context.mjs').TestContext} TestContext */

/**
 * Runs a checker that only passes or fails; it counts as one test and prints only on failure.
 * @param {TestContext} context
 * @param {string[]} command
 * @param {Record<string, string>} [env]
 * @returns {Promise<import('./reports/tally.mjs').Tally>}
 */
export async function runCheck({ groups, print, env: baseEnv }, command, env = {}) {
  const { failure, output } = await runToEnd(groups, command, { env: { ...baseEnv, ...env } });
  if (failure === null) return ONE_PASSED;
  print(output);
  return ONE_FAILED;
}

/**
 * Runs a test runner with its own output passed through.
 * @param {TestContext} context
 * @param {string[]} command
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} true if it ended with exit code 0
 */
export async function runRunner({ groups, env: baseEnv }, command, env = {}) {
  const program = groups.start(command, {
    cwd: ROOT,
    env: { ...baseEnv, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return (await program.ended) === null;
}
