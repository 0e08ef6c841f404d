// @ts-check
import { build, isBuildNeeded } from './build.mjs';
import { install, isInstallNeeded } from './install.mjs';
import { withLock } from '../processes/pid-lock.mjs';
import { inRepository } from './repository.mjs';

/** Megabytes that the work writes below the checkout. */
export const INSTALL_MB = 1500;
export const BUILD_MB = 700;

/**
 * @typedef {object} Preparation
 * @property {import('../processes/process-groups.mjs').ProcessGroups} groups
 * @property {import('../terminal/progress.mjs').Progress} progress
 * @property {string[] | undefined} [projects] packages to build; by default the whole product
 */

/**
 * Two commands in one checkout take turns.
 * @param {Preparation} preparation
 * @param {() => Promise<void>} work
 */
function inTurn({ progress }, work) {
  const onWait = (/** @type {number} */ pid) =>
    progress.line(`Waiting: process ${pid} builds in this folder.`);
  return withLock(inRepository('.nx', 'simpletread.lock'), onWait, work);
}

/** @param {Preparation} preparation */
async function installIfNeeded({ groups, progress }) {
  if (isInstallNeeded()) await progress.step('Install packages', (report) => install(groups, report));
}

/**
 * Installs if needed.
 * @param {Preparation} preparation
 */
export async function prepareInstallation(preparation) {
  await inTurn(preparation, () => installIfNeeded(preparation));
}

/**
 * Installs and builds if needed.
 * @param {Preparation} preparation
 */
export async function prepareCheckout(preparation) {
  const { groups, progress, projects } = preparation;
  await inTurn(preparation, async () => {
    await installIfNeeded(preparation);
    if (projects || isBuildNeeded())
      await progress.step('Build', (report) => build(groups, report, projects));
  });
}
