// @ts-check
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @param {string} name
 * @returns {string | null} path of a program on PATH
 */
export function programOnPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const isRunnable = (/** @type {string} */ path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  return folders.map((folder) => join(folder, name)).find(isRunnable) ?? null;
}
