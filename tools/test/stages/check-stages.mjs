// @ts-check
import { existsSync } from 'node:fs';
import { NX_ENVIRONMENT } from '../../start/checkout/build.mjs';
import { inRepository, programPath } from '../../start/checkout/repository.mjs';
import { runCheck } from '../run-command.mjs';
import { ONE_FAILED, ONE_SKIPPED } from '../reports/tally.mjs';

/** @typedef {import('../context.mjs').Stage} Stage */

/** @type {Stage} */
export const formatStage = {
  name: 'format',
  isBuildNeeded: false,
  isCheck: true,
  run: (context) =>
    runCheck(context, [process.execPath, programPath('prettier'), '--check', '--log-level=warn', '.']),
};

/** @type {Stage} */
export const boundariesStage = {
  name: 'boundaries',
  isBuildNeeded: true,
  isCheck: true,
  run: async (context) => {
    const script = inRepository('tools/boundaries/check.mjs');
    if (existsSync(script)) return runCheck(context, [process.execPath, script]);
    const isExpected = existsSync(inRepository('tools/boundaries'));
    context.print(`boundaries ${isExpected ? 'failed' : 'skipped'}: there is no ${script}`);
    return isExpected ? ONE_FAILED : ONE_SKIPPED;
  },
};

/**
 * Without the builds that a typecheck depends on: they are made before the stages, and Nx would put them back from its cache, an empty
 * moment in which the linter beside it finds no types.
 * @type {Stage}
 */
export const typesStage = {
  name: 'types',
  isBuildNeeded: true,
  isCheck: true,
  run: (context) =>
    runCheck(
      context,
      [
        process.execPath,
        programPath('nx'),
        'run-many',
        '-t',
        'typecheck',
        '--excludeTaskDependencies',
        '--outputStyle=static',
      ],
      NX_ENVIRONMENT,
    ),
};
