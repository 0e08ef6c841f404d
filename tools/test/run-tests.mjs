// @ts-check
// `npm test`: every stage, each with its time; the last line is the total.
import { startGuardian } from '../start/processes/guardian-link.mjs';
import { isInstallNeeded } from '../start/checkout/install.mjs';
import { prepareCheckout, prepareInstallation } from '../start/checkout/prepare-checkout.mjs';
import { createProcessGroups } from '../start/processes/process-groups.mjs';
import { createProgress, seconds } from '../start/terminal/progress.mjs';
import { createShutdown } from '../start/processes/shutdown.mjs';
import { sentenceOf } from '../start/terminal/start-fault.mjs';
import { clusterPlace } from './cluster-place.mjs';
import { makeTemp, removeTemp, testEnvironment } from './context.mjs';
import { STAGES, chooseStages } from './stages/stages.mjs';
import { ONE_FAILED, ONE_SKIPPED, sumTallies, summaryLine } from './reports/tally.mjs';

const INTERRUPTED = 130;

/**
 * @param {import('./context.mjs').Stage} stage
 * @param {import('./context.mjs').TestContext} context
 */
async function runStage(stage, context) {
  const begin = performance.now();
  context.print(`\n── ${stage.name}`);
  const named = context.failed.length;
  const tally = await stage.run(context).catch((error) => {
    context.print(sentenceOf(error));
    return ONE_FAILED;
  });
  // A check names no tests, but the list at the end must not leave it out.
  if (tally.failed > 0 && context.failed.length === named) context.failed.push(stage.name);
  context.print(`── ${stage.name}: ${seconds(performance.now() - begin)} · ${summaryLine(tally)}`);
  return tally;
}

/** Most of a check's work is on one core. */
const CHECKS_AT_ONCE = 2;

/**
 * Checks print only on failure, so they can run in parallel; each is printed whole at its end.
 * @param {readonly import('./context.mjs').Stage[]} checks
 * @param {import('./context.mjs').TestContext} context
 */
async function runChecks(checks, context) {
  const waiting = [...checks];
  /** @type {import('./reports/tally.mjs').Tally[]} */
  const tallies = [];
  const lane = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      /** @type {string[]} */
      const lines = [];
      tallies.push(await runStage(check, { ...context, print: (text) => void lines.push(text) }));
      context.print(lines.join('\n'));
    }
  };
  await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, lane));
  return tallies;
}

/**
 * Installs and builds; if either fails, only the summary remains.
 * @param {boolean} isBuildNeeded
 * @param {import('./context.mjs').TestContext} context
 * @returns {Promise<{ isReady: boolean, failures: import('./reports/tally.mjs').Tally[] }>}
 */
async function prepare(isBuildNeeded, { groups, print }) {
  const progress = createProgress();
  try {
    await (isBuildNeeded ? prepareCheckout : prepareInstallation)({ groups, progress });
    return { isReady: true, failures: [] };
  } catch (error) {
    print(sentenceOf(error));
    // A broken build of one app must not hide the other stages' results.
    return { isReady: !isInstallNeeded(), failures: [ONE_FAILED] };
  }
}

/** @param {string[]} names of stages */
export async function runTests(names) {
  const print = (/** @type {string} */ text) => console.log(text);
  const chosen = chooseStages(names);
  if ('unknown' in chosen) {
    console.error(
      `There is no stage "${chosen.unknown}"; stages are ${STAGES.map(({ name }) => name).join(', ')}.`,
    );
    process.exitCode = 1;
    return;
  }
  const guardian = startGuardian();
  const groups = createProcessGroups(guardian);
  const shutdown = createShutdown({ print, atEnd: guardian.release });
  const temp = makeTemp();
  const clusters = makeTemp(clusterPlace());
  for (const folder of [temp, clusters]) {
    guardian.watch('folder', folder);
    shutdown.onEnd(() => removeTemp(folder));
  }
  shutdown.onEnd(groups.stopAll);
  shutdown.listen(() => print('\nStopping …'), INTERRUPTED);
  const context = {
    groups,
    guardian,
    shutdown,
    print,
    temp,
    clusters,
    env: testEnvironment(process.env),
    failed: /** @type {string[]} */ ([]),
  };

  const isBuildNeeded = chosen.stages.some((stage) => stage.isBuildNeeded);
  const { isReady, failures } = await prepare(isBuildNeeded, context);
  const tallies = [...failures];
  const stages = isReady ? chosen.stages : [];
  tallies.push(
    ...(await runChecks(
      stages.filter(({ isCheck }) => isCheck === true),
      context,
    )),
  );
  for (const stage of stages.filter(({ isCheck }) => isCheck !== true)) {
    if (shutdown.isEnding()) return;
    if (stage.isStackNeeded && failures.length > 0) {
      print(`\n── ${stage.name} skipped: the build failed`);
      tallies.push(ONE_SKIPPED);
    } else {
      tallies.push(await runStage(stage, context));
    }
  }
  const total = sumTallies(tallies);
  if (shutdown.isEnding()) return;
  if (context.failed.length > 0) print(['\nFailed:', ...context.failed].join('\n  '));
  await shutdown.end(total.failed === 0 ? 0 : 1, undefined, summaryLine(total));
}
