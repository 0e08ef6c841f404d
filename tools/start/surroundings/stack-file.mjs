// @ts-check
// Tells other commands (tests, benchmarks) where the running copy of a data folder is.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} dataDir */
export const stackFile = (dataDir) => join(dataDir, 'stack.json');

/**
 * @param {string} dataDir
 * @param {Record<string, string>} env of the programs
 */
export function writeStackFile(dataDir, env) {
  const stack = {
    pid: process.pid,
    isReady: true,
    storefrontUrl: env['STOREFRONT_URL'],
    consoleUrl: env['CONSOLE_URL'],
    serverUrl: env['SERVER_URL'],
    signInUrl: env['SIGN_IN_URL'],
    sandboxUrl: env['SANDBOX_URL'],
    databaseUrl: env['DATABASE_URL'],
  };
  const draft = `${stackFile(dataDir)}.draft`;
  writeFileSync(draft, `${JSON.stringify(stack, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, stackFile(dataDir));
}

/** @param {string} dataDir */
export function removeStackFile(dataDir) {
  rmSync(stackFile(dataDir), { force: true });
}
