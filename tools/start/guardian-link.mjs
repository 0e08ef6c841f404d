// @ts-check
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** @typedef {'group' | 'cluster' | 'folder'} WatchedKind process group id; data folder with a cluster; folder to delete */

/** Starts the process that cleans up after us if we are killed. */
export function startGuardian() {
  const child = spawn(process.execPath, [fileURLToPath(new URL('guardian.mjs', import.meta.url))], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
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
    /** Call when all is stopped in good order. */
    release: () => new Promise((done) => child.stdin.end('done\n', () => done(undefined))),
  };
}

/** @typedef {ReturnType<typeof startGuardian>} Guardian */
