// @ts-check
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const EXECUTE = 0o1;

/**
 * True if an account may enter every folder above `path` and `path` itself, by mode bits.
 * @param {string} path an existing folder
 * @param {import('./os-account.mjs').OsAccount} account
 * @returns {boolean}
 */
export function canTraverse(path, account) {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
    if (((mode >> shift) & EXECUTE) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
