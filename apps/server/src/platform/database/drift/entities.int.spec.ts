import type { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../test/index.js';
import { Database } from '../database.js';
import { dataSourceOptions, newDataSource } from '../data-source.js';
import { primaryPool } from '../pool/pools.js';
import { type ColumnFacts, declaredColumns, migratedColumns } from './column-facts.js';
import { declaredEntities } from './declared-entities.js';

const told = (columns: readonly ColumnFacts[]): Map<string, string> =>
  new Map(columns.map((column) => [column.name, JSON.stringify(column)]));

/** The differences of the two sides, column by column. */
const drift = (declared: readonly ColumnFacts[], migrated: readonly ColumnFacts[]) => {
  const [ours, theirs] = [told(declared), told(migrated)];
  return {
    onlyDeclared: [...ours].filter(([name, facts]) => theirs.get(name) !== facts).map(([, facts]) => facts),
    onlyMigrated: [...theirs].filter(([name, facts]) => ours.get(name) !== facts).map(([, facts]) => facts),
  };
};

const NONE = { onlyDeclared: [], onlyMigrated: [] };

describe('entities and the migrated schema', () => {
  let database: TestDatabase;
  let source: DataSource;
  let db: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
    const settings = { databaseUrl: database.url, databasePool: 2, statementTimeoutMs: 10_000 };
    const entities = await declaredEntities();
    source = await newDataSource({
      ...dataSourceOptions(settings, { role: 'none' }),
      entities,
    }).initialize();
    db = new Database(primaryPool(source));
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const found = async () => drift(declaredColumns(source), await migratedColumns(db));

  it('agree on every column, both ways', async () => {
    expect(await found()).toEqual(NONE);
  });

  it.each([
    [
      'a column that its entity lacks',
      'ALTER TABLE orders.refund ADD COLUMN drifted text',
      'ALTER TABLE orders.refund DROP COLUMN drifted',
    ],
    [
      'a column under another name',
      'ALTER TABLE orders.refund RENAME COLUMN failure TO problem',
      'ALTER TABLE orders.refund RENAME COLUMN problem TO failure',
    ],
    [
      'a column of another type',
      'ALTER TABLE orders.refund ALTER COLUMN attempts TYPE bigint',
      'ALTER TABLE orders.refund ALTER COLUMN attempts TYPE integer',
    ],
    [
      'a column that may be empty',
      'ALTER TABLE orders.refund ALTER COLUMN reason DROP NOT NULL',
      'ALTER TABLE orders.refund ALTER COLUMN reason SET NOT NULL',
    ],
    [
      'another default',
      "ALTER TABLE carts.cart ALTER COLUMN state SET DEFAULT 'ordered'",
      "ALTER TABLE carts.cart ALTER COLUMN state SET DEFAULT 'open'",
    ],
    [
      'another list of values',
      "ALTER TABLE orders.refund DROP CONSTRAINT refund_state_check, ADD CONSTRAINT refund_state_check CHECK (state IN ('requested', 'lost'))",
      "ALTER TABLE orders.refund DROP CONSTRAINT refund_state_check, ADD CONSTRAINT refund_state_check CHECK (state IN ('requested', 'succeeded', 'failed'))",
    ],
    [
      'a table without an entity',
      'CREATE TABLE orders.drifted (id uuid PRIMARY KEY)',
      'DROP TABLE orders.drifted',
    ],
  ])('differ where the schema has %s', async (_what, change, back) => {
    await db.execute(change);
    expect(await found()).not.toEqual(NONE);
    await db.execute(back);
    expect(await found()).toEqual(NONE);
  });
});
