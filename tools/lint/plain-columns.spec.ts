import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { entityColumns, plainColumns, type Source } from './plain-columns.js';

const SERVER = join(import.meta.dirname, '../../apps/server/src');

/** Columns of a table whose row type a lower room can't import. */
const OF_A_HIGHER_ROOM = [
  'orders/order/staff/order.reader.ts: id',
  'orders/order/staff/order.reader.ts: name',
  'orders/price-claims/staff/claimant.reader.ts: id',
  'platform/work-owners/staff/colleagues.reader.ts: id',
  'platform/work-owners/staff/colleagues.reader.ts: name',
  'platform/work-owners/staff/colleagues.reader.ts: role',
  'platform/work-owners/staff/colleagues.reader.ts: permissions',
  'pricing/gift-cards/staff/gift-card.reader.ts: orderId',
  'pricing/gift-cards/staff/gift-card.reader.ts: orderNumber',
  'pricing/referrals/staff/referral-list.reader.ts: orderNumber',
  'reviews/moderation/staff/order-numbers.reader.ts: number',
  'sales/quotes/staff/quote-customer.reader.ts: id',
  'support/cases/staff/case-page.reader.ts: state',
  'support/cases/staff/case-page.reader.ts: agent_id',
  'support/cases/staff/case-page.reader.ts: agent_name',
  'support/cases/staff/case-page.reader.ts: id',
  'support/cases/staff/case-page.reader.ts: since',
];

const sources: readonly Source[] = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !path.includes('testing/'))
  .map((path) => ({ path, text: readFileSync(join(SERVER, path), 'utf8') }));

describe('the members of Computed on the server', () => {
  it('are no columns that a statement selects as they are', () => {
    const entities = sources.filter(({ path }) => path.endsWith('.entity.ts'));
    const tables = new Map(entities.flatMap((source) => [...entityColumns(source)]));
    expect(
      sources.flatMap((source) => plainColumns(source, tables).map((name) => `${source.path}: ${name}`)),
    ).toEqual(OF_A_HIGHER_ROOM);
  });
});

describe('looking for plain columns', () => {
  const tables = entityColumns({
    path: 'account.entity.ts',
    text: `const columns = { id: primary(uuid()), email: nullable(text()), state: text() };
           export const accountEntity = entityOf('identity.account', columns);`,
  });
  const found = (members: string, ...statements: readonly string[]): readonly string[] =>
    plainColumns(
      {
        path: 'account.reader.ts',
        text: [`type Row = Computed<{ ${members} }>;`, ...statements].join('\n'),
      },
      tables,
    );

  it.each([
    ['a column', "const A = 'SELECT a.id, a.email FROM identity.account a';", ['id']],
    ['a column without its table', "const A = 'SELECT id, email FROM identity.account WHERE true';", ['id']],
    ['a renamed column', 'const A = `SELECT email AS "id" FROM identity.account`;', ['id']],
    ['a returned column', "const A = 'UPDATE identity.account SET email = $1 RETURNING id';", ['id']],
    ['the columns of a list', "const A = { columns: 'a.id, a.email', from: 'identity.account a' };", ['id']],
    ['a constant’s column', "const B = 'id, email'; const A = `SELECT ${B} FROM identity.account`;", ['id']],
    ['a column in parts', "const A = ['SELECT', 'id', 'FROM', 'identity.account'].join(' ');", ['id']],
  ])('finds %s', (_, statement, columns) => {
    expect(found('id: string', statement)).toEqual(columns);
  });

  it.each([
    ['a count', "const A = 'SELECT count(*)::int AS id FROM identity.account';"],
    ['a cast', "const A = 'SELECT a.id::text AS id FROM identity.account a';"],
    ['a default', "const A = `SELECT coalesce(a.id, '') AS id FROM identity.account a`;"],
    ['a column of a subquery', "const A = 'SELECT (SELECT a.id FROM identity.account a) AS id';"],
    [
      'a column that a WITH makes',
      "const A = 'WITH x AS (SELECT 1 AS id FROM identity.account) SELECT x.id FROM x';",
    ],
    [
      'one of two tables’ ids',
      "const A = 'SELECT id FROM identity.account UNION SELECT id FROM identity.staff';",
    ],
    ['a column of no entity', "const A = 'SELECT v.id FROM identity.some_view v';"],
  ])('ignores %s', (_, statement) => {
    expect(found('id: string', statement)).toEqual([]);
  });
});
