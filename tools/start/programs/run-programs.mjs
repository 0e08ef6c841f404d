// @ts-check
import { GUARDIAN } from '../processes/guardian-link.mjs';
import { noteRunning } from '../processes/leftovers.mjs';
import { keepRunning } from './keep-running.mjs';
import { logProgram } from './program-log.mjs';
import { waitUntilReady } from './ready-check.mjs';
import { createRestarts } from './restarts.mjs';
import { ROOT } from '../checkout/repository.mjs';
import { StartFault } from '../terminal/start-fault.mjs';

/** @typedef {import('./programs.mjs').ProgramPlan} ProgramPlan */
/** @typedef {import('../processes/process-groups.mjs').Program} Program */

/**
 * Starts the programs, waits until each answers, and starts again what dies. Ends everything if one keeps dying.
 * @param {object} given
 * @param {ProgramPlan[]} given.plans
 * @param {import('../processes/guardian-link.mjs').Guardian} given.guardian
 * @param {import('../processes/process-groups.mjs').ProcessGroups} given.groups
 * @param {Pick<import('../processes/shutdown.mjs').Shutdown, 'onEnd' | 'isEnding' | 'end'>} given.shutdown
 * @param {string} given.dataDir
 * @param {Record<string, string>} given.env
 * @param {(text: string) => void} given.show
 * @param {(detail: string) => void} given.report
 * @param {() => import('./restarts.mjs').Restarts} [given.restartsOf]
 */
export async function runPrograms({
  plans,
  guardian,
  groups,
  shutdown,
  dataDir,
  env,
  show,
  report,
  restartsOf = () => createRestarts(),
}) {
  const waiting = new Set(plans.filter((plan) => plan.readyUrl).map((plan) => plan.title));
  const tell = () => report(waiting.size ? `waiting for ${[...waiting].join(', ')}` : '');
  tell();
  /** @type {Map<ProgramPlan, Program>} */
  const running = new Map();
  const note = () =>
    noteRunning(dataDir, [
      { pid: guardian.pid, script: GUARDIAN },
      ...[...running].map(([plan, { pid }]) => ({ pid, script: plan.command.join(' ') })),
    ]);

  /** @param {ProgramPlan} plan @returns {import('./keep-running.mjs').Run} */
  function startOne(plan) {
    const program = groups.start(plan.command, { cwd: plan.cwd ?? ROOT, env: { ...env, ...plan.env } });
    running.set(plan, program);
    note();
    const log = logProgram({ dataDir, name: plan.name, program, show });
    const ended = program.ended.then(
      (how) => `${how ?? 'it just ended'}${log.lastLine() ? `: ${log.lastLine()}` : ''}`,
    );
    const { title, readyUrl, isReady } = plan;
    const ready =
      readyUrl && isReady
        ? waitUntilReady(title, readyUrl, isReady, { isRunning: program.isRunning })
        : Promise.resolve();
    return { ended, ready, stop: () => program.stop() };
  }

  await Promise.all(
    plans.map(async (plan) => {
      const { title, name } = plan;
      const logAt = `its log is ${dataDir}/logs/${name}.log.`;
      shutdown.onEnd(async () => running.get(plan)?.stop());
      const failure = await keepRunning({
        title,
        start: () => startOne(plan),
        isEnding: shutdown.isEnding,
        say: show,
        giveUp: (sentence) => void shutdown.end(1, `${sentence}; ${logAt}`),
        restarts: restartsOf(),
      });
      // A stop during the start is no failure.
      if (failure !== null && shutdown.isEnding()) return new Promise(() => {});
      if (failure !== null) throw new StartFault(`The ${title} stopped unexpectedly (${failure}); ${logAt}`);
      waiting.delete(title);
      tell();
    }),
  );
}
