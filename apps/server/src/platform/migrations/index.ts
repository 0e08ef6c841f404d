export { migrate } from './migrate.js';
export { MigrationChanged } from './sql-migration-executor.js';
export type { MigrationFile } from './migration-files.js';
export { migrationsFolder, readMigrations } from './migration-files.js';
export { pendingMigrations } from './pending-migrations.js';
