// @ts-check
import { BUILT } from '../checkout/build.mjs';
import { inRepository } from '../checkout/repository.mjs';
import { isAnswer, isOk, loopback } from './ready-check.mjs';
import { watchPrograms } from './watch-programs.mjs';

/**
 * @typedef {object} ProgramPlan
 * @property {string} name of its log file
 * @property {string} title in sentences
 * @property {string[]} command
 * @property {Record<string, string>} [env] beside what every program gets
 * @property {string} [cwd]
 * @property {string} [readyUrl] asked until it answers
 * @property {(status: number) => boolean} [isReady]
 */

/**
 * Five times what the server's catalogue and code take in memory. The lower the limit, the less garbage V8 lets gather above
 * them; without one it is several times as much. bench/RESULTS.md has the figures.
 */
const SERVER_HEAP = ['--max-old-space-size=512'];

/**
 * What runs, in the order in which it starts; it stops the other way round.
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
      command: [process.execPath, ...SERVER_HEAP, '--enable-source-maps', BUILT.server],
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
