import {
  type DataSource,
  Migration,
  MigrationExecutor,
  type MigrationInterface,
  type QueryRunner,
} from 'typeorm';

import type { MigrationFile } from './migration-files.js';
import type { SchemaMigrationRow } from './schema-migration.entity.js';

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

/** One numbered file as TypeORM runs it. There is no way back: a later file takes a change back. */
class SqlMigration implements MigrationInterface {
  constructor(private readonly file: MigrationFile) {}

  async up(runner: QueryRunner): Promise<void> {
    try {
      await runner.query(this.file.sql);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`Migration ${this.file.name} failed: ${message}`, { cause: error });
    }
  }

  down(): Promise<void> {
    return Promise.reject(new Error(`Migration ${this.file.name} has no way back: write the next one.`));
  }
}

type AppliedRow = Pick<SchemaMigrationRow, 'name' | 'checksum'>;

/**
 * TypeORM's runner over numbered SQL files. Each file runs in one transaction with its row in
 * `public.schema_migration`, whose checksum reveals later edits of the file.
 */
export class SqlMigrationExecutor extends MigrationExecutor {
  constructor(
    dataSource: DataSource,
    runner: QueryRunner,
    private readonly files: readonly MigrationFile[],
  ) {
    super(dataSource, runner);
    this.transaction = 'each';
  }

  protected override getMigrations(): Migration[] {
    return this.files.map(
      (file, index) => new Migration(undefined, index + 1, file.name, new SqlMigration(file)),
    );
  }

  protected override async createMigrationsTableIfNotExist(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE_RECORD);
  }

  protected override async loadExecutedMigrations(runner: QueryRunner): Promise<Migration[]> {
    const rows = (await runner.query(
      'SELECT name, checksum FROM public.schema_migration ORDER BY name DESC',
    )) as AppliedRow[];
    const checksums = new Map(rows.map(({ name, checksum }) => [name, checksum]));
    const changed = this.files.find(({ name, checksum }) => (checksums.get(name) ?? checksum) !== checksum);
    if (changed !== undefined) throw new MigrationChanged(changed.name);
    return rows.map(({ name }, index) => new Migration(undefined, rows.length - index, name));
  }

  protected override async insertExecutedMigration(runner: QueryRunner, { name }: Migration): Promise<void> {
    const file = this.files.find((each) => each.name === name);
    await runner.query('INSERT INTO public.schema_migration (name, checksum) VALUES ($1, $2)', [
      name,
      file?.checksum,
    ]);
  }
}
