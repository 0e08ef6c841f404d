import { ACCOUNT_TYPE_COOKIE } from '@simpletread/domain';
import { randomUUID } from 'node:crypto';

import { MOST_EVENTS, proveEmployment, recordEvents } from '@simpletread/contract';

import { InsightModule } from '../insight.module.js';
import { call, eventually, startTestApp, type TestApp } from '../../../test/index.js';
import { aCustomer, type Customer, tokensAreAccountIds } from '../../sso/account-types/testing/people.js';
import { CustomerAuthenticator } from '../../platform/access/index.js';
import { SweepEvents } from './sweep-events.js';
import { aBatch, aPageView } from './testing/a-batch.js';

interface EventRow {
  readonly name: string;
  readonly path: string;
  readonly properties: unknown;
  readonly user_type: string;
  readonly account_type: string | null;
  readonly traffic: unknown;
}

const rowsOf = (app: TestApp, analyticsId: string) =>
  app.db.query<EventRow>(
    `SELECT name, path, properties, user_type, account_type, traffic FROM analytics.event
     WHERE analytics_id = $1 ORDER BY happened_at, name`,
    [analyticsId],
  );

const post = (app: TestApp, body: unknown, query = '') =>
  call(`${app.url}/events${query}`, { method: 'POST', body: JSON.stringify(body) });

describe('POST /events', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    tokensAreAccountIds(app);
  });
  afterAll(() => app.close());

  const record = async (customer: Customer | null, given: Parameters<typeof aBatch>[0] = {}) => {
    const batch = aBatch(given);
    await (customer?.client ?? app.client).call(recordEvents, { body: batch });
    return rowsOf(app, batch.analyticsId);
  };

  it('keeps page and track events with visit, campaign and variants, and nothing that names a person', async () => {
    const at = new Date().toISOString();
    const path = '/checkout/order-summary';
    const events = [
      aPageView({ path: '/' }),
      {
        id: randomUUID(),
        name: 'Search Entry',
        at,
        path,
        properties: { searchType: 'vehicle', clickKind: 'past' },
      },
      {
        id: randomUUID(),
        name: 'Catalogue Search',
        at,
        path,
        properties: { searchType: 'tireSize', area: 'tire-sizes', under: 'deal' },
      },
      {
        id: randomUUID(),
        name: 'Installer Selected',
        at,
        path,
        properties: { installerId: 'PH-1042', position: 2, offered: 6 },
      },
      {
        id: randomUUID(),
        name: 'Place Order',
        at,
        path,
        properties: { totalInCents: 90_000, quantity: 4, fulfilment: 'ship-to-shop' },
      },
      {
        id: randomUUID(),
        name: 'Order Completed',
        at,
        path,
        properties: { totalInCents: 90_000, quantity: 4, fulfilment: 'ship-to-shop', currency: 'USD' },
      },
    ] as const;
    const traffic = { source: 'newsletter', medium: 'email', campaign: 'spring', term: null, content: null };
    const rows = await record(null, { events: [...events], traffic, variants: { 'size-hint': 'sidewall' } });
    expect(rows.map(({ name }) => name).sort()).toEqual(events.map(({ name }) => name).sort());
    expect(rows[0]).toMatchObject({ user_type: 'guest', account_type: null, traffic });
    const columns = await app.db.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'analytics' ORDER BY 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual([
      'account_type',
      'analytics_id',
      'claimed_until',
      'happened_at',
      'id',
      'name',
      'path',
      'properties',
      'received_at',
      'relayed_at',
      'session_id',
      'traffic',
      'user_type',
      'variants',
      'widget_source',
    ]);
  });

  it('keeps an event that comes twice once', async () => {
    const batch = aBatch();
    expect(await app.client.call(recordEvents, { body: batch })).toEqual({ accepted: 1 });
    expect(await app.client.call(recordEvents, { body: batch })).toEqual({ accepted: 0 });
    expect(await rowsOf(app, batch.analyticsId)).toHaveLength(1);
  });

  it('holds the browser’s clock to the day before', async () => {
    const events = [
      aPageView({ at: '2001-01-01T00:00:00.000Z' }),
      aPageView({ at: '2099-01-01T00:00:00.000Z' }),
    ];
    const batch = aBatch({ events });
    await app.client.call(recordEvents, { body: batch });
    const found = await app.db.query<{ isNear: boolean }>(
      `SELECT happened_at BETWEEN now() - interval '25 hours' AND now() AS "isNear" FROM analytics.event
       WHERE analytics_id = $1`,
      [batch.analyticsId],
    );
    expect(found).toEqual([{ isNear: true }, { isNear: true }]);
  });

  it.each<[string, object]>([
    ['an email address in a path', { events: [aPageView({ path: '/search/priya@mail.com' })] }],
    ['an order’s number in a path', { events: [aPageView({ path: '/checkout/confirm-order/7K2MX-94QTB' })] }],
    ['a query', { events: [aPageView({ path: '/search?q=priya' })] }],
    ['an event that is none of ours', { events: [{ ...aPageView(), name: 'Email Typed' }] }],
    [
      'a property that is none of the event’s',
      { events: [{ ...aPageView(), properties: { email: 'a@b.co' } }] },
    ],
    ['an account type of its own', { accountType: 'Employee Buying' }],
    ['a name for the browser', { analyticsId: 'priya@mail.com' }],
    [
      'an address as campaign',
      { traffic: { source: 'a@b.co', medium: 'x', campaign: null, term: null, content: null } },
    ],
    ['too many events', { events: Array.from({ length: MOST_EVENTS + 1 }, () => aPageView()) }],
    ['none', { events: [] }],
  ])('refuses %s', async (_, wrong) => {
    expect((await post(app, { ...aBatch(), ...wrong })).status).toBe(400);
  });

  it('puts the account type on events of employees of a partner dealer, from their account and nothing they send [R6.03]', async () => {
    const domain = `dealer-${randomUUID().slice(0, 8)}.com`;
    await app.db.execute(
      `INSERT INTO account_types.employer (id, name, type, domains, is_active)
       VALUES (gen_random_uuid(), 'Dealer', 'Employee Buying', $1, true)`,
      [[domain]],
    );
    const employee = await aCustomer(app, `noor@${domain}`);
    expect(await record(employee)).toMatchObject([{ user_type: 'customer', account_type: null }]);
    await employee.client.call(proveEmployment, {}, { idempotencyKey: randomUUID() });
    // A server that remembers the customer learns of the new type when the database notifies it.
    await eventually(async () =>
      expect(
        await record(employee, { events: [aPageView(), aPageView({ path: '/cart' })], userType: 'guest' }),
      ).toMatchObject([
        { user_type: 'customer', account_type: 'Employee Buying' },
        { user_type: 'customer', account_type: 'Employee Buying' },
      ]),
    );
    const other = await aCustomer(app);
    expect(await record(other)).toMatchObject([{ user_type: 'customer', account_type: null }]);
    for (const query of ['?accountType=Employee%20Buying', `?ssoUid=${employee.accountId}`]) {
      const batch = aBatch({ userType: 'customer' });
      await post(app, batch, query);
      const rows = await rowsOf(app, batch.analyticsId);
      expect(
        rows.every(({ account_type, user_type }) => account_type === null && user_type === 'guest'),
      ).toBe(true);
    }
    const batch = aBatch();
    const forged = await call(`${app.url}/events`, {
      method: 'POST',
      headers: {
        cookie: `${ACCOUNT_TYPE_COOKIE.name}=Employee%20Buying`,
        'x-account-type': 'Employee Buying',
      },
      body: JSON.stringify(batch),
    });
    expect(forged.status).toBe(202);
    expect(await rowsOf(app, batch.analyticsId)).toMatchObject([{ account_type: null }]);
  });

  it('records nothing of staff who view the shop as a customer', async () => {
    const customer = await aCustomer(app);
    const authenticator = app.get(CustomerAuthenticator);
    const principal = await authenticator.authenticate(customer.accountId);
    const spy = jest
      .spyOn(authenticator, 'authenticate')
      .mockResolvedValue(
        principal === null
          ? null
          : { ...principal, actingStaff: { staffId: 's', name: 'Ada', seesContacts: false } },
      );
    const batch = aBatch();
    await expect(customer.client.call(recordEvents, { body: batch })).rejects.toMatchObject({
      statusCode: 403,
    });
    expect(await rowsOf(app, batch.analyticsId)).toEqual([]);
    spy.mockRestore();
  });

  it('keeps events for 90 days', async () => {
    const batch = aBatch({ events: [aPageView(), aPageView()] });
    await app.client.call(recordEvents, { body: batch });
    await app.db.execute(
      `UPDATE analytics.event SET received_at = now() - interval '91 days' WHERE id = $1`,
      [batch.events[0]?.id],
    );
    await app.get(SweepEvents).run();
    expect(await rowsOf(app, batch.analyticsId)).toHaveLength(1);
  });

  it('limits one caller’s calls per minute', async () => {
    const strict = await startTestApp({
      modules: [InsightModule],
      databaseUrl: app.databaseUrl,
      env: { STRICT_RATE_LIMIT_PER_MINUTE: '2' },
    });
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await post(strict, aBatch())).status);
    expect(statuses).toEqual([202, 202, 429]);
    await strict.close();
  });
});
