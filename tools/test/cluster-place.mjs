// @ts-check
import { readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const GIB = 1024 ** 3;

/** The most space a run's clusters take, with their write-ahead logs. */
const NEEDED = 4 * GIB;

/** Reserved for the run itself: compilers, browsers, servers. */
const LEFT = 6 * GIB;

/**
 * @typedef {object} MemoryFolder
 * @property {number} freeBytes of the file system
 * @property {number} availableBytes of the machine's memory
 * @property {readonly string[]} options of its mount
 */

/**
 * True if test clusters may be in memory: there is room, and programs may run from it.
 * @param {MemoryFolder | null} folder null if the machine has none
 */
export const isRoomy = (folder) =>
  folder !== null &&
  folder.freeBytes >= NEEDED &&
  folder.availableBytes >= NEEDED + LEFT &&
  !folder.options.some((option) => option === 'noexec' || option === 'ro');

/** @returns {MemoryFolder | null} */
function readMemoryFolder() {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, path, type]) => path === MEMORY && type === 'tmpfs');
    if (mount === undefined) return null;
    const { bavail, bsize } = statfsSync(MEMORY);
    return { freeBytes: bavail * bsize, availableBytes: freemem(), options: (mount[3] ?? '').split(',') };
  } catch {
    return null;
  }
}

/**
 * Returns the folder for disposable clusters. Integration tests create about three hundred databases of a thousand files each: one takes 35
 * ms in memory, and 0.1 to 0.9 s on a disk.
 * @returns {string}
 */
export const clusterPlace = () => (isRoomy(readMemoryFolder()) ? MEMORY : tmpdir());
