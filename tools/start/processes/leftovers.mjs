// @ts-check
// A start records its programs next to its data, so the next one can end leftovers of a killed start and its killed guardian.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnSync } from 'node:child_process';

const GUARDIAN_MS = 40_000;
const GONE_MS = 5_000;
const POLL_MS = 50;

/** @typedef {{ pid: number, script: string }} RunningProgram `script`: part of its command line, to recognize it */

/** @param {string} dataDir */
const notePath = (dataDir) => join(dataDir, 'running.json');

/** @param {string} dataDir @param {RunningProgram[]} programs */
export function noteRunning(dataDir, programs) {
  writeFileSync(notePath(dataDir), JSON.stringify(programs), { mode: 0o600 });
}

/** @param {string} dataDir */
export function forgetRunning(dataDir) {
  rmSync(notePath(dataDir), { force: true });
}

/** @param {string} dataDir @returns {RunningProgram[]} */
function readNote(dataDir) {
  try {
    return JSON.parse(readFileSync(notePath(dataDir), 'utf8'));
  } catch {
    return [];
  }
}

/** @param {number} pid */
function commandLine(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    if (process.platform === 'linux') return '';
    return spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout ?? '';
  }
}

/** @param {RunningProgram} program */
const isAlive = ({ pid, script }) => pid > 0 && commandLine(pid).includes(script);

/** @param {RunningProgram[]} programs @param {number} ms */
async function waitUntilGone(programs, ms) {
  for (const end = Date.now() + ms; Date.now() < end && programs.some(isAlive); await sleep(POLL_MS));
}

/** @param {number} pid */
function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Gone by now, or another account's: the port check will show.
  }
}

/**
 * Ends the leftovers of an earlier start on this data folder. Its guardian, if alive, is already doing that and must finish first: it would
 * stop the new start's database.
 * @param {string} dataDir
 */
export async function clearLeftovers(dataDir) {
  const programs = readNote(dataDir);
  const isGuardian = (/** @type {RunningProgram} */ program) => program.script.endsWith('guardian.mjs');
  await waitUntilGone(programs.filter(isGuardian), GUARDIAN_MS);
  const left = programs.filter(isAlive);
  for (const { pid } of left) killGroup(pid);
  await waitUntilGone(left, GONE_MS);
  forgetRunning(dataDir);
}
