// @ts-check
import { readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const GIB = 1024 ** 3;

/** What the clusters of a run take at most, with their write-ahead logs. */
const NEEDED = 4 * GIB;

/** Left for the run itself: compilers, browsers, servers. */
const LEFT = 6 * GIB;

/**
 * @typedef {object} MemoryFolder
 * @property {number} freeBytes of the file system
 * @property {number} availableBytes of the machine's memory
 * @property {readonly string[]} options it is mounted with
 */

/**
 * Whether clusters of tests may lie in memory: there is room, and programs may be run from it.
 * @param {MemoryFolder | null} folder null where the machine has none
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
 * The folder for clusters that are thrown away. Integration tests make some three hundred databases of a thousand files each: one takes
 * 35 ms in memory, and 0.1 to 0.9 s on a disk.
 * @returns {string}
 */
export const clusterPlace = () => (isRoomy(readMemoryFolder()) ? MEMORY : tmpdir());
