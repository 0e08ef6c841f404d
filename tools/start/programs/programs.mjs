// @ts-check
import { readFileSync } from 'node:fs';
import { BUILT } from '../checkout/build.mjs';
import { inRepository } from '../checkout/repository.mjs';
import { isAnswer, isOk, loopback } from './ready-check.mjs';
import { watchPrograms } from './watch-programs.mjs';

/**
 * @typedef {object} ProgramPlan
 * @property {string} name of its log file
 * @property {string} title in sentences
 * @property {string[]} command
 * @property {Record<string, string>} [env] in addition to every program's
 * @property {string} [cwd]
 * @property {string} [readyUrl] requested until it answers
 * @property {(status: number) => boolean} [isReady]
 */

/**
 * Flags of the server; docker/server.Dockerfile reads them as well. 320 MB are more than twice its catalogue and code; a lower limit makes V8 keep
 * less garbage above them. Half of V8's usual room for new objects costs no time and saves 16 MB. Source maps stay off: they take 25 MB. Compacting
 * at every full collection leaves no half-empty pages, 50 MB of them. bench/RESULTS.md has the figures.
 */
const SERVER_FLAGS = readFileSync(inRepository('apps/server/node-flags'), 'utf8').trim().split('\n');

/** Threads of the C library share two pools of memory instead of one for each core and thread. */
const SERVER_MEMORY = { MALLOC_ARENA_MAX: '2' };

/**
 * Returns the programs in starting order; they stop in reverse.
 * @param {import('../surroundings/environment.mjs').Ports} ports
 * @returns {ProgramPlan[]}
 */
function builtPrograms(ports) {
  return [
    {
      name: 'sandbox',
      title: 'card sandbox',
      command: [process.execPath, BUILT.sandbox],
      readyUrl: loopback(ports.SANDBOX_PORT, '/'),
      isReady: isAnswer,
    },
    {
      name: 'server',
      title: 'server',
      command: [process.execPath, ...SERVER_FLAGS, BUILT.server],
      env: SERVER_MEMORY,
      readyUrl: loopback(ports.SERVER_PORT, '/ready'),
      isReady: isOk,
    },
    {
      name: 'console',
      title: 'console',
      command: [process.execPath, inRepository('tools/start/console/serve-console.mjs')],
      readyUrl: loopback(ports.CONSOLE_PORT, '/'),
      isReady: isOk,
    },
    {
      name: 'storefront',
      title: 'storefront',
      command: [process.execPath, BUILT.storefront],
      env: { PORT: String(ports.STOREFRONT_PORT), HOSTNAME: '127.0.0.1' },
      readyUrl: loopback(ports.STOREFRONT_PORT, '/'),
      isReady: isOk,
    },
  ];
}

/**
 * @param {{ ports: import('../surroundings/environment.mjs').Ports, isWatching: boolean }} given
 * @returns {ProgramPlan[]}
 */
export function planPrograms({ ports, isWatching }) {
  return isWatching ? watchPrograms(ports) : builtPrograms(ports);
}
