// @ts-check
import pg from 'pg';

const DUPLICATE_DATABASE = '42P04';

/** @param {unknown} error @returns {string | undefined} */
const codeOf = (error) => (error instanceof Error && 'code' in error ? String(error.code) : undefined);

/**
 * Creates a database unless it is there.
 * @param {string} adminUrl of any database on the server
 * @param {string} name letters, digits and underscores
 */
export async function ensureDatabase(adminUrl, name) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    if (codeOf(error) !== DUPLICATE_DATABASE) throw error;
  } finally {
    await client.end();
  }
}
