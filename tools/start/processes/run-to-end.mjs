// @ts-check
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { inheritedEnvironment } from '../surroundings/environment.mjs';
import { readLines } from '../programs/line-reader.mjs';
import { ROOT } from '../checkout/repository.mjs';
import { StartFault } from '../terminal/start-fault.mjs';

const KEPT_LINES = 200;
const LAST_LINES_MS = 1_000;

/**
 * Runs a command to its end and collects its output.
 * @param {import('./process-groups.mjs').ProcessGroups} groups
 * @param {string[]} command
 * @param {{ cwd?: string, env?: Record<string, string>, onLine?: (line: string) => void }} [options]
 * @returns {Promise<{ failure: string | null, output: string }>} failure in words, null on success; its last lines
 */
export async function runToEnd(
  groups,
  command,
  { cwd = ROOT, env = inheritedEnvironment(process.env), onLine = () => {} } = {},
) {
  const program = groups.start(command, { cwd, env });
  /** @type {string[]} */
  const lines = [];
  const keep = (/** @type {string} */ line) => {
    lines.push(line);
    if (lines.length > KEPT_LINES) lines.shift();
    onLine(line);
  };
  const { stdout, stderr } = program.child;
  if (stdout) readLines(stdout, keep);
  if (stderr) readLines(stderr, keep);
  const closed = once(program.child, 'close');
  const failure = await program.ended;
  // The end may come before the last line has been read.
  await Promise.race([closed.catch(() => {}), sleep(LAST_LINES_MS, undefined, { ref: false })]);
  return { failure, output: lines.join('\n') };
}

/**
 * Like runToEnd, but throws on failure: the output goes to the terminal, followed by one sentence.
 * @param {import('./process-groups.mjs').ProcessGroups} groups
 * @param {string[]} command
 * @param {{ what: string, report?: (line: string) => void, env?: Record<string, string>, cwd?: string, print?: (text: string) => void }}
 * options `what` names the work in the sentence
 */
export async function runOrFail(groups, command, { what, report, env, cwd, print = console.error }) {
  const onLine = (/** @type {string} */ line) => report?.(line.trim().slice(0, 60));
  const { failure, output } = await runToEnd(groups, command, {
    onLine,
    ...(env ? { env } : {}),
    ...(cwd ? { cwd } : {}),
  });
  if (failure === null) return;
  if (groups.isClosed()) throw new StartFault('Stopping.');
  if (/ENOSPC|No space left on device/i.test(output)) {
    throw new StartFault(`The disk is full: ${what} stopped. Free some space and start again.`);
  }
  print(output);
  throw new StartFault(
    `${what[0]?.toUpperCase()}${what.slice(1)} failed (${failure}); its last lines are above.`,
  );
}
