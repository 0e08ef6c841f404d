// @ts-check
import { existsSync } from 'node:fs';
import { BUILT } from '../../start/checkout/build.mjs';
import { inRepository } from '../../start/checkout/repository.mjs';
import { runCheck } from '../run-command.mjs';
import { sharedStack } from '../stack.mjs';
import { ONE_FAILED, ONE_SKIPPED } from '../reports/tally.mjs';

/** After the journeys: their data must still add up. @type {import('../context.mjs').Stage} */
export const invariantsStage = {
  name: 'invariants',
  isBuildNeeded: true,
  isStackNeeded: true,
  run: async (context) => {
    if (!existsSync(inRepository('tools/check-invariants'))) {
      context.print('invariants skipped: there is no tools/check-invariants');
      return ONE_SKIPPED;
    }
    const stack = await sharedStack(context);
    if (!stack) return ONE_FAILED;
    return runCheck(context, [process.execPath, BUILT.checkInvariants], { DATABASE_URL: stack.databaseUrl });
  },
};
