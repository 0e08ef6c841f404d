import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface MigrationFile {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const NUMBERED = /^\d{4}-[a-z0-9-]+\.sql$/;

/** The folder of the numbered SQL files, from the sources as from the build. */
export const migrationsFolder = (): string => join(import.meta.dirname, '..', '..', '..', 'migrations');

/** The migrations of `folder` in the order of their numbers; throws for a misnamed file or a number used twice. */
export const readMigrations = async (folder: string): Promise<MigrationFile[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const seen = new Set<string>();
  for (const name of names) {
    if (!NUMBERED.test(name)) throw new Error(`${name} is not named like 0001-what-it-does.sql`);
    if (seen.has(name.slice(0, 4))) throw new Error(`the number of ${name} is taken by another migration`);
    seen.add(name.slice(0, 4));
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
};
