import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { EXCEPTIONS } from './table-exceptions.js';
import { foreignTables, OWNED_SCHEMAS } from './foreign-tables.js';

const SERVER = join(import.meta.dirname, '../../apps/server/src');

const used = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !path.includes('testing/'))
  .flatMap((path) =>
    foreignTables(path, readFileSync(join(SERVER, path), 'utf8')).map((table) => `${path}: ${table}`),
  );
const excused = EXCEPTIONS.map(({ path, table }) => `${path}: ${table}`);

const MIGRATIONS = join(import.meta.dirname, '../../apps/server/migrations');

const created = readdirSync(MIGRATIONS).flatMap((file) =>
  [...readFileSync(join(MIGRATIONS, file), 'utf8').matchAll(/^CREATE SCHEMA ([a-z_]+)/gm)].map(
    ([, schema = '']) => schema,
  ),
);

describe('the tables of a feature', () => {
  it('are in a schema that has an owner', () => {
    expect([...OWNED_SCHEMAS].sort()).toEqual([...created].sort());
  });

  it('appear in no other feature’s SQL, except for listed exceptions', () => {
    expect(used.filter((use) => !excused.includes(use))).toEqual([]);
  });

  it('have no exception that nothing needs', () => {
    expect(excused.filter((exception) => !used.includes(exception))).toEqual([]);
  });
});

describe('looking for foreign tables', () => {
  it.each([
    ['SELECT 1 FROM catalogue.tire', ['catalogue.tire']],
    ['UPDATE  orders."order" SET x = 1', ['orders.order']],
    ['JOIN platform.message m ON true', ['platform.message']],
    ['INSERT INTO carts.cart (id)', ['carts.cart']],
    ['DELETE FROM checkout.payment_attempt', ['checkout.payment_attempt']],
    ['FROM checkout.payment_attempt a, orders.refund r', ['checkout.payment_attempt', 'orders.refund']],
  ])('finds them in %s', (sql, tables) => {
    expect(foreignTables('insight/analytics/some.reader.ts', `const SQL = '${sql}';`)).toEqual(tables);
  });

  it('ignores a feature’s own tables, console lists and code', () => {
    expect(foreignTables('orders/order/order.reader.ts', 'FROM orders."order"')).toEqual([]);
    expect(foreignTables('pricing/rules/staff/rule-list.reader.ts', 'FROM catalogue.tire')).toEqual([]);
    expect(foreignTables('carts/cart/load.ts', 'return from(catalogue.tires)')).toEqual([]);
  });
});
