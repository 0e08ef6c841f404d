// @ts-check
// The watch mode: every package rebuilds on change and every program picks up the change.
import { BUILT } from '../checkout/build.mjs';
import { isAnswer, isOk, loopback } from './ready-check.mjs';
import { inRepository, programPath } from '../checkout/repository.mjs';

/** @param {string} name of a lib that tsc builds @returns {import('./programs.mjs').ProgramPlan} */
const compiledLib = (name) => ({
  name: `watch-${name}`,
  title: `compiler of libs/${name}`,
  command: [
    process.execPath,
    programPath('typescript', { bin: 'tsc' }),
    '-p',
    'tsconfig.build.json',
    '--watch',
    '--preserveWatchOutput',
  ],
  cwd: inRepository('libs', name),
});

/** @returns {import('./programs.mjs').ProgramPlan} */
const compiledServer = () => ({
  name: 'watch-server',
  title: 'compiler of apps/server',
  // swc directly instead of `nest`, which restarts only on changes in the server and misses those in a lib.
  command: [
    process.execPath,
    programPath('@swc/cli', { bin: 'swc', from: 'apps/server' }),
    'src',
    '--out-dir=dist',
    '--strip-leading-paths',
    '--config-file=.swcrc',
    '--watch',
  ],
  cwd: inRepository('apps/server'),
});

/**
 * @param {import('../surroundings/environment.mjs').Ports} ports
 * @returns {import('./programs.mjs').ProgramPlan[]}
 */
export function watchPrograms(ports) {
  return [
    compiledLib('domain'),
    compiledLib('contract'),
    {
      name: 'watch-ui',
      title: 'compiler of libs/ui',
      command: [process.execPath, '--watch-path=src', 'build.mjs'],
      cwd: inRepository('libs/ui'),
    },
    compiledServer(),
    {
      name: 'sandbox',
      title: 'card sandbox',
      command: [process.execPath, '--watch', BUILT.sandbox],
      readyUrl: loopback(ports.SANDBOX_PORT, '/'),
      isReady: isAnswer,
    },
    {
      name: 'server',
      title: 'server',
      command: [process.execPath, '--watch', '--enable-source-maps', BUILT.server],
      readyUrl: loopback(ports.SERVER_PORT, '/ready'),
      isReady: isOk,
    },
    {
      name: 'console',
      title: 'console',
      command: [
        process.execPath,
        programPath('vite', { from: 'apps/console' }),
        `--port=${ports.CONSOLE_PORT}`,
        '--strictPort',
        '--host=127.0.0.1',
      ],
      cwd: inRepository('apps/console'),
      readyUrl: loopback(ports.CONSOLE_PORT, '/'),
      isReady: isOk,
    },
    {
      name: 'storefront',
      title: 'storefront',
      command: [
        process.execPath,
        programPath('next', { from: 'apps/storefront' }),
        'dev',
        `--port=${ports.STOREFRONT_PORT}`,
        '--hostname=127.0.0.1',
      ],
      cwd: inRepository('apps/storefront'),
      readyUrl: loopback(ports.STOREFRONT_PORT, '/'),
      isReady: isOk,
    },
  ];
}
