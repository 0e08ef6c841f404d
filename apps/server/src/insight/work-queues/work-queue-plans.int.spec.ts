import { ok, type WorkQueue } from '@simpletread/domain';

import { aMessage, aPlacedOrder } from '../../../test/builders/index.js';
import { AGENT, type ShopApp, startShopApp } from '../../../test/index.js';
import { CartsModule } from '../../carts/carts.module.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { InsightModule } from '../insight.module.js';
import { waitingParams, waitingStatement } from './staff/queues.reader.js';

const MANY = 20_000;

// Finished work: orders on their way, refunded returns and refunds, sent mails, taken quotes, closed alerts and requests.
const OVER: readonly string[] = [
  `INSERT INTO orders."order" SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'state', 'pendingPickup',
     'number', upper(substr(md5(n::text), 1, 10)), 'access_token_hash', null, 'placed_at', o.placed_at - n * interval '1 minute'))).*
   FROM orders."order" o, generate_series(1, $1 / 4) n`,
  `INSERT INTO orders.tire_return (id, order_id, state, reason, requested_at, received_at)
   SELECT gen_random_uuid(), id, 'refunded', 'late', placed_at, placed_at FROM orders."order" LIMIT $1`,
  `INSERT INTO orders.refund (id, order_id, payment_id, amount_in_cents, state, reason, requested_by, created_at)
   SELECT gen_random_uuid(), p.order_id, p.id, 100, 'succeeded', 'asked', 'Robin', now() FROM orders.payment p, generate_series(1, $1)`,
  `INSERT INTO orders.pick (order_id, warehouse_code, packed_at, packed_by, loaded_at, loaded_by)
   SELECT id, (SELECT min(code) FROM locations.warehouse), now(), 'Omar', now(), 'Omar' FROM orders."order" WHERE state = 'pendingPickup' LIMIT $1`,
  `INSERT INTO platform.message SELECT (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid()))).*
   FROM platform.message m, generate_series(1, $1) WHERE m.state = 'sent' AND m.subject = 'Copied'`,
  `INSERT INTO quotes.quote (id, number, state, made_by, made_by_name, first_name, email, phone, zip, message, sent_offer, sent_at, last_day, ends_at)
   SELECT gen_random_uuid(), upper(substr(md5('q' || n), 1, 10)), 'taken', gen_random_uuid(), 'Rita', 'Uma', '', '', '19147', '', '{}', now(),
     current_date, now() FROM generate_series(1, $1) n`,
  `INSERT INTO platform.alert (id, kind, severity, subject_key, subject, state, closed_at)
   SELECT gen_random_uuid(), 'payment.cardTesting', 'warning', n::text, n::text, 'resolved', now() FROM generate_series(1, $1) n`,
  `INSERT INTO approvals.approval (id, kind, subject_type, subject_id, subject_label, summary, grants, payload, reason, state, requested_by,
     requested_by_name, requested_at, expires_at, decided_at)
   SELECT gen_random_uuid(), 'order.cancel', 'order', n::text, '', '', '{}', '{}', '', 'expired', gen_random_uuid(), '', now(),
     now() + interval '1 day', now() FROM generate_series(1, $1) n`,
];

const GROWN: readonly WorkQueue[] = [
  'cancelWindows',
  'failedRefunds',
  'heldOrders',
  'returnsToAnswer',
  'refundsDue',
  'failedMessages',
  'myQuotesOut',
  'myQuotesEnding',
  'openAlerts',
  'approvalsToDecide',
  'ordersToPick',
  'parcelsToHandOver',
  'returnsToReceive',
];

describe('the counts of the queues, in a shop with much that is over', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, InsightModule] });
    await aPlacedOrder(app);
    await aMessage(app.db, { state: 'sent', subject: 'Copied' });
    await app.get(UnitOfWork).run(async (tx) => {
      await tx.execute('SET LOCAL statement_timeout = 0');
      for (const statement of OVER) await tx.execute(statement, [MANY]);
      return ok(null);
    });
    for (const table of [
      'orders."order"',
      'orders.tire_return',
      'orders.pick',
      'orders.refund',
      'platform.message',
      'quotes.quote',
    ])
      await app.db.execute(['VACUUM ANALYZE', table].join(' '));
    for (const table of ['platform.alert', 'approvals.approval'])
      await app.db.execute(['VACUUM ANALYZE', table].join(' '));
  });
  afterAll(() => app.close());

  it.each(GROWN)('read no table from end to end: %s', async (queue) => {
    const rows = await app.db.query<{ 'QUERY PLAN': string }>(
      ['EXPLAIN', waitingStatement([queue])].join(' '),
      waitingParams(AGENT, app.clock.now(), null),
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toContain('Seq Scan');
    expect(plan).not.toMatch(/Index Scan using \w+_(recent|pkey) .*\n.*Filter/);
  });
});
