// @ts-check
// The whole product, started by `npm start` itself with its own ports and data.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removePostgres } from '../embedded-postgres/embedded-postgres.mjs';
import { freePort } from '../embedded-postgres/free-port.mjs';
import { readLines } from '../start/programs/line-reader.mjs';
import { ROOT, inRepository } from '../start/checkout/repository.mjs';
import { stackFile } from '../start/surroundings/stack-file.mjs';
import { readJson } from './reports/json-file.mjs';

const STOP_MS = 30_000;

/** All journeys come from one address, so limits against scripts would stop them too. */
const FOR_JOURNEYS = {
  DATABASE_DURABLE: '0',
  RATE_LIMIT_PER_MINUTE: '1000000',
  STRICT_RATE_LIMIT_PER_MINUTE: '100000',
  CHECKOUTS_PER_ADDRESS: '100000',
  DECLINED_PAYMENTS_PER_ADDRESS: '100000',
  // Off by default; on here, so its cookies can be checked.
  FRAUD_SIGNALS: 'log',
  KATAPULT_MERCHANT_ID: 'journeys',
  CHANNEL_KEYS: 'journeys:military-exchange:journeys-sign-for-the-exchange-only',
};

/**
 * @typedef {{ storefrontUrl: string, consoleUrl: string, serverUrl: string, signInUrl: string, sandboxUrl: string, databaseUrl: string }} Stack
 */

async function portVariables() {
  const names = ['STOREFRONT_PORT', 'CONSOLE_PORT', 'SERVER_PORT', 'SIGN_IN_PORT', 'SANDBOX_PORT'];
  /** @type {Record<string, string>} */
  const env = {};
  for (const name of names) {
    let port = await freePort();
    while (Object.values(env).includes(String(port))) port = await freePort();
    env[name] = String(port);
  }
  return env;
}

/**
 * @param {import('./context.mjs').TestContext} context
 * @returns {Promise<Stack | null>} null if it did not start; its output is printed then
 */
async function startStack({ groups, guardian, shutdown, print, clusters, env }) {
  const dataDir = join(clusters, 'stack');
  mkdirSync(dataDir, { recursive: true });
  guardian.watch('folder', dataDir);
  const program = groups.start([process.execPath, inRepository('tools/start/start.mjs')], {
    cwd: ROOT,
    env: { ...env, ...(await portVariables()), ...FOR_JOURNEYS, DATA_DIR: dataDir },
  });
  shutdown.onEnd(async () => {
    await program.stop(STOP_MS);
    await removePostgres(dataDir);
  });
  /** @type {string[]} */
  const lines = [];
  if (program.child.stdout) readLines(program.child.stdout, (line) => void lines.push(line));
  if (program.child.stderr) readLines(program.child.stderr, (line) => void lines.push(line));
  while (program.isRunning()) {
    if (existsSync(stackFile(dataDir))) return /** @type {Stack} */ (readJson(stackFile(dataDir)));
    await sleep(100);
  }
  print(lines.join('\n'));
  return null;
}

/** @type {Promise<Stack | null> | undefined} */
let running;

/**
 * Returns the running product, started for the first stage that needs it and stopped at the end of the run.
 * @param {import('./context.mjs').TestContext} context
 */
export const sharedStack = (context) => (running ??= startStack(context));
