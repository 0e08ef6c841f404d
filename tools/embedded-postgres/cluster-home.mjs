// @ts-check
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { homeInside } from './cluster-record.mjs';
import { canTraverse } from './reachability.mjs';

/** @typedef {import('./os-account.mjs').OsAccount} OsAccount */

/**
 * Gives a folder to the account; false if the file system doesn't allow it (some shared mounts).
 * @param {string} folder
 * @param {OsAccount | null} account
 */
function isHandedOver(folder, account) {
  try {
    if (account) chownSync(folder, account.uid, account.gid);
    chmodSync(folder, 0o700);
    return !account || statSync(folder).uid === account.uid;
  } catch {
    return false;
  }
}

/** Survives a restart of the machine, unlike /tmp on many systems. */
const outsidePlace = () => (existsSync('/var/tmp') ? '/var/tmp' : tmpdir());

/**
 * Creates the cluster's folder: inside the data folder if the account can reach it, otherwise a private one elsewhere (with an unguessable
 * name). The caller remembers which.
 * @param {string} dataDir
 * @param {OsAccount | null} account
 * @returns {string}
 */
export function makeClusterHome(dataDir, account) {
  const inside = homeInside(dataDir);
  if (!account || canTraverse(dataDir, account)) {
    mkdirSync(inside, { recursive: true, mode: 0o700 });
    if (isHandedOver(inside, account)) return inside;
  }
  const outside = mkdtempSync(join(outsidePlace(), 'simpletread-'));
  if (isHandedOver(outside, account)) return outside;
  throw new Error(`PostgreSQL needs its own folder, but can use neither ${inside} nor ${outside}.`);
}
