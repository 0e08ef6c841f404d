import { createHash, randomBytes } from 'node:crypto';

import pg from 'pg';

import { withIdentifiers } from '../../src/platform/database/index.js';
import { migrate, migrationsFolder, readMigrations } from '../../src/platform/migrations/index.js';

const TEMPLATE_LOCK = 4_210_002;

const atDatabase = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, application_name: 'simpletread-tests' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const serverUrl = (): string => {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined || url === '')
    throw new Error('TEST_DATABASE_URL must name a PostgreSQL server for tests.');
  return url;
};

/** The name of a database with all migrations, created on first need. New migrations create a new one. */
const template = async (url: string, admin: pg.Client): Promise<string> => {
  const files = await readMigrations(migrationsFolder());
  const hash = createHash('sha256')
    .update(files.map(({ checksum }) => checksum).join())
    .digest('hex');
  const name = `st_template_${hash.slice(0, 12)}`;
  await admin.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [
      name,
    ]);
    if (rowCount === 1) return name;
    await admin.query(withIdentifiers('DROP DATABASE IF EXISTS %I WITH (FORCE)', name));
    await admin.query(withIdentifiers('CREATE DATABASE %I', name));
    await migrate(atDatabase(url, name), files);
    await admin.query(
      withIdentifiers('ALTER DATABASE %I WITH IS_TEMPLATE true ALLOW_CONNECTIONS false', name),
    );
    return name;
  } finally {
    await admin.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
};

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A new, migrated and otherwise empty database on the server of TEST_DATABASE_URL. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const url = serverUrl();
  const name = `st_test_${process.pid}_${randomBytes(5).toString('hex')}`;
  await withClient(url, async (admin) => {
    await admin.query(withIdentifiers('CREATE DATABASE %I TEMPLATE %I', name, await template(url, admin)));
  });
  return {
    url: atDatabase(url, name),
    drop: () =>
      withClient(
        url,
        async (admin) =>
          void (await admin.query(withIdentifiers('DROP DATABASE IF EXISTS %I WITH (FORCE)', name))),
      ),
  };
};
