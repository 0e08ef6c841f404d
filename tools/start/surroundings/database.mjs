// @ts-check
import { startPostgres } from '../../embedded-postgres/embedded-postgres.mjs';
import { errorMessage } from '../terminal/error-facts.mjs';
import { StartFault } from '../terminal/start-fault.mjs';

const CONNECT_TIMEOUT_MS = 8_000;

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

/**
 * Returns this copy's database: the user's server, or the embedded one.
 * @param {object} given
 * @param {import('./environment.mjs').Settings} given.settings
 * @param {import('../processes/guardian-link.mjs').Guardian} given.guardian
 * @returns {{ ready: Promise<string>, stop: () => Promise<void> }} `ready`: its connection string
 */
export function openDatabase({ settings, guardian }) {
  const { databaseUrl, dataDir, isDurable } = settings;
  if (databaseUrl) return { ready: checkDatabase(databaseUrl).then(() => databaseUrl), stop: async () => {} };
  guardian.watch('cluster', dataDir);
  const starting = startPostgres({ dataDir, isDurable });
  return {
    ready: starting.then(
      (postgres) => postgres.url,
      (error) => {
        throw new StartFault(errorMessage(error));
      },
    ),
    // A Ctrl-C during a start must still stop what that start brings up.
    stop: () =>
      starting.then(
        (postgres) => postgres.stop(),
        () => {},
      ),
  };
}
