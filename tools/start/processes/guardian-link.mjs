// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Script of the process, as in its command line. */
export const GUARDIAN = fileURLToPath(new URL('guardian.mjs', import.meta.url));

const RELEASE_MS = 2_000;

/** @typedef {'group' | 'cluster' | 'folder'} WatchedKind process group id; data folder with a cluster; folder to delete */

/** A guardian that keeps dying is killed on purpose. */
const MOST_GUARDIANS = 10;

function spawnGuardian() {
  const child = spawn(process.execPath, [GUARDIAN], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  child.unref();
  child.stdin.on('error', () => {});
  child.on('error', () => {});
  // The pipe must not keep us alive.
  if ('unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref();
  return child;
}

/** Starts the process that cleans up after us if we are killed, and a new one whenever it is killed itself. */
export function startGuardian() {
  /** @type {Set<string>} */
  const watched = new Set();
  let isReleased = false;
  let started = 0;
  let child = begin();

  function begin() {
    const one = spawnGuardian();
    started += 1;
    one.once('exit', () => {
      if (isReleased || started >= MOST_GUARDIANS) return;
      child = begin();
      for (const target of watched) child.stdin.write(`+${target}\n`);
    });
    return one;
  }

  return {
    /** @param {WatchedKind} kind @param {string | number} target */
    watch: (kind, target) => {
      watched.add(`${kind} ${target}`);
      child.stdin.write(`+${kind} ${target}\n`);
    },
    /** @param {WatchedKind} kind @param {string | number} target */
    forget: (kind, target) => {
      watched.delete(`${kind} ${target}`);
      child.stdin.write(`-${kind} ${target}\n`);
    },
    get pid() {
      return child.pid ?? 0;
    },
    /** Call after a clean stop; resolves when the guardian is gone too. */
    release: () => {
      isReleased = true;
      child.ref();
      child.stdin.end('done\n');
      return child.exitCode === null
        ? Promise.race([once(child, 'exit'), sleep(RELEASE_MS)])
        : Promise.resolve();
    },
  };
}

/** @typedef {ReturnType<typeof startGuardian>} Guardian */
