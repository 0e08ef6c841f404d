import type { Client } from 'pg';
import { runMigrations as migrateQueues } from 'bullmq';

import { QUEUE_SCHEMA } from '../jobs/index.js';
import type { MigrationFile } from './migration-files.js';

/** Any number, the same in every process: whoever holds it is the one that migrates. */
const MIGRATION_LOCK = 4_210_001;

const CREATE_RECORD = `CREATE TABLE IF NOT EXISTS public.schema_migration (
  name        text PRIMARY KEY,
  checksum    text NOT NULL,
  applied_at  timestamptz NOT NULL DEFAULT now()
)`;

/** Raised when a migration that has run is not what it was. */
export class MigrationChanged extends Error {
  constructor(name: string) {
    super(`Migration ${name} was changed after it had run: restore the file, or reset this database.`);
  }
}

const apply = async (client: Client, { name, sql, checksum }: MigrationFile): Promise<void> => {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO public.schema_migration (name, checksum) VALUES ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
};

/**
 * Runs the migrations that `client`'s database has not had, each in a transaction of its own, then those of the job queues, and
 * gives the servers' role its rights on what there is now. Processes that start together wait for one another. Returns the names
 * that ran; throws where one fails or was changed.
 */
export const migrate = async (client: Client, files: readonly MigrationFile[]): Promise<string[]> => {
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await client.query(CREATE_RECORD);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM public.schema_migration',
    );
    const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
    const changed = files.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
    if (changed !== undefined) throw new MigrationChanged(changed.name);
    const waiting = files.filter(({ name }) => !applied.has(name));
    for (const file of waiting) await apply(client, file);
    await migrateQueues(client, QUEUE_SCHEMA);
    await client.query('SELECT platform.grant_app_role()');
    return waiting.map(({ name }) => name);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
};
