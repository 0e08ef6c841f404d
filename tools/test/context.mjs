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
 * @property {Record<string, string>} env of everything the run starts
 * @property {string[]} failed names of failed tests so far, printed at the end
 *
 * @typedef {import('./reports/tally.mjs').Tally} Tally
 *
 * @typedef {object} Stage
 * @property {string} name as on the command line
 * @property {boolean} isBuildNeeded
 * @property {boolean} [isStackNeeded] runs against the whole product
 * @property {boolean} [isCheck] only passes or fails, and runs in parallel with other checks
 * @property {(context: TestContext) => Promise<Tally>} run
 */

/** Variables that point to the user's own services: tests must never reach those. */
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
 * Creates the folder of one run, so parallel runs share nothing.
 * @param {string} [place]
 */
export function makeTemp(place = tmpdir()) {
  const temp = mkdtempSync(join(place, 'simpletread-test-'));
  // PostgreSQL's account may enter it; the names inside stay unreadable to others.
  chmodSync(temp, 0o711);
  return temp;
}

/** @param {string} temp */
export const removeTemp = async (temp) => rmSync(temp, { recursive: true, force: true });
