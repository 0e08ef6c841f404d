// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartFault } from '../terminal/start-fault.mjs';

/** Root folder of the checkout. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** @param {...string} parts */
export const inRepository = (...parts) => join(ROOT, ...parts);

/**
 * Returns the script behind a command of an installed package. Started with `node` directly: npx would be between us and the process to
 * stop.
 * @param {string} packageName
 * @param {{ bin?: string, from?: string }} [choice] `bin` if the package has several; `from` the workspace folder that uses it
 * @returns {string}
 */
export function programPath(packageName, { bin = packageName.split('/').at(-1), from = '' } = {}) {
  for (let folder = inRepository(from); ; folder = dirname(folder)) {
    const home = join(folder, 'node_modules', packageName);
    if (existsSync(join(home, 'package.json'))) {
      const { bin: bins } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
      return resolve(home, typeof bins === 'string' ? bins : bins[String(bin)]);
    }
    if (folder === ROOT || folder === dirname(folder))
      throw new StartFault(`${packageName} is not installed: delete node_modules and start again.`);
  }
}
