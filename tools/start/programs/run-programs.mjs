// @ts-check
import { GUARDIAN } from '../processes/guardian-link.mjs';
import { noteRunning } from '../processes/leftovers.mjs';
import { logProgram } from './program-log.mjs';
import { waitUntilReady } from './ready-check.mjs';
import { ROOT } from '../checkout/repository.mjs';
import { StartFault } from '../terminal/start-fault.mjs';

/**
 * Starts the programs, waits until each answers, and ends everything if one dies.
 * @param {object} given
 * @param {import('./programs.mjs').ProgramPlan[]} given.plans
 * @param {import('../processes/guardian-link.mjs').Guardian} given.guardian
 * @param {import('../processes/process-groups.mjs').ProcessGroups} given.groups
 * @param {import('../processes/shutdown.mjs').Shutdown} given.shutdown
 * @param {string} given.dataDir
 * @param {Record<string, string>} given.env
 * @param {(text: string) => void} given.show
 * @param {(detail: string) => void} given.report
 */
export async function runPrograms({ plans, guardian, groups, shutdown, dataDir, env, show, report }) {
  const waiting = new Set(plans.filter((plan) => plan.readyUrl).map((plan) => plan.title));
  const tell = () => report(waiting.size ? `waiting for ${[...waiting].join(', ')}` : '');
  tell();
  const started = plans.map((plan) => ({
    plan,
    program: groups.start(plan.command, { cwd: plan.cwd ?? ROOT, env: { ...env, ...plan.env } }),
  }));
  noteRunning(dataDir, [
    { pid: guardian.pid, script: GUARDIAN },
    ...started.map(({ plan, program }) => ({ pid: program.pid, script: plan.command.join(' ') })),
  ]);
  await Promise.all(
    started.map(({ plan, program }) => {
      const log = logProgram({ dataDir, name: plan.name, program, show });
      shutdown.onEnd(() => program.stop());
      const death = program.ended.then((how) => {
        if (shutdown.isEnding()) return new Promise(() => {});
        const reason = `${how ?? 'it just ended'}${log.lastLine() ? `: ${log.lastLine()}` : ''}`;
        throw new StartFault(`The ${plan.title} stopped unexpectedly (${reason}); its log is ${log.path}.`);
      });
      death.catch((error) => shutdown.end(1, error.message));
      const { readyUrl, isReady } = plan;
      if (!readyUrl || !isReady) return undefined;
      const ready = waitUntilReady(plan.title, readyUrl, isReady).then(() => {
        waiting.delete(plan.title);
        tell();
      });
      return Promise.race([ready, death]);
    }),
  );
}
