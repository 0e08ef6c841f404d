import type { Computed, SqlRunner } from '../database/index.js';
import { migrationsFolder, readMigrations } from './migration-files.js';

/** A row of TypeORM's own record of what ran (sql-migration-executor.ts). */
type AppliedRow = Computed<{ name: string }>;

let expected: Promise<string[]> | null = null;

const expectedNames = (): Promise<string[]> =>
  (expected ??= readMigrations(migrationsFolder()).then((files) => files.map(({ name }) => name)));

/** The names of the migrations that `database` still lacks. */
export const pendingMigrations = async (database: SqlRunner): Promise<string[]> => {
  const applied = await database.query<AppliedRow>('SELECT name FROM public.schema_migration');
  const names = new Set(applied.map(({ name }) => name));
  return (await expectedNames()).filter((name) => !names.has(name));
};
