// @ts-check
import { build, isBuildNeeded } from './build.mjs';
import { install, isInstallNeeded } from './install.mjs';
import { withLock } from './pid-lock.mjs';
import { inRepository } from './repository.mjs';

/** Megabytes that the work writes below the checkout. */
export const INSTALL_MB = 1500;
export const BUILD_MB = 700;

/**
 * Installs and builds where needed; two commands in one checkout take turns.
 * @param {object} given
 * @param {import('./process-groups.mjs').ProcessGroups} given.groups
 * @param {import('./progress.mjs').Progress} given.progress
 * @param {string[] | undefined} [given.projects] what to build; the whole product when left out
 */
export async function prepareCheckout({ groups, progress, projects }) {
  const onWait = (/** @type {number} */ pid) =>
    progress.line(`Waiting: process ${pid} builds in this folder.`);
  await withLock(inRepository('.nx', 'simpletread.lock'), onWait, async () => {
    if (isInstallNeeded()) await progress.step('Install packages', (report) => install(groups, report));
    if (projects || isBuildNeeded())
      await progress.step('Build', (report) => build(groups, report, projects));
  });
}
