import { join } from 'node:path';
import { APPLICATION_STATES, INSTALLER_APPLICATION_STATES, RETURN_STATES } from '@simpletread/domain';

import { checkInvariants } from '../check-invariants/index.js';
import { SABOTAGE } from '../check-invariants/testing/sabotage.js';
import { createScratchDatabase, type ScratchDatabase } from '../database/testing/scratch-database.js';
import { emptyTables, isSeeded } from './emptiness.js';
import { seedDatabase } from './seed-database.js';
import { COVERAGE } from './testing/coverage-of-sizes.js';
import { seededDesks } from './testing/seeded-desks.cases.js';
import { readDemoSignIns } from './sso/staff/demo-staff.js';

const ROOT = join(import.meta.dirname, '..', '..');
const SEED_TIMEOUT_MS = 180_000;

describe('the seed', () => {
  let database: ScratchDatabase;
  const seededAt = new Date();
  const one = async <T extends object>(sql: string, values: readonly unknown[] = []): Promise<T> => {
    const { rows } = await database.client.query<T>(sql, [...values]);
    if (rows[0] === undefined) throw new Error('no row');
    return rows[0];
  };

  beforeAll(async () => {
    database = await createScratchDatabase();
    expect(await isSeeded(database.client)).toBe(false);
    await seedDatabase(database.client, {
      root: ROOT,
      secret: 'seed',
      now: seededAt,
      report: () => undefined,
    });
  }, SEED_TIMEOUT_MS);
  afterAll(() => database.drop());

  it('keeps every invariant', async () => {
    const broken = (await checkInvariants(database.client)).filter(({ violations }) => violations.length > 0);
    expect(broken).toEqual([]);
  });

  it.each(SABOTAGE)('reports a break of %s', async (invariant, sql) => {
    await database.client.query('BEGIN');
    try {
      await database.client.query('SET LOCAL session_replication_role = replica');
      await database.client.query(sql);
      const broken = (await checkInvariants(database.client)).filter(
        ({ violations }) => violations.length > 0,
      );
      expect(broken.map(({ name }) => name)).toContain(invariant);
    } finally {
      await database.client.query('ROLLBACK');
    }
  });

  it('has a way to break every invariant', async () => {
    const names = (await checkInvariants(database.client)).map(({ name }) => name);
    expect(SABOTAGE.map(([invariant]) => invariant)).toEqual(names);
  });

  it('counts as seeded once finished', async () => {
    expect(await isSeeded(database.client)).toBe(true);
  });

  it('has about 40,000 tires, 60 to 150 in a common size', async () => {
    const { tires } = await one<{ tires: number }>('SELECT count(*)::integer AS tires FROM catalogue.tire');
    expect(tires).toBeGreaterThan(38_000);
    expect(tires).toBeLessThan(42_000);
    const common = await one<{ n: number }>(
      "SELECT count(*)::integer AS n FROM catalogue.tire WHERE size_code = '225/65R17'",
    );
    expect(common.n).toBeGreaterThanOrEqual(60);
    expect(common.n).toBeLessThanOrEqual(150);
  });

  it('has at least eight tires in three categories for every factory size', async () => {
    const { rows } = await database.client.query(COVERAGE);
    expect(rows).toEqual([]);
  });

  it('has 2,500 FedEx locations where we ship, each in its ZIP code’s state, and orders picked up there', async () => {
    const points = await one(
      `SELECT count(*)::integer AS n, count(DISTINCT p.state)::integer AS states, bool_and(z.is_contiguous AND z.state = p.state) AS is_real
       FROM locations.pickup_point p LEFT JOIN locations.zip z USING (zip) WHERE p.warehouse_code IS NULL`,
    );
    expect(points).toEqual({ n: 2_500, states: 49, is_real: true });
    const { n } = await one<{ n: number }>(
      `SELECT count(*)::integer AS n FROM orders."order" o JOIN locations.pickup_point p ON p.code = o.pickup_point ->> 'code'
       WHERE o.fulfilment = 'fedex-pickup' AND o.installation_in_cents = 0`,
    );
    expect(n).toBeGreaterThan(40);
    expect(n).toBeLessThan(200);
  });

  it('has notified each pickup order’s buyer when the tires arrived', async () => {
    const told = await one<{ ready: number; mailed: number }>(
      `SELECT count(*)::integer AS ready, count(m.id)::integer AS mailed FROM orders."order" o
       LEFT JOIN platform.message m ON m.order_id = o.id AND m.channel = 'email' AND m.template = 'ready-for-pickup'
         AND m.recipient = o.email AND m.created_at = o.delivered_at
       WHERE o.fulfilment = 'fedex-pickup' AND o.state = 'delivered'`,
    );
    expect(told.mailed).toBe(told.ready);
    expect(told.ready).toBeGreaterThan(20);
  });

  it('has a counter at every warehouse, and orders in each state there', async () => {
    const counters = await one(
      `SELECT count(*)::integer AS n FROM locations.warehouse w JOIN locations.pickup_point p ON p.warehouse_code = w.code`,
    );
    expect(counters).toEqual({ n: 4 });
    const { states } = await one<{ states: string[] }>(
      `SELECT array_agg(DISTINCT o.state || coalesce(' ' || w.proof, '') || CASE WHEN w.reminded_at IS NULL THEN '' ELSE ' reminded' END) AS states
       FROM orders."order" o LEFT JOIN orders.warehouse_pickup w ON w.order_id = o.id WHERE o.pickup_warehouse_code IS NOT NULL`,
    );
    expect(states).toEqual([
      'cancelled reminded',
      'delivered code',
      'delivered photoId',
      'pendingPickup',
      'pendingPickup reminded',
      'placed',
    ]);
  });

  it('has 20,000 shops in the 48 states and DC, and about 4,000 orders in each of them', async () => {
    const shops = await one(
      'SELECT count(*)::integer AS n, count(DISTINCT state)::integer AS states FROM installers.shop',
    );
    expect(shops).toEqual({ n: 20_000, states: 49 });
    const orders = await one<{ n: number; states: number }>(
      'SELECT count(*)::integer AS n, count(DISTINCT state_code)::integer AS states FROM orders."order"',
    );
    expect(orders.states).toBe(49);
    expect(orders.n).toBeGreaterThan(3_900);
  });

  it('has orders for every payment method, with the discount for lenders', async () => {
    const { methods, discounted } = await one<{ methods: string[]; discounted: boolean }>(
      `SELECT array_agg(DISTINCT p.method ORDER BY p.method) AS methods,
         bool_and(o.discount_in_cents > 0) FILTER (WHERE p.method = 'affirm') AS discounted
       FROM orders.payment p JOIN orders."order" o ON o.id = p.order_id`,
    );
    expect(methods).toEqual(['affirm', 'card', 'katapult', 'klarna', 'resolve', 'synchrony']);
    expect(discounted).toBe(true);
  });

  it('has orders with promotions, automatic and by code, over the whole history, exact to the cent', async () => {
    const { rows } = await database.client.query<{ name: string; uses: number; days: number }>(
      `SELECT p.name, count(*)::integer AS uses, count(DISTINCT r.created_at::date)::integer AS days
       FROM pricing.redemption r JOIN pricing.promotion p ON p.id = r.promotion_id AND p.created_at < r.created_at
       GROUP BY p.name`,
    );
    const used = new Map(rows.map(({ name, uses }) => [name, uses]));
    for (const name of ['Michelin: $70 off 4 tires', '$20 off tires for $400 or more'])
      expect(used.get(name)).toBeGreaterThan(50);
    expect(used.get('SimplePay: 5% off your first order')).toBeGreaterThan(50);
    expect(used.has('Black Friday: $100 off 4 Michelin tires')).toBe(false);
    expect(Math.max(...rows.map(({ days }) => days))).toBeGreaterThan(30);
    const { off } = await one<{ off: number }>(
      `SELECT count(*)::integer AS off FROM pricing.redemption r JOIN orders."order" o ON o.id = r.order_id
       WHERE r.order_total_in_cents <> o.total_in_cents OR r.amount_in_cents IS DISTINCT FROM (
         SELECT (p ->> 'amountInCents')::bigint FROM jsonb_array_elements(o.price_snapshot -> 'promotions') AS p
         WHERE p ->> 'promotionId' = r.promotion_id::text)`,
    );
    expect(off).toBe(0);
    const { twice } = await one<{ twice: number }>(
      `SELECT count(*)::integer AS twice FROM (
         SELECT FROM pricing.redemption r JOIN orders."order" o ON o.id = r.order_id
         WHERE r.coupon_code IS NOT NULL GROUP BY o.customer_id HAVING count(*) > 1) AS c`,
    );
    expect(twice).toBe(0);
  });

  it('leaves a few orders that can still be cancelled', async () => {
    const { open } = await one<{ open: number }>(
      `SELECT count(*)::integer AS open FROM orders."order" WHERE state = 'placed' AND placed_at > $1::timestamptz - interval '30 minutes'`,
      [seededAt],
    );
    expect(open).toBe(15);
  });

  it('has orders without two of their four tires, whose refunds the server pays', async () => {
    const found = await one<{ orders: number; refunds: number }>(
      `SELECT count(DISTINCT o.id)::integer AS orders, count(r.id)::integer AS refunds FROM orders."order" o
       JOIN orders.order_line l ON l.order_id = o.id AND l.removed_quantity = 2 AND l.quantity = 4
       JOIN orders.refund r ON r.order_id = o.id AND r.reason = 'Tires removed' WHERE o.tire_count = 2`,
    );
    expect(found).toEqual({ orders: 2, refunds: 2 });
  });

  it('has orders whose installation was dropped, which ship to their buyers without an appointment', async () => {
    const found = await one<{ orders: number; refunds: number }>(
      `SELECT count(*)::integer AS orders, count(r.id)::integer AS refunds FROM orders."order" o
       JOIN orders.refund r ON r.order_id = o.id AND r.reason = 'Delivery changed'
       WHERE o.fulfilment = 'ship-to-me' AND o.sold_fulfilment = 'ship-to-shop' AND NOT EXISTS (
         SELECT FROM appointments.booking b WHERE b.order_id = o.id AND b.state <> 'released')`,
    );
    expect(found).toEqual({ orders: 2, refunds: 2 });
  });

  seededDesks({ one, all: async (sql) => (await database.client.query(sql)).rows as readonly object[] });

  it('has a return in every state, one of a demo customer, and pictures of some', async () => {
    const { customers } = await readDemoSignIns(join(ROOT, 'tools', 'demo-sign-ins.json'));
    const figures = await one<Record<string, number>>(
      `SELECT count(*)::integer AS returns, count(DISTINCT o.customer_id)::integer AS buyers, count(DISTINCT r.state)::integer AS states,
         count(*) FILTER (WHERE EXISTS (SELECT FROM orders.tire_return_picture p
           WHERE p.return_id = r.id AND substring(p.bytes FROM 1 FOR 8) = '\\x89504e470d0a1a0a'))::integer AS pictured,
         count(*) FILTER (WHERE o.email = ANY ('{${customers.map(({ email }) => email).join(',')}}'))::integer AS demo
       FROM orders.tire_return r JOIN orders."order" o ON o.id = r.order_id`,
    );
    const states = RETURN_STATES.length;
    expect(figures).toEqual({ returns: 18, buyers: 18, states, pictured: 2, demo: 1 });
  });

  it('has an application of a shop in every state', async () => {
    const { states } = await one<{ states: string[] }>(
      'SELECT array_agg(DISTINCT state) AS states FROM installer_applications.application',
    );
    expect(new Set(states)).toEqual(new Set(INSTALLER_APPLICATION_STATES));
  });

  it('has an application for an account type in every state, one that waits for a second person', async () => {
    const figures = await one<{ states: string[]; pending: number; granted: number }>(
      `SELECT array_agg(DISTINCT a.state) AS states, count(p.id)::integer AS pending, count(g.id)::integer AS granted
       FROM account_types.application a
       LEFT JOIN approvals.approval p ON p.subject_id = a.id::text AND p.state = 'pending' AND a.state = 'awaitingApproval'
       LEFT JOIN account_types.account_grant g ON g.application_id = a.id AND a.state = 'approved'`,
    );
    expect(new Set(figures.states)).toEqual(new Set(APPLICATION_STATES));
    expect(figures).toMatchObject({ pending: 1, granted: 1 });
  });

  it('has an exchange that is open, one whose right size its buyer ordered, and one that ran out', async () => {
    const figures = await one<Record<string, number>>(
      `SELECT count(*) FILTER (WHERE r.exchange_told IS NULL AND r.exchange_until > now())::integer AS open,
         count(*) FILTER (WHERE r.exchange_told = 'lapsed' AND r.exchange_until < now() AND l.id IS NULL)::integer AS lapsed,
         count(*) FILTER (WHERE r.exchange_told = 'ordered' AND o.mailbox = own.mailbox AND o.placed_at BETWEEN r.requested_at AND r.exchange_until
           AND l.tire_id::text = r.exchange ->> 'tireId' AND l.quantity = (r.exchange ->> 'quantity')::integer)::integer AS ordered
       FROM orders.tire_return r JOIN orders."order" own ON own.id = r.order_id
       LEFT JOIN (orders."order" o JOIN orders.order_line l ON l.order_id = o.id) ON o.exchange_return_id = r.id
       WHERE r.exchange IS NOT NULL`,
    );
    expect(figures).toEqual({ open: 1, lapsed: 1, ordered: 1 });
  });

  it('sells only tires that fit the vehicle of the order', async () => {
    const { wrong } = await one<{ wrong: number }>(
      `SELECT count(*)::integer AS wrong FROM orders.order_line l JOIN orders."order" o ON o.id = l.order_id
       WHERE NOT EXISTS (
         SELECT FROM fitment.fitment f
         WHERE f.make = o.vehicle ->> 'make' AND f.model = o.vehicle ->> 'model'
           AND (o.vehicle ->> 'year')::integer BETWEEN f.year_from AND f.year_to
           AND l.size_code IN (f.front_size, f.rear_size))`,
    );
    expect(wrong).toBe(0);
  });

  it('can be emptied again, except for migrated rows', async () => {
    await emptyTables(database.client);
    expect(await isSeeded(database.client)).toBe(false);
    expect(await one('SELECT count(*)::integer AS n FROM catalogue.category')).toEqual({ n: 12 });
  });
});
