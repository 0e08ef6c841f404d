// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { definedVariables } from '../surroundings/environment.mjs';
import { inRepository } from './repository.mjs';
import { runOrFail } from '../processes/run-to-end.mjs';

const STAMP = inRepository('node_modules', '.simpletread-install');
const LOCK = inRepository('package-lock.json');
const INSTALLED_LOCK = inRepository('node_modules', '.package-lock.json');

const stampText = () => {
  const lockHash = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  return `${lockHash} ${process.platform}-${process.arch}\n`;
};

/** @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean }>} LockedPackages */

/** @param {string} path @returns {LockedPackages} */
const lockedPackages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/**
 * True if npm's installation matches the lock file, for folders that `npm ci` filled without us.
 * @param {LockedPackages} wanted
 * @param {LockedPackages} installed
 */
export function isSameInstallation(wanted, installed) {
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    return found ? found.version === version : optional === true;
  });
}

/** @returns {boolean} */
export function isInstallNeeded() {
  if (!existsSync(INSTALLED_LOCK)) return true;
  const text = stampText();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === text) return false;
  if (!isSameInstallation(lockedPackages(LOCK), lockedPackages(INSTALLED_LOCK))) return true;
  writeFileSync(STAMP, text);
  return false;
}

/** Returns the npm that runs us, otherwise the one on PATH. */
function npmCommand() {
  const script = process.env['npm_execpath'];
  return script?.endsWith('npm-cli.js') && existsSync(script) ? [process.execPath, script] : ['npm'];
}

/**
 * Installs exactly the lock file's packages.
 * @param {import('../processes/process-groups.mjs').ProcessGroups} groups
 * @param {(detail: string) => void} report
 */
export async function install(groups, report) {
  report('npm ci');
  await runOrFail(groups, [...npmCommand(), 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    what: 'the installation of packages',
    // Includes npm's own variables: a registry or proxy may be set through them. A NODE_ENV of production would omit the build tools.
    env: { ...definedVariables(process.env), NODE_ENV: 'development' },
  });
  writeFileSync(STAMP, stampText());
}
