// @ts-check
// A data folder's record of its cluster between starts: place, port and password.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} ClusterRecord
 * @property {string} dataDir the data folder at the time; a copied or moved one must not use the original's cluster
 * @property {string} home folder of the cluster; outside the data folder if the account can't reach that
 * @property {number} port
 * @property {string} password
 */

/** @param {string} dataDir */
export const homeInside = (dataDir) => join(dataDir, 'pg');

/** @param {string} dataDir */
const recordPath = (dataDir) => join(dataDir, 'postgres.json');

/**
 * @param {string} dataDir
 * @returns {ClusterRecord | null} null if there is none, it can't be read, or its cluster is gone
 */
export function readClusterRecord(dataDir) {
  try {
    const {
      home,
      dataDir: formerDataDir,
      port,
      password,
    } = JSON.parse(readFileSync(recordPath(dataDir), 'utf8'));
    if (typeof home !== 'string' || typeof port !== 'number' || typeof password !== 'string') return null;
    const present = formerDataDir === dataDir ? home : homeInside(dataDir);
    return existsSync(present) ? { dataDir, home: present, port, password } : null;
  } catch {
    return null;
  }
}

/**
 * @param {string} dataDir
 * @param {ClusterRecord} record
 */
export function writeClusterRecord(dataDir, record) {
  const draft = `${recordPath(dataDir)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, recordPath(dataDir));
}
