// @ts-check
// `npm start`: from a bare checkout to a running shop.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { postgresHome } from '../embedded-postgres/embedded-postgres.mjs';
import { BUILT, isBuildNeeded } from './checkout/build.mjs';
import { checkPorts } from './surroundings/check-ports.mjs';
import { checkDatabase, openDatabase } from './surroundings/database.mjs';
import { programEnvironment, readSettings } from './surroundings/environment.mjs';
import { errorMessage } from './terminal/error-facts.mjs';
import { checkFreeSpace } from './checkout/free-space.mjs';
import { GUARDIAN, startGuardian } from './processes/guardian-link.mjs';
import { isInstallNeeded } from './checkout/install.mjs';
import { clearLeftovers, forgetRunning, noteRunning } from './processes/leftovers.mjs';
import { panel, readDemoSignIns } from './terminal/panel.mjs';
import { tryLock } from './processes/pid-lock.mjs';
import { BUILD_MB, INSTALL_MB, prepareCheckout } from './checkout/prepare-checkout.mjs';
import { createProcessGroups } from './processes/process-groups.mjs';
import { planPrograms } from './programs/programs.mjs';
import { createProgress, seconds } from './terminal/progress.mjs';
import { ROOT } from './checkout/repository.mjs';
import { runPrograms } from './programs/run-programs.mjs';
import { runOrFail } from './processes/run-to-end.mjs';
import { ensureSecrets } from './surroundings/secrets.mjs';
import { createShutdown } from './processes/shutdown.mjs';
import { removeStackFile, writeStackFile } from './surroundings/stack-file.mjs';
import { StartFault, sentenceOf } from './terminal/start-fault.mjs';

const FIRST_DATA_MB = 800;
const MORE_DATA_MB = 200;

/** In watch mode the apps build themselves. */
const WATCHED_FROM_BUILD = ['domain', 'contract', 'ui', 'server', 'tools'];

/** @param {string} dataDir */
function makeDataDir(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new StartFault(`DATA_DIR ${dataDir} cannot be created: ${errorMessage(error)}.`);
  }
}

/** @param {import('./surroundings/environment.mjs').Settings} settings */
function checkSpace({ dataDir, databaseUrl }) {
  const isFirst = !databaseUrl && postgresHome(dataDir) === null;
  checkFreeSpace([
    { path: ROOT, needMb: isInstallNeeded() ? INSTALL_MB + BUILD_MB : isBuildNeeded() ? BUILD_MB : 0 },
    { path: dataDir, needMb: isFirst ? FIRST_DATA_MB : MORE_DATA_MB },
  ]);
}

/**
 * Two copies on one data folder would share one database and mix their logs.
 * @param {string} dataDir
 */
function lockDataDir(dataDir) {
  const lock = tryLock(join(dataDir, 'start.pid'));
  if ('release' in lock) return lock.release;
  throw new StartFault(
    `Process ${lock.holder} already runs on ${dataDir}: stop it or set DATA_DIR to another folder.`,
  );
}

/**
 * @param {object} context
 * @param {boolean} context.isWatching
 * @param {import('./processes/shutdown.mjs').Shutdown} context.shutdown
 * @param {import('./processes/guardian-link.mjs').Guardian} context.guardian
 * @param {import('./processes/process-groups.mjs').ProcessGroups} context.groups
 * @param {import('./terminal/progress.mjs').Progress} context.progress
 */
async function bringUp({ isWatching, shutdown, guardian, groups, progress }) {
  const begin = performance.now();
  const settings = readSettings(process.env);
  const { dataDir } = settings;
  checkSpace(settings);
  makeDataDir(dataDir);
  const unlock = lockDataDir(dataDir);
  shutdown.onEnd(async () => unlock());
  shutdown.onEnd(groups.stopAll);
  await clearLeftovers(dataDir);
  noteRunning(dataDir, [{ pid: guardian.pid, script: GUARDIAN }]);
  shutdown.onEnd(async () => forgetRunning(dataDir));
  const ports = await checkPorts(settings);
  if (settings.databaseUrl && !isInstallNeeded()) await checkDatabase(settings.databaseUrl);

  await prepareCheckout({ groups, progress, projects: isWatching ? WATCHED_FROM_BUILD : undefined });

  const logs = join(dataDir, 'logs');
  const database = openDatabase({
    settings,
    guardian,
    isEnding: shutdown.isEnding,
    say: progress.line,
    giveUp: (sentence) =>
      void shutdown.end(1, `${sentence}; its log is ${postgresHome(dataDir)}/postgres.log.`),
  });
  shutdown.onEnd(database.stop);
  // Before the database: a seed in progress would only fail.
  shutdown.onEnd(groups.stopAll);
  const databaseUrl = await progress.step('Database', () => database.ready);
  const env = programEnvironment({
    env: process.env,
    ports,
    databaseUrl,
    secrets: ensureSecrets(dataDir),
    isWatching,
  });
  const node = (/** @type {string[]} */ ...command) => [process.execPath, '--enable-source-maps', ...command];

  await progress.step('Migrate', (report) =>
    runOrFail(groups, node(BUILT.migrate), { what: 'the migration', report, env }),
  );
  await progress.step('Seed', (report) =>
    runOrFail(groups, node(BUILT.seed, '--if-empty'), { what: 'the seeding', report, env }),
  );

  shutdown.onEnd(async () => removeStackFile(dataDir));
  const plans = planPrograms({ ports, isWatching });
  await progress.step('Programs', (report) =>
    runPrograms({ plans, guardian, groups, shutdown, dataDir, env, show: progress.line, report }),
  );
  writeStackFile(dataDir, env);
  const elapsed = seconds(performance.now() - begin);
  progress.line(`\n${panel({ env, signIns: readDemoSignIns(), logs, elapsed })}`);
}

/** @param {{ isWatching: boolean }} choice */
export async function up({ isWatching }) {
  const guardian = startGuardian();
  const groups = createProcessGroups(guardian);
  const progress = createProgress();
  const shutdown = createShutdown({ print: (text) => console.error(text), atEnd: guardian.release });
  shutdown.listen(() => {
    progress.mute();
    console.log('\nStopping …');
  });
  try {
    await bringUp({ isWatching, shutdown, guardian, groups, progress });
  } catch (error) {
    await shutdown.end(1, sentenceOf(error));
  }
}
