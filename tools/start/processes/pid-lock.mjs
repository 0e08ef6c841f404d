// @ts-check
// A file with the id of the process that holds it. One left behind by a killed process is taken over.
import { readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../terminal/error-facts.mjs';
import { isProcessAlive } from './process-alive.mjs';

/**
 * True if a process is alive and one of our commands: ids are reused, most of all in containers.
 * @param {number} pid
 */
function isHolderAlive(pid) {
  if (!(pid > 0) || pid === process.pid) return false;
  if (!isProcessAlive(pid)) return false;
  try {
    return /tools\/(start|test)\//.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return process.platform !== 'linux';
  }
}

/** @param {string} path */
function holderOf(path) {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return 0;
  }
}

/**
 * @param {string} path
 * @returns {{ release: () => void } | { holder: number }} `holder`: the live process that has it
 */
export function tryLock(path) {
  mkdirSync(dirname(path), { recursive: true });
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return { release: () => holderOf(path) === process.pid && rmSync(path, { force: true }) };
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
    const holder = holderOf(path);
    if (isHolderAlive(holder)) return { holder };
    rmSync(path, { force: true });
  }
}

/**
 * Waits for its turn, runs the work and releases the lock.
 * @template T
 * @param {string} path
 * @param {(holder: number) => void} onWait called once if another process holds it
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, onWait, work) {
  let lock = tryLock(path);
  if ('holder' in lock) onWait(lock.holder);
  while ('holder' in lock) {
    await sleep(250);
    lock = tryLock(path);
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}
