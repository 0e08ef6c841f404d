import { type FoundKind, ok, readFinderText } from '@simpletread/domain';

import { aPlacedOrder, aStaffPrincipal } from '../../../test/builders/index.js';
import { type ShopApp, startShopApp } from '../../../test/index.js';
import { CartsModule } from '../../carts/carts.module.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { InsightModule } from '../insight.module.js';
import { SOURCES } from './staff/found-sources.js';

const ORDERS = 5_000;
const OTHERS = 20_000;

// Copies of one order, each with a number, a name and contacts of its own.
const MORE_ORDERS = `
  INSERT INTO orders."order" SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
    'number', upper(substr(md5(n::text), 1, 10)), 'access_token_hash', null,
    'first_name', initcap(substr(md5('f' || n), 1, 6)), 'last_name', initcap(substr(md5('l' || n), 1, 8)),
    'email', substr(md5('e' || n), 1, 9) || '@mail.test', 'phone', (2150000000 + n)::text, 'zip', lpad((n % 40000)::text, 5, '0'),
    'tracking_number', lpad(n::text, 12, '7'), 'placed_at', o.placed_at - n * interval '1 minute'))).*
  FROM orders."order" o, generate_series(1, $1) n`;
const MORE_ACCOUNTS = `
  INSERT INTO identity.account (id, email, first_name, last_name, phone)
  SELECT gen_random_uuid(), substr(md5('e' || n), 1, 9) || n || '@mail.test', initcap(substr(md5('f' || n), 1, 6)),
    initcap(substr(md5('l' || n), 1, 8)), (2150000000 + n)::text FROM generate_series(1, $1) n`;
const MORE_QUOTES = `
  INSERT INTO quotes.quote (id, number, made_by, made_by_name, first_name, email, phone, zip, message)
  SELECT gen_random_uuid(), upper(substr(md5('q' || n), 1, 10)), gen_random_uuid(), 'Rita Vance', initcap(substr(md5('f' || n), 1, 6)),
    substr(md5('e' || n), 1, 9) || '@mail.test', (2150000000 + n)::text, lpad((n % 40000)::text, 5, '0'), ''
  FROM generate_series(1, $1) n`;

const TEXTS = [
  '(215) 555-0149',
  'nosuch.person@mail.test',
  'nosuchname',
  '19147',
  '7777 7771 9147',
  'Q-QQ7QZ-9M2XA',
  'Q-QQ7QZ',
];
const GROWN: readonly FoundKind[] = ['customer', 'order', 'account', 'quote'];

describe('the statements of the finder, in a shop with 5,000 orders and 20,000 accounts and quotes', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, InsightModule] });
    await aPlacedOrder(app);
    await app.get(UnitOfWork).run(async (tx) => {
      await tx.execute('SET LOCAL statement_timeout = 0');
      await tx.execute(MORE_ORDERS, [ORDERS]);
      await tx.execute(MORE_ACCOUNTS, [OTHERS]);
      await tx.execute(MORE_QUOTES, [OTHERS]);
      return ok(null);
    });
    await app.db.execute('VACUUM ANALYZE orders."order"');
    await app.db.execute('VACUUM ANALYZE identity.account');
    await app.db.execute('VACUUM ANALYZE quotes.quote');
    await app.db.execute('VACUUM ANALYZE people.customer');
  });
  afterAll(() => app.close());

  const planOf = async (kind: FoundKind, text: string): Promise<string> => {
    const statement = SOURCES[kind].byText(readFinderText(text), aStaffPrincipal('admin'));
    if (statement === null) return '';
    const rows = await app.db.query<{ 'QUERY PLAN': string }>(
      ['EXPLAIN', statement.sql].join(' '),
      statement.params,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  it.each(GROWN.flatMap((kind) => TEXTS.map((text) => [kind, text] as const)))(
    'read no table from end to end: %s by %s',
    async (kind, text) => {
      const plan = await planOf(kind, text);
      expect(plan).not.toContain('Seq Scan');
      // By the key only what the parts of the search found.
      expect(plan).not.toMatch(
        /Index Scan using \w+_(?:recent|pkey)[^\n]*\n(?!\s+Index Cond: \(id = ANY \(\(InitPlan)/,
      );
    },
  );
});
