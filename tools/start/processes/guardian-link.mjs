// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Script of the process, as in its command line. */
export const GUARDIAN = fileURLToPath(new URL('guardian.mjs', import.meta.url));

const RELEASE_MS = 2_000;

/** @typedef {'group' | 'cluster' | 'folder'} WatchedKind process group id; data folder with a cluster; folder to delete */

/** Starts the process that cleans up after us if we are killed. */
export function startGuardian() {
  const child = spawn(process.execPath, [GUARDIAN], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  child.unref();
  child.stdin.on('error', () => {});
  child.once('error', () => {});
  // The pipe must not keep us alive.
  if ('unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref();
  /** @param {string} line */
  const tell = (line) => void child.stdin.write(`${line}\n`);
  return {
    /** @param {WatchedKind} kind @param {string | number} target */
    watch: (kind, target) => tell(`+${kind} ${target}`),
    /** @param {WatchedKind} kind @param {string | number} target */
    forget: (kind, target) => tell(`-${kind} ${target}`),
    pid: child.pid ?? 0,
    /** Call after a clean stop; resolves when the guardian is gone too. */
    release: () => {
      child.ref();
      child.stdin.end('done\n');
      return child.exitCode === null
        ? Promise.race([once(child, 'exit'), sleep(RELEASE_MS)])
        : Promise.resolve();
    },
  };
}

/** @typedef {ReturnType<typeof startGuardian>} Guardian */
