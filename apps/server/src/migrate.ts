import { loadConfig } from './platform/config/index.js';
import { connectionProblem } from './platform/database/index.js';
import { migrate, migrationsFolder, readMigrations } from './platform/migrations/index.js';

/** Brings the database up to date and ends; safe to run by several servers at once. */
const run = async (): Promise<void> => {
  const config = loadConfig(process.env);
  const names = await migrate(config.databaseUrl, await readMigrations(migrationsFolder()));
  process.stdout.write(
    names.length === 0 ? 'The database is up to date.\n' : `Migrated: ${names.join(', ')}.\n`,
  );
};

run().catch((error: unknown) => {
  process.stderr.write(
    `${connectionProblem(error) ?? (error instanceof Error ? error.message : String(error))}\n`,
  );
  process.exitCode = 1;
});
