export { migrate, MigrationChanged } from './migrate.js';
export type { MigrationFile } from './migration-files.js';
export { migrationsFolder, readMigrations } from './migration-files.js';
export { pendingMigrations } from './pending-migrations.js';
