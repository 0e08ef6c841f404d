// @ts-check
// Every program runs in its own process group: a Ctrl-C in the terminal reaches only us, we stop them in order, and
// everything a program started ends with it.
import { spawn } from 'node:child_process';

const STOP_GRACE_MS = 8_000;

/**
 * @typedef {object} Program
 * @property {number} pid
 * @property {import('node:child_process').ChildProcess} child
 * @property {Promise<string | null>} ended its end in words; null for exit code 0
 * @property {() => boolean} isRunning
 * @property {(graceMs?: number) => Promise<void>} stop
 */

/** @param {number} pid @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is empty.
  }
}

/** @param {import('./guardian-link.mjs').Guardian} guardian */
export function createProcessGroups(guardian) {
  /** @type {Set<Program>} */
  const running = new Set();
  let isClosed = false;

  /**
   * @param {string[]} command program and arguments
   * @param {import('node:child_process').SpawnOptions} options
   * @returns {Program}
   */
  function start([file = '', ...args], options) {
    if (isClosed) throw new Error('Stopping.');
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options, detached: true });
    const pid = child.pid ?? 0;
    if (pid) guardian.watch('group', pid);
    const ended = new Promise((/** @type {(how: string | null) => void} */ done) => {
      child.once('error', (error) => done(error.message));
      child.once('exit', (code, signal) =>
        done(code === 0 ? null : signal ? `signal ${signal}` : `exit code ${code}`),
      );
    }).then((how) => {
      // Anything the program left in its group ends with it.
      if (pid) signalGroup(pid, 'SIGKILL');
      if (pid) guardian.forget('group', pid);
      running.delete(program);
      return how;
    });
    /** @type {Program} */
    const program = {
      pid,
      child,
      ended,
      isRunning: () => running.has(program),
      stop: async (graceMs = STOP_GRACE_MS) => {
        if (!running.has(program)) return;
        signalGroup(pid, 'SIGTERM');
        const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMs);
        await ended;
        clearTimeout(timer);
      },
    };
    running.add(program);
    return program;
  }

  /** Stops everything still running, all at once, and prevents new starts. */
  async function stopAll() {
    isClosed = true;
    await Promise.all([...running].map((program) => program.stop()));
  }

  return { start, stopAll, isClosed: () => isClosed };
}

/** @typedef {ReturnType<typeof createProcessGroups>} ProcessGroups */
