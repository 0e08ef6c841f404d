// @ts-check
// PostgreSQL from npm, controlled with its own programs (docs/decisions/0010-test-tiers.md).
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { binFolder } from './binaries.mjs';
import { makeClusterHome } from './cluster-home.mjs';
import { homeInside, readClusterRecord, writeClusterRecord } from './cluster-record.mjs';
import {
  DATABASE,
  SUPERUSER,
  checkClusterVersion,
  createCluster,
  isClusterCreated,
} from './create-cluster.mjs';
import { freePort, isPortFree } from './free-port.mjs';
import { clusterAccount, ownerAccount } from './os-account.mjs';
import { servingPostmaster, startServer, stopServer } from './server-process.mjs';

const START_ATTEMPTS = 5;

/** @param {number} port @param {string} password */
const urlOf = (port, password) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`;

/** @param {string} dataDir @param {ReturnType<typeof clusterAccount>} account */
function openRecord(dataDir, account) {
  const known = readClusterRecord(dataDir);
  if (known) return known;
  return {
    dataDir,
    home: makeClusterHome(dataDir, account),
    port: 0,
    password: randomBytes(24).toString('base64url'),
  };
}

/** @param {number} remembered */
const portNear = async (remembered) =>
  remembered && (await isPortFree(remembered)) ? remembered : freePort();

/**
 * @param {import('./run-binary.mjs').BinaryContext} context
 * @param {{ port: number | undefined, remembered: number, isDurable: boolean }} choice
 */
async function startOnSomePort(context, { port, remembered, isDurable }) {
  let reason = '';
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    const candidate = port ?? (await portNear(attempt === 0 ? remembered : 0));
    const started = await startServer(context, { port: candidate, isDurable });
    if (started.ok) return { pid: started.pid, port: candidate };
    reason = started.reason;
    // The port may have been taken since, or children of a killed server may still hold its memory for a moment.
    await sleep(200 * attempt);
  }
  throw new Error(`PostgreSQL did not start: ${reason}`);
}

/**
 * Starts the cluster of a data folder, creating it on first use; takes over a running one.
 * @param {{ dataDir: string, port?: number, isDurable?: boolean }} options `isDurable: false` (tests) doesn't wait for the disk
 * @returns {Promise<import('./embedded-postgres.d.mts').EmbeddedPostgres>}
 */
export async function startPostgres({ dataDir: givenDataDir, port, isDurable = true }) {
  const dataDir = resolve(givenDataDir);
  mkdirSync(dataDir, { recursive: true });
  const record = openRecord(dataDir, clusterAccount());
  const { home, password } = record;
  const account = ownerAccount(home);
  // Written before anything is created in it, so reset finds everything a killed start leaves.
  writeClusterRecord(dataDir, record);

  const alive = await servingPostmaster(home);
  /** @type {{ pid: number, port: number } | null} */
  let running = alive;
  if (!alive) {
    const context = { home, account, bin: binFolder(home, account) };
    if (isClusterCreated(home)) await checkClusterVersion(context);
    else await createCluster(context, { password, isDurable });
    running = await startOnSomePort(context, { port, remembered: record.port, isDurable });
  }
  if (!running) throw new Error('PostgreSQL did not start.');
  writeClusterRecord(dataDir, { ...record, port: running.port });
  return {
    url: urlOf(running.port, password),
    port: running.port,
    pid: running.pid,
    wasRunning: alive !== null,
    home,
    stop: () => stopServer(home),
  };
}

/**
 * Stops the cluster of a data folder if it runs.
 * @param {string} dataDir
 */
export async function stopPostgres(dataDir) {
  const home = postgresHome(dataDir);
  if (home) await stopServer(home);
}

/**
 * Stops a data folder's cluster if it runs, and deletes it wherever it is.
 * @param {string} dataDir
 */
export async function removePostgres(dataDir) {
  const home = readClusterRecord(resolve(dataDir))?.home ?? homeInside(resolve(dataDir));
  await stopServer(home);
  rmSync(home, { recursive: true, force: true });
  rmSync(join(resolve(dataDir), 'postgres.json'), { force: true });
}

/**
 * Returns the folder of a data folder's cluster, or null without one.
 * @param {string} dataDir
 * @returns {string | null}
 */
export function postgresHome(dataDir) {
  return readClusterRecord(resolve(dataDir))?.home ?? null;
}
