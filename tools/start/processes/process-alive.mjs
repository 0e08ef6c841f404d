// @ts-check
import { readFileSync } from 'node:fs';
import { errorCode } from '../terminal/error-facts.mjs';

/** @param {number} pid */
function isZombie(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return /^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
}

/**
 * True if a process runs. In a container whose first process doesn't reap, ended ones stay listed; those don't count.
 * @param {number} pid
 */
export function isProcessAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is alive, under another account.
    if (errorCode(error) !== 'EPERM') return false;
  }
  return !isZombie(pid);
}
