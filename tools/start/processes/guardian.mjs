// @ts-check
// Outlives the command that started it, and stops its programs if the command was killed outright.
// Its standard input lists what is alive (`+group 12`, `-group 12`, `+cluster /path`, `+folder /path`); the end of that
// input without a `done` means that the command is dead.
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { removePostgres, stopPostgres } from '../../embedded-postgres/embedded-postgres.mjs';
import { isProcessAlive } from './process-alive.mjs';

const GRACE_MS = 10_000;
const POLL_MS = 50;

/** @type {Set<string>} */
const watched = new Set();
let isDone = false;

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  if (line === 'done') isDone = true;
  else if (line.startsWith('+')) watched.add(line.slice(1));
  else watched.delete(line.slice(1));
});
lines.once('close', () => void cleanUp());
// A Ctrl-C for the command must not end its guardian.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => {});

/** @param {string} kind */
const targets = (kind) =>
  [...watched].filter((entry) => entry.startsWith(`${kind} `)).map((entry) => entry.slice(kind.length + 1));

/** @param {string} pid @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  try {
    return process.kill(-Number(pid), signal);
  } catch {
    return false;
  }
}

async function cleanUp() {
  if (isDone) return;
  const groups = targets('group');
  for (const pid of groups) signalGroup(pid, 'SIGTERM');
  for (
    let waited = 0;
    waited < GRACE_MS && groups.some((pid) => isProcessAlive(Number(pid)));
    waited += POLL_MS
  ) {
    await sleep(POLL_MS);
  }
  for (const pid of groups) signalGroup(pid, 'SIGKILL');
  for (const dataDir of targets('cluster')) await stopPostgres(dataDir).catch(() => {});
  // The last one first: it is inside the earlier ones and knows which cluster to stop.
  for (const folder of targets('folder').reverse()) {
    await removePostgres(folder).catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  }
}
