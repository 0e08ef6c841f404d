// @ts-check
import { existsSync, statSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartFault } from '../terminal/start-fault.mjs';

/** @typedef {{ path: string, needMb: number }} SpaceNeed */

/** @param {string} path */
function existingFolder(path) {
  let folder = path;
  while (!existsSync(folder) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}

/** @param {string} folder */
function freeMb(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / 1e6);
}

/**
 * Throws one sentence if a file system lacks room for what will be written to it.
 * @param {SpaceNeed[]} needs
 * @param {(folder: string) => number} free megabytes left around a folder
 */
export function checkFreeSpace(needs, free = freeMb) {
  /** @type {Map<number, { folder: string, needMb: number }>} */
  const byDevice = new Map();
  for (const { path, needMb } of needs) {
    const folder = existingFolder(path);
    const { dev } = statSync(folder);
    byDevice.set(dev, { folder, needMb: needMb + (byDevice.get(dev)?.needMb ?? 0) });
  }
  for (const { folder, needMb } of byDevice.values()) {
    const left = free(folder);
    if (left < needMb) {
      throw new StartFault(
        `The disk that holds ${folder} has ${left} MB left and this start needs ${needMb} MB.`,
      );
    }
  }
}
