import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

const MIGRATIONS = join(import.meta.dirname, '..', '..', '..', 'apps', 'server', 'migrations');

export interface ScratchDatabase {
  readonly client: pg.Client;
  drop(): Promise<void>;
}

const withAdmin = async (url: string, sql: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query(sql);
  } finally {
    await admin.end();
  }
};

const migrate = async (client: pg.Client): Promise<void> => {
  for (const file of (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()) {
    await client.query(await readFile(join(MIGRATIONS, file), 'utf8'));
  }
};

/** Creates an empty database with the shop's tables, on the server of TEST_DATABASE_URL. */
export const createScratchDatabase = async (): Promise<ScratchDatabase> => {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined || url === '')
    throw new Error('TEST_DATABASE_URL must name a PostgreSQL server for tests.');
  const name = `st_tools_${process.pid}_${randomBytes(5).toString('hex')}`;
  await withAdmin(url, `CREATE DATABASE ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await migrate(client);
  return {
    client,
    drop: async () => {
      await client.end();
      await withAdmin(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
};
