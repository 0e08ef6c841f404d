// @ts-check
// PostgreSQL refuses to run as root, so root runs it under an unprivileged account.
import { readFileSync, statSync } from 'node:fs';

/** @typedef {{ uid: number, gid: number, name: string }} OsAccount */

const CANDIDATES = ['postgres', '_postgres', 'nobody'];

/**
 * Returns the first usable account in the text of a passwd file.
 * @param {string} passwd
 * @returns {OsAccount | null}
 */
export function accountFromPasswd(passwd) {
  const rows = passwd.split('\n').map((line) => line.split(':'));
  for (const name of CANDIDATES) {
    const row = rows.find((fields) => fields[0] === name);
    if (row) return { name, uid: Number(row[2]), gid: Number(row[3]) };
  }
  return null;
}

/**
 * Returns the account that must own the cluster, or null if the current one can.
 * @returns {OsAccount | null}
 */
export function clusterAccount() {
  if (process.getuid?.() !== 0) return null;
  const account = accountFromPasswd(readFileSync('/etc/passwd', 'utf8'));
  if (!account)
    throw new Error('PostgreSQL cannot run as root and this machine has no postgres or nobody account.');
  return account;
}

/**
 * Returns the account to run an existing cluster with: its owner, because PostgreSQL accepts no other.
 * @param {string} home
 * @returns {OsAccount | null} null if that is the current account
 */
export function ownerAccount(home) {
  const { uid, gid } = statSync(home);
  const current = process.getuid?.() ?? uid;
  if (uid === current) return null;
  if (current === 0) return { uid, gid, name: String(uid) };
  throw new Error(
    `The data in ${home} belongs to another account: start with that account, or set DATA_DIR.`,
  );
}
