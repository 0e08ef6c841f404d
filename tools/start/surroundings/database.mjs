// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../embedded-postgres/embedded-postgres.mjs';
import { isPostgresAlive } from '../../embedded-postgres/postmaster.mjs';
import { keepRunning } from '../programs/keep-running.mjs';
import { createRestarts } from '../programs/restarts.mjs';
import { errorMessage } from '../terminal/error-facts.mjs';
import { StartFault } from '../terminal/start-fault.mjs';

const CONNECT_TIMEOUT_MS = 8_000;
const WATCH_MS = 250;

/**
 * Returns a connection string without its password.
 * @param {string} url
 * @returns {string}
 */
export function redactedUrl(url) {
  return url
    .replace(/(\/\/[^:@/]*):.*@(?=[^@]*$)/, '$1:***@')
    .replace(/([?&](?:password|sslpassword)=)[^&]*/gi, '$1***');
}

/** @param {string} url */
function checkUrlReads(url) {
  const isPostgres = /^postgres(ql)?:\/\//.test(url) && URL.canParse(url);
  if (isPostgres) return;
  // Not shown: the password of an unreadable URL can't be removed.
  throw new StartFault('DATABASE_URL must look like postgres://user:password@host:5432/database.');
}

/**
 * Connects once to the user's server, to fail early with a clear message.
 * @param {string} url
 */
export async function checkDatabase(url) {
  checkUrlReads(url);
  // Not at the top: before the installation there is only Node itself.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
  } catch (error) {
    throw new StartFault(`DATABASE_URL ${redactedUrl(url)} does not work: ${reasonOf(error, url)}.`);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * A failed connection to a name with several addresses gives a list of errors without a message.
 * @param {unknown} error
 * @param {string} url
 */
function reasonOf(error, url) {
  const { errors } = /** @type {{ errors?: unknown[] }} */ (error ?? {});
  const text = errorMessage(errors?.[0] ?? error);
  const { password } = new URL(url);
  const shown = password ? text.replaceAll(decodeURIComponent(password), '***') : text;
  return shown.trim().replace(/\.$/, '') || 'no reason was given';
}

/** @param {number} pid @returns {Promise<string>} once the process is gone */
async function goneOf(pid) {
  while (isPostgresAlive(pid)) await sleep(WATCH_MS, undefined, { ref: false });
  return 'its process is gone';
}

/**
 * Returns this copy's database: the user's server, or the embedded one, which is started again when it dies.
 * @param {object} given
 * @param {import('./environment.mjs').Settings} given.settings
 * @param {Pick<import('../processes/guardian-link.mjs').Guardian, 'watch'>} given.guardian
 * @param {() => boolean} given.isEnding
 * @param {(sentence: string) => void} given.say
 * @param {(sentence: string) => void} given.giveUp called after repeated failure
 * @param {import('../programs/restarts.mjs').Restarts} [given.restarts]
 * @returns {{ ready: Promise<string>, stop: () => Promise<void> }} `ready`: its connection string
 */
export function openDatabase({ settings, guardian, isEnding, say, giveUp, restarts = createRestarts() }) {
  const { databaseUrl, dataDir, isDurable } = settings;
  if (databaseUrl) return { ready: checkDatabase(databaseUrl).then(() => databaseUrl), stop: async () => {} };
  guardian.watch('cluster', dataDir);
  /** @type {ReturnType<typeof startPostgres> | null} */
  let latest = null;
  /** @type {number | null} of its first start */
  let port = null;

  async function start() {
    // The programs know its address, so it comes back at the same one, however many starts fail in between.
    latest = startPostgres({ dataDir, isDurable, ...(port === null ? {} : { port }) });
    const { pid, stop, port: own } = await latest;
    port ??= own;
    return { ready: Promise.resolve(), ended: goneOf(pid), stop };
  }

  async function open() {
    try {
      await keepRunning({ title: 'database', start, isEnding, say, giveUp, restarts });
      if (latest === null) throw new Error('PostgreSQL did not start.');
      return (await latest).url;
    } catch (error) {
      throw new StartFault(errorMessage(error));
    }
  }

  return {
    ready: open(),
    // A Ctrl-C during a start must still stop what that start brings up.
    stop: async () => (await latest?.catch(() => null))?.stop(),
  };
}
