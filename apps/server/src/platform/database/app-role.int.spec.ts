import { randomBytes } from 'node:crypto';

import pg from 'pg';

import { createTestDatabase, startTestApp, type TestApp } from '../../../test/index.js';
import { migrate, type MigrationFile, migrationsFolder, readMigrations } from '../migrations/index.js';
import { Database } from './index.js';

const APPEND_ONLY = [
  'platform.audit_row',
  'platform.audit_check',
  'platform.audit_link',
  'platform.row_history',
  'orders.order_event',
  'orders.ledger_transaction',
  'orders.ledger_entry',
  'catalogue.stock_movement',
  'catalogue.score_weights',
  'campaigns.campaign_release',
  'content.article_release',
  'gift_cards.movement',
  'content.shop_setting_version',
  'pricing.price_list_entry_past',
  'catalogue.tire_price_past',
  'locations.state_tax_past',
];
const WRITTEN_BY_TRIGGERS = ['platform.audit_link', 'platform.row_history'];
const OF_OTHERS = ['bullmq.job', 'payment_sandbox.charge'];

const DENIED = /permission denied/;

/** Names of our own tables and of users made for a test, which cannot be parameters. */
const statement = (parts: TemplateStringsArray, ...names: readonly string[]): string =>
  parts.reduce((text, part, index) => text + (names[index - 1] ?? '') + part);

describe('the role of the server', () => {
  let app: TestApp;
  let server: Database;
  beforeAll(async () => {
    app = await startTestApp({ modules: [] });
    server = app.get(Database);
  });
  afterAll(() => app.close());

  const columnOf = async (table: string) =>
    (
      await app.db.one<{ name: string }>(
        'SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum = 2',
        [table],
      )
    )?.name ?? '';

  it('is not the one that owns the tables', async () => {
    const who =
      'SELECT current_user::text AS role, (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS rules';
    expect(await server.one(who)).toEqual({ role: 'simpletread_app', rules: false });
  });

  it.each(APPEND_ONLY)('may neither change nor delete nor empty %s', async (table) => {
    const column = await columnOf(table);
    await expect(server.execute(statement`UPDATE ${table} SET ${column} = ${column}`)).rejects.toThrow(
      DENIED,
    );
    await expect(server.execute(statement`DELETE FROM ${table}`)).rejects.toThrow(DENIED);
    await expect(server.execute(statement`TRUNCATE ${table}`)).rejects.toThrow(DENIED);
    await expect(server.execute(statement`ALTER TABLE ${table} DISABLE TRIGGER ALL`)).rejects.toThrow(
      /must be owner/,
    );
    await expect(server.query(statement`SELECT ${column} FROM ${table} LIMIT 1`)).resolves.toBeDefined();
  });

  it('may do so through no function either', async () => {
    for (const table of APPEND_ONLY) {
      await expect(
        server.execute(statement`DO $$ BEGIN EXECUTE 'DELETE FROM ${table}'; END $$`),
      ).rejects.toThrow(DENIED);
    }
    await expect(server.execute('SET session_replication_role = replica')).rejects.toThrow(DENIED);
    await expect(
      server.execute(
        'CREATE FUNCTION platform.wipe() RETURNS void LANGUAGE sql SECURITY DEFINER AS $$ DELETE FROM platform.audit_row $$',
      ),
    ).rejects.toThrow(DENIED);
  });

  it('has no function with the owner’s rights except to forget a person', async () => {
    const definers = await app.db.query<{ name: string }>(
      `SELECT p.oid::regproc::text AS name FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
       WHERE p.prosecdef AND n.nspname !~ '^pg_' AND p.prorettype <> 'trigger'::regtype`,
    );
    expect(definers.map(({ name }) => name).sort()).toEqual([
      'orders.forget_timeline',
      'platform.empty_audit',
      'platform.forget_history',
    ]);
  });

  it.each(WRITTEN_BY_TRIGGERS)('writes %s through its own action, and never directly', async (table) => {
    await expect(server.execute(statement`INSERT INTO ${table} DEFAULT VALUES`)).rejects.toThrow(DENIED);
  });

  it.each(OF_OTHERS)('reads nothing of %s', async (table) => {
    expect(await app.db.one('SELECT to_regclass($1) IS NOT NULL AS exists', [table])).toEqual({
      exists: true,
    });
    await expect(server.query(statement`SELECT 1 FROM ${table}`)).rejects.toThrow(DENIED);
  });

  it('may read and write every other table, and cannot say that a migration has run', async () => {
    const lacking = await app.db.query(
      `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE c.relkind IN ('r', 'p') AND n.nspname !~ '^(pg_|information_schema|bullmq|payment_sandbox)'
         AND NOT (c.oid::regclass::text = ANY ($1))
         AND NOT (has_table_privilege('simpletread_app', c.oid, 'SELECT') AND has_table_privilege('simpletread_app', c.oid, 'INSERT')
              AND has_table_privilege('simpletread_app', c.oid, 'UPDATE') AND has_table_privilege('simpletread_app', c.oid, 'DELETE'))`,
      [APPEND_ONLY],
    );
    expect(lacking).toEqual([{ name: 'schema_migration' }]);
    await expect(server.query('SELECT name FROM public.schema_migration')).resolves.not.toEqual([]);
  });
});

describe('migrations and the role of the server', () => {
  const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  const later = (sql: string): MigrationFile => ({ name: '9001-later.sql', sql, checksum: sql });

  it('give it its rights on tables of later migrations: on append-only ones less than on others', async () => {
    const database = await createTestDatabase();
    await connected(database.url, async (client) => {
      await migrate(database.url, [
        later(`CREATE SCHEMA later; CREATE TABLE later.plain (id int); CREATE TABLE later.book (id int);
               CREATE TRIGGER book_append_only BEFORE UPDATE OR DELETE ON later.book
                 FOR EACH ROW EXECUTE FUNCTION platform.refuse_change()`),
      ]);
      await client.query('SET ROLE simpletread_app');
      for (const sql of [
        'INSERT INTO later.plain VALUES (1)',
        'DELETE FROM later.plain',
        'INSERT INTO later.book VALUES (1)',
      ])
        await expect(client.query(sql)).resolves.toBeDefined();
      await expect(client.query('DELETE FROM later.book')).rejects.toThrow(DENIED);
    });
    await database.drop();
  });

  it('can share one cluster: several databases at once', async () => {
    const databases = await Promise.all(Array.from({ length: 4 }, () => createTestDatabase()));
    const migrated = await Promise.allSettled(databases.map(({ url }) => migrate(url, [])));
    expect(migrated.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
    for (const { drop } of databases) await drop();
  });

  it('state in one sentence what an administrator must do if their user may not create it, and go on after that', async () => {
    const admin = process.env['TEST_DATABASE_URL'] ?? '';
    const user = `st_owner_${randomBytes(4).toString('hex')}`;
    const url = new URL(admin);
    url.pathname = `/${user}`;
    await connected(admin, async (client) => {
      await client.query(statement`CREATE ROLE ${user} LOGIN PASSWORD 'x'`);
      await client.query(statement`CREATE DATABASE ${user} OWNER ${user}`);
    });
    // An administrator's to make wherever the server's user is none.
    await connected(url.href, (client) =>
      client.query('CREATE EXTENSION cube; CREATE EXTENSION earthdistance; CREATE EXTENSION unaccent'),
    );
    url.username = user;
    url.password = 'x';
    const migrated = async () => migrate(url.href, await readMigrations(migrationsFolder()));
    try {
      await expect(migrated()).rejects.toThrow(
        new RegExp(
          `^The user of DATABASE_URL may not .*GRANT simpletread_app TO ${user}; and migrate again\\.$`,
        ),
      );
      await connected(admin, (client) => client.query(statement`GRANT simpletread_app TO ${user}`));
      await migrated();
      await connected(url.href, async (client) => {
        await client.query('SET ROLE simpletread_app');
        await expect(client.query('DELETE FROM platform.audit_row')).rejects.toThrow(DENIED);
        await expect(client.query('DELETE FROM carts.cart')).resolves.toBeDefined();
      });
    } finally {
      await connected(admin, async (client) => {
        await client.query(statement`DROP DATABASE ${user} WITH (FORCE)`);
        await client.query(statement`DROP ROLE ${user}`);
      });
    }
  });
});
