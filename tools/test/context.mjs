// @ts-check
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inheritedEnvironment } from '../start/surroundings/environment.mjs';

/**
 * @typedef {object} TestContext
 * @property {import('../start/processes/process-groups.mjs').ProcessGroups} groups
 * @property {import('../start/processes/guardian-link.mjs').Guardian} guardian
 * @property {import('../start/processes/shutdown.mjs').Shutdown} shutdown
 * @property {(text: string) => void} print
 * @property {string} temp folder of this run
 * @property {string} clusters folder of this run's databases
 * @property {Record<string, string>} env of everything that the run starts
 * @property {string[]} failed the names of failed tests so far, for the end
 *
 * @typedef {import('./reports/tally.mjs').Tally} Tally
 *
 * @typedef {object} Stage
 * @property {string} name as on the command line
 * @property {boolean} isBuildNeeded
 * @property {boolean} [isStackNeeded] runs against the whole product
 * @property {boolean} [isCheck] says only yes or no, and is run beside other checks
 * @property {(context: TestContext) => Promise<Tally>} run
 */

/** What points to somebody's own services: tests must never reach those. */
const NOT_FOR_TESTS = [
  'DATABASE_URL',
  'REDIS_URL',
  'TEST_DATABASE_URL',
  'TEST_REDIS_URL',
  'DATA_DIR',
  'CRASH_AT',
  'NODE_ENV',
];

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
export function testEnvironment(env) {
  const kept = Object.entries(inheritedEnvironment(env)).filter(([name]) => !NOT_FOR_TESTS.includes(name));
  return { ...Object.fromEntries(kept), NEXT_TELEMETRY_DISABLED: '1', SCARF_ANALYTICS: 'false' };
}

/**
 * Folder of one run, so that runs beside each other share nothing.
 * @param {string} [place]
 */
export function makeTemp(place = tmpdir()) {
  const temp = mkdtempSync(join(place, 'simpletread-test-'));
  // Walkable for the account that PostgreSQL runs under; the names inside stay unreadable to others.
  chmodSync(temp, 0o711);
  return temp;
}

/** @param {string} temp */
export const removeTemp = async (temp) => rmSync(temp, { recursive: true, force: true });
