// @ts-check
import { readdirSync } from 'node:fs';
import { inRepository, programPath } from '../../start/checkout/repository.mjs';
import { sumTallies } from '../reports/tally.mjs';
import { runCheck } from '../run-command.mjs';

/** @typedef {import('../context.mjs').Stage} Stage */

/** Programs of ESLint that run at a time; each takes up to 3 GB. */
const AT_A_TIME = 2;

/**
 * Splits the repository into the files of one ESLint process each. Type-aware rules load a TypeScript program for every
 * app, and all of them together exceed the heap of one process.
 * @param {readonly string[]} apps names of the folders in `apps`
 * @returns {string[][]} arguments for ESLint; together they cover every file once
 */
export const lintParts = (apps) => [
  ...apps.map((app) => [`apps/${app}`]),
  ['.', ...apps.flatMap((app) => ['--ignore-pattern', `apps/${app}/**`])],
];

/** @type {Stage} */
export const lintStage = {
  name: 'lint',
  isBuildNeeded: true,
  isCheck: true,
  run: async (context) => {
    const apps = readdirSync(inRepository('apps'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const waiting = lintParts(apps);
    /** @type {import('../reports/tally.mjs').Tally[]} */
    const tallies = [];
    const runNext = async () => {
      for (let part = waiting.shift(); part !== undefined; part = waiting.shift())
        tallies.push(
          await runCheck(context, [process.execPath, programPath('eslint'), '--max-warnings=0', ...part]),
        );
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, runNext));
    return sumTallies(tallies);
  },
};
