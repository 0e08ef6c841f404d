// @ts-check
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolderOf } from './create-cluster.mjs';
import { isListening } from './free-port.mjs';
import { isPostgresAlive, runningPostmaster } from './postmaster.mjs';
import { runBinary } from './run-binary.mjs';
import { postgresOptions } from './settings.mjs';

/** Recovery after a crash replays at most max_wal_size of log. */
const START_SECONDS = 120;
const STOP_MS = 20_000;

/** @param {string} home */
const logFile = (home) => join(home, 'postgres.log');

/** @param {string} home */
function reasonInLog(home) {
  try {
    const lines = readFileSync(logFile(home), 'utf8').split('\n');
    return lines.findLast((line) => /(FATAL|PANIC|ERROR|could not)/.test(line)) ?? '';
  } catch {
    return '';
  }
}

/** @param {string} value quoted for the shell in which pg_ctl starts the server */
const shellQuoted = (value) => `'${value.replaceAll("'", `'\\''`)}'`;

/**
 * Starts the server on an existing cluster and waits until it accepts connections.
 * @param {import('./run-binary.mjs').BinaryContext} context
 * @param {{ port: number, isDurable: boolean }} choice
 * @returns {Promise<{ ok: true, pid: number } | { ok: false, reason: string }>}
 */
export async function startServer(context, choice) {
  // The log explains this start's failure only if it contains nothing of earlier ones.
  rmSync(logFile(context.home), { force: true });
  const { code, output } = await runBinary(context, 'pg_ctl', [
    'start',
    '--wait',
    `--timeout=${START_SECONDS}`,
    `--pgdata=${dataFolderOf(context.home)}`,
    `--log=${logFile(context.home)}`,
    `--options=${postgresOptions(choice).map(shellQuoted).join(' ')}`,
  ]);
  const postmaster = runningPostmaster(dataFolderOf(context.home));
  if (code === 0 && postmaster) return { ok: true, pid: postmaster.pid };
  return { ok: false, reason: reasonInLog(context.home) || output.trim() };
}

/**
 * Returns the server already running for a cluster, or null. Waits for one that is just ending.
 * @param {string} home
 */
export async function servingPostmaster(home) {
  for (;;) {
    const postmaster = runningPostmaster(dataFolderOf(home));
    if (!postmaster || (await isListening(postmaster.port))) return postmaster;
    await sleep(50);
  }
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It is already gone, as intended.
  }
}

/** @param {number} pid @param {number} ms */
async function isGoneWithin(pid, ms) {
  for (const end = Date.now() + ms; Date.now() < end; await sleep(25)) {
    if (!isPostgresAlive(pid)) return true;
  }
  return !isPostgresAlive(pid);
}

/**
 * Fast shutdown: open connections are cut, committed work stays.
 * @param {string} home
 */
export async function stopServer(home) {
  const postmaster = runningPostmaster(dataFolderOf(home));
  if (!postmaster) return;
  send(postmaster.pid, 'SIGINT');
  if (await isGoneWithin(postmaster.pid, STOP_MS)) return;
  send(postmaster.pid, 'SIGQUIT');
  if (await isGoneWithin(postmaster.pid, STOP_MS)) return;
  throw new Error(`PostgreSQL (process ${postmaster.pid}) did not stop.`);
}
