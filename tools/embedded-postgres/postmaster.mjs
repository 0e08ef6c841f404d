// @ts-check
// A running PostgreSQL records its process and port in postmaster.pid. After a crash the record is wrong.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** @typedef {{ pid: number, port: number, dataFolder: string }} Postmaster */

/** @param {string} dataFolder */
const pidFile = (dataFolder) => join(dataFolder, 'postmaster.pid');

/**
 * @param {string} text of a postmaster.pid file
 * @returns {Postmaster | null}
 */
export function parsePidFile(text) {
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return Number.isInteger(pid) && pid > 0 ? { pid, port, dataFolder: lines[1] ?? '' } : null;
}

/**
 * Returns a process's program; null without such a process. A zombie has none either: in a container whose first process doesn't reap,
 * killed servers stay in the process table forever.
 * @param {number} pid
 */
function programOf(pid) {
  if (existsSync('/proc/self/exe')) {
    try {
      return basename(readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, ''));
    } catch {
      return null;
    }
  }
  const ps = spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' });
  return ps.status === 0 ? basename(ps.stdout.trim()) : null;
}

/** @param {number} pid */
export const isPostgresAlive = (pid) => programOf(pid)?.startsWith('postgres') ?? false;

/**
 * Returns the server running on a data folder. A pid file whose process is gone, or is now something else, is removed: PostgreSQL itself
 * would refuse to start if the number belonged to another process of the same account.
 * @param {string} dataFolder
 * @returns {Postmaster | null}
 */
export function runningPostmaster(dataFolder) {
  let text;
  try {
    text = readFileSync(pidFile(dataFolder), 'utf8');
  } catch {
    return null;
  }
  const postmaster = parsePidFile(text);
  // A folder copied from a running cluster contains the original's pid file.
  const isOurs = postmaster !== null && realpathSync(dataFolder) === postmaster.dataFolder;
  if (isOurs && isPostgresAlive(postmaster.pid)) return postmaster;
  rmSync(pidFile(dataFolder), { force: true });
  return null;
}
