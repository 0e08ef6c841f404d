// @ts-check
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ sessionSecret: string, paymentSandboxKey: string, storefrontKey: string, signInClientSecret: string }} Secrets */

const makeSecret = () => randomBytes(32).toString('base64url');

/** @param {string} path @returns {Partial<Secrets>} */
function readSecrets(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Returns this copy's secrets, created once and stored with its data, so sessions survive a restart.
 * @param {string} dataDir
 * @returns {Secrets}
 */
export function ensureSecrets(dataDir) {
  const path = join(dataDir, 'secrets.json');
  const known = readSecrets(path);
  const secrets = {
    sessionSecret: known.sessionSecret || makeSecret(),
    paymentSandboxKey: known.paymentSandboxKey || makeSecret(),
    storefrontKey: known.storefrontKey || makeSecret(),
    signInClientSecret: known.signInClientSecret || makeSecret(),
  };
  writeFileSync(path, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
