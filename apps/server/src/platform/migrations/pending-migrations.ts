import type { SqlRunner } from '../database/index.js';
import { migrationsFolder, readMigrations } from './migration-files.js';
import type { SchemaMigrationRow } from './schema-migration.entity.js';

const APPLIED = 'SELECT name FROM public.schema_migration';

let expected: Promise<string[]> | null = null;

const expectedNames = (): Promise<string[]> =>
  (expected ??= readMigrations(migrationsFolder()).then((files) => files.map(({ name }) => name)));

/** The names of the migrations that `database` still lacks. */
export const pendingMigrations = async (database: SqlRunner): Promise<string[]> => {
  const applied = await database.query<Pick<SchemaMigrationRow, 'name'>>(APPLIED);
  const names = new Set(applied.map(({ name }) => name));
  return (await expectedNames()).filter((name) => !names.has(name));
};
