import { runMigrations as migrateQueues } from 'bullmq';
import type { ClientBase } from 'pg';

import { dataSourceOptions, newDataSource } from '../database/index.js';
import { QUEUE_SCHEMA } from '../jobs/index.js';
import type { MigrationFile } from './migration-files.js';
import { SqlMigrationExecutor } from './sql-migration-executor.js';

/** Any number, the same in every process: its holder migrates. */
const MIGRATION_LOCK = 4_210_001;

/** One connection migrates; the other one is TypeORM's own. */
const CONNECTIONS = 2;

const WITHOUT_TIMEOUT = 0;

/**
 * Runs the pending migrations of the database at `databaseUrl`, each in its own transaction, then those of the job
 * queues, and grants the servers' role its rights. Processes that start together wait for one another. Returns the
 * names that ran. Throws if one fails or has changed.
 */
export const migrate = async (databaseUrl: string, files: readonly MigrationFile[]): Promise<string[]> => {
  const settings = { databaseUrl, databasePool: CONNECTIONS, statementTimeoutMs: WITHOUT_TIMEOUT };
  const source = await newDataSource(dataSourceOptions(settings, { role: 'none' })).initialize();
  const runner = source.createQueryRunner('master');
  try {
    const client = (await runner.connect()) as ClientBase;
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      const applied = await new SqlMigrationExecutor(source, runner, files).executePendingMigrations();
      await migrateQueues(client, QUEUE_SCHEMA);
      await runner.query('SELECT platform.grant_app_role()');
      return applied.map(({ name }) => name);
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    await runner.release();
    await source.destroy();
  }
};
