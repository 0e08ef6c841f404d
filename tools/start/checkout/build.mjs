// @ts-check
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inheritedEnvironment } from '../surroundings/environment.mjs';
import { inRepository, programPath } from './repository.mjs';
import { runOrFail } from '../processes/run-to-end.mjs';
import { sourceHash } from './source-hash.mjs';

/** The packages of a running shop; benchmarks and journeys are built by their own commands. */
const PRODUCT = ['domain', 'contract', 'ui', 'server', 'tools', 'console', 'storefront'];

const STAMP = inRepository('node_modules', '.simpletread-build');

/** The path of each built program. */
export const BUILT = {
  migrate: inRepository('apps/server/dist/migrate.js'),
  server: inRepository('apps/server/dist/main.js'),
  sandbox: inRepository('apps/server/dist/sandbox-main.js'),
  seed: inRepository('tools/dist/seed/seed.js'),
  checkInvariants: inRepository('tools/dist/check-invariants/check-invariants.js'),
  console: inRepository('apps/console/dist'),
  storefront: inRepository('apps/storefront/.next/standalone/apps/storefront/server.js'),
};

const OUTPUTS = [
  BUILT.migrate,
  BUILT.server,
  BUILT.sandbox,
  BUILT.seed,
  inRepository('apps/console/dist/index.html'),
  BUILT.storefront,
  inRepository('libs/domain/dist/index.js'),
  inRepository('libs/contract/dist/index.js'),
  inRepository('libs/ui/dist/index.js'),
];

/** @returns {boolean} */
export function isBuildNeeded() {
  if (!existsSync(STAMP) || OUTPUTS.some((path) => !existsSync(path))) return true;
  return readFileSync(STAMP, 'utf8') !== sourceHash();
}

/** No daemon, cloud or graph: nothing of Nx may outlive the command. */
export const NX_ENVIRONMENT = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  NX_VERBOSE_LOGGING: 'false',
  NEXT_TELEMETRY_DISABLED: '1',
};

/** Next leaves these out of its standalone folder, for a CDN; here the same program serves them. */
function completeStorefront() {
  const app = inRepository('apps/storefront');
  const standalone = inRepository('apps/storefront/.next/standalone/apps/storefront');
  if (!existsSync(standalone)) return;
  for (const part of ['.next/static', 'public']) {
    rmSync(`${standalone}/${part}`, { recursive: true, force: true });
    if (existsSync(`${app}/${part}`)) cpSync(`${app}/${part}`, `${standalone}/${part}`, { recursive: true });
  }
}

/**
 * Builds the changed packages.
 * @param {import('../processes/process-groups.mjs').ProcessGroups} groups
 * @param {(detail: string) => void} report
 * @param {string[]} [projects] names of packages; by default the whole product
 */
export async function build(groups, report, projects) {
  const hash = sourceHash();
  rmSync(STAMP, { force: true });
  const selection = (projects ?? PRODUCT).map((name) => `@simpletread/${name}`).join(',');
  await runOrFail(
    groups,
    [process.execPath, programPath('nx'), 'run-many', '-t', 'build', '--outputStyle=static', '-p', selection],
    {
      what: 'the build',
      // Next and Vite build for production only under this name; the caller's NODE_ENV must not change the build.
      env: { ...inheritedEnvironment(process.env), ...NX_ENVIRONMENT, NODE_ENV: 'production' },
      report: (line) => line.includes('nx run ') && report(line.replace(/^.*nx run /, '').trim()),
    },
  );
  if (projects) return;
  completeStorefront();
  writeFileSync(STAMP, hash);
}
