// @ts-check
// `npm run reset`: stops this copy's database and deletes its data, after listing what will be deleted.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { postgresHome, removePostgres } from '../embedded-postgres/embedded-postgres.mjs';
import { readSettings } from './surroundings/environment.mjs';
import { clearLeftovers } from './processes/leftovers.mjs';
import { tryLock } from './processes/pid-lock.mjs';
import { StartFault, sentenceOf } from './terminal/start-fault.mjs';

/** Everything a start creates in a data folder; other content belongs to the user and stays. */
const OURS = ['pg', 'postgres.json', 'secrets.json', 'logs', 'stack.json', 'running.json', 'start.pid'];

/** @param {string} dataDir */
function whatIsThere(dataDir) {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  const inside = OURS.filter((name) => names.includes(name)).map((name) => join(dataDir, name));
  const home = postgresHome(dataDir);
  return home && !inside.includes(home) ? [...inside, home] : inside;
}

async function isAgreed() {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Delete all of this? [y/N] ');
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** @param {boolean} isAsking */
async function empty(isAsking) {
  const { dataDir } = readSettings(process.env);
  const paths = whatIsThere(dataDir);
  if (paths.length === 0) {
    console.log(`Nothing to delete: ${dataDir} holds no data.`);
    return;
  }
  const lock = tryLock(join(dataDir, 'start.pid'));
  if ('holder' in lock) throw new StartFault(`Process ${lock.holder} runs on ${dataDir}: stop it first.`);
  try {
    console.log(`To be deleted:\n${paths.map((path) => `  ${path}`).join('\n')}`);
    if (isAsking && process.stdin.isTTY && !(await isAgreed())) {
      console.log('Nothing was deleted.');
      return;
    }
    await clearLeftovers(dataDir);
    await removePostgres(dataDir);
    for (const path of paths) rmSync(path, { recursive: true, force: true });
    console.log('Deleted. The next npm start begins with fresh data.');
  } finally {
    lock.release();
  }
}

/** @param {{ isAsking: boolean }} choice */
export async function emptyData({ isAsking }) {
  try {
    await empty(isAsking);
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}
