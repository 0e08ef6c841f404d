import { findAnything, type Found, listRecents } from '@simpletread/contract';
import { STAFF_ROLES, staffCan, type StaffRole } from '@simpletread/domain';

import { aPlacedOrder, aShop, aStaffPrincipal } from '../../../test/builders/index.js';
import { type ShopApp, startShopApp } from '../../../test/index.js';
import { CartsModule } from '../../carts/carts.module.js';
import { newId } from '../../platform/ids/index.js';
import { InsightModule } from '../insight.module.js';
import { FindAnything } from './staff/find-anything.js';

const UMA = { email: 'uma.unger@gmail.com', firstName: 'Uma', lastName: 'Unger', phone: '2155550149 x12' };
const ROBIN = { headers: { authorization: 'Bearer robin' } };

const ACCOUNT = `INSERT INTO identity.account (id, email, first_name, last_name, phone)
  VALUES ($1, 'uma.unger@gmail.com', 'Uma', 'Unger', '2155550149x12')`;
const QUOTE = `INSERT INTO quotes.quote (id, number, made_by, made_by_name, first_name, email, phone, zip, message)
  VALUES ($1, 'QQ7QZ9M2XA', $1, 'Rita Vance', 'Uma', 'umaunger+tires@gmail.com', '2155550149', '19147', '')`;
const APPLICATION = `INSERT INTO installer_applications.application
  (id, account_id, state, company, first_name, last_name, service_manager, store_manager, address1, city, state_code, zip, cell, email, phone,
   service_desk_email, service_desk_phone, hours, services, tire_types, badges, agreed_at)
  VALUES ($1, $1, 'submitted', 'Unger Tire & Lube', 'Uma', 'Unger', '', '', '1 Main Street', 'Philadelphia', 'PA', '19147', '2155550149',
   'u.maunger@gmail.com', '2155550150', '', '', '{}', '{}', '{}', '{}', now())`;
const CAMPAIGN = `INSERT INTO campaigns.campaign (id, name, season, starts_at, ends_at, content)
  VALUES ($1, 'Unger weekend', 'default', '2026-11-27T05:00Z', '2026-11-30T05:00Z', '{}')`;

const FLEET = `WITH fleet AS (INSERT INTO sales.fleet (id, name, contact_name, email, mailbox, phone)
    VALUES ($1, 'Harbor Freight Lines', 'Uma Jones', 'uj@harbor.example', 'uj@harbor.example', '2155550188') RETURNING id)
  INSERT INTO sales.fleet_unit (id, fleet_id, number, year, make, model, make_slug, model_slug, vin, plate)
  SELECT $1, id, 'V-12', 2021, 'Ford', 'Transit', 'ford', 'transit', '1FTBR1C80MKA00001', 'HFL 12' FROM fleet`;

describe('the finder', () => {
  let app: ShopApp;
  let placed: Awaited<ReturnType<typeof aPlacedOrder>>;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, InsightModule] });
    placed = await aPlacedOrder(app, { shipTo: UMA, poNumber: 'PO-7731/B' });
    await app.db.execute(
      `UPDATE orders."order" SET tracking_number = '794612345678', loan_id = 'RSL-0A1B2C3D4E'`,
    );
    const id = newId();
    for (const insert of [ACCOUNT, QUOTE, APPLICATION, CAMPAIGN, FLEET]) await app.db.execute(insert, [id]);
    await aShop(app.db, { company: 'Unger Brothers' });
  });
  afterAll(() => app.close());

  const found = (q: string, role: StaffRole = 'admin') =>
    app.get(FindAnything).byText(q, aStaffPrincipal(role));
  const kinds = async (q: string, role?: StaffRole) => (await found(q, role)).map(({ kind }) => kind);
  const itsOrder = (rows: readonly Found[]) => rows.filter(({ id }) => id === placed.orderId);

  it.each([
    ['its number', () => placed.orderNumber],
    [
      'its number as printed, in small letters',
      () => placed.orderNumber.toLowerCase().replace(/^.{5}/, '$&-'),
    ],
    ['the half of its number', () => placed.orderNumber.slice(5)],
    ['a phone with an extension', () => '+1 (215) 555-0149 x12'],
    ['a phone with dots', () => '215.555.0149'],
    ['another spelling of its mailbox', () => 'U.ma.Unger+x@googlemail.com'],
    ['a part of the email', () => 'unger@gm'],
    ['a name', () => 'uma unger'],
    ['the ZIP with its four more digits', () => '19147-2210'],
    ['the tracking number in groups', () => '7946 1234 5678'],
    ['the PO number in small letters', () => 'po-7731/b'],
    ['the loan ID in small letters', () => 'rsl-0a1b2c3d4e'],
  ])('finds an order by %s', async (_, text) => {
    expect(itsOrder(await found(text()))).toHaveLength(1);
  });

  it('finds every kind by one name, in one order', async () => {
    expect(await kinds('unger')).toEqual([
      'customer',
      'order',
      'account',
      'quote',
      'shop',
      'installerApplication',
      'campaign',
    ]);
  });

  it('finds people of all kinds by phone and by mailbox', async () => {
    expect(await kinds('215-555-0149')).toEqual([
      'customer',
      'order',
      'account',
      'quote',
      'shop',
      'installerApplication',
    ]);
    expect(await kinds('umaunger@gmail.com')).toEqual([
      'customer',
      'order',
      'account',
      'quote',
      'installerApplication',
    ]);
  });

  it('finds quotes by number, and tires by item number, line and size', async () => {
    for (const text of ['q-qq7qz-9m2xa', 'Q-QQ7', 'q-qq7qz', 'qq7qz', '9m2xa', 'q-qq7qz-9m'])
      expect(await kinds(text)).toEqual(['quote']);
    expect(await kinds('Q-QQ8')).toEqual([]);
    const tire = await app.db.one<{ item_number: number; line: string; size_code: string }>(
      `SELECT t.item_number, l.name AS line, t.size_code FROM catalogue.tire t JOIN catalogue.product_line l ON l.id = t.line_id LIMIT 1`,
    );
    if (tire === null) throw new Error('no tire');
    expect(await kinds(String(tire.item_number))).toContain('tire');
    expect(await kinds(tire.line)).toEqual(['tire', 'productLine']);
    expect(await kinds(`${tire.line} ${tire.size_code}`)).toEqual(['tire']);
    expect(await kinds(`nosuchline ${tire.size_code}`)).toEqual([]);
  });

  it('finds fleets by name and contact, and their units by number, VIN and plate, for roles that see them', async () => {
    for (const text of ['harbor fre', 'uma jones', 'UJ@harbor.example'])
      expect(await kinds(text)).toEqual(['fleet']);
    for (const text of ['v-12', '1FTBR-1C80MKA00001', 'hfl 12'])
      expect(await kinds(text)).toEqual(['fleetUnit']);
    expect(await kinds('harbor fre', 'warehouse-associate')).toEqual([]);
  });

  it('finds returns, price claims and coverage claims by number, for roles that see them', async () => {
    await app.db.execute(
      `WITH requested AS (INSERT INTO orders.tire_return (id, order_id, state, reason, comments, requested_at)
         SELECT gen_random_uuid(), id, 'requested', 'changed-mind', '', now() FROM orders."order" WHERE number = $1),
       covered AS (INSERT INTO orders.coverage_claim
           (id, order_id, kind, state, quantity, bill_in_cents, claimed_in_cents, comments, requested_at)
         SELECT gen_random_uuid(), id, 'roadside', 'requested', 0, 9000, 9000, '', now() FROM orders."order" WHERE number = $1)
       INSERT INTO orders.price_claim (id, order_id, line_id, state, kind, price_per_tire_in_cents, offer_address, comments, requested_at)
       SELECT gen_random_uuid(), o.id, l.id, 'requested', 'offer', 10000, 'https://tires.example.com/', '', now()
       FROM orders."order" o JOIN orders.order_line l ON l.order_id = o.id WHERE o.number = $1 LIMIT 1`,
      [placed.orderNumber],
    );
    const numbers = await app.db.one<{ rt: number; pg: number; cc: number }>(
      `SELECT (SELECT max(number) FROM orders.tire_return) AS rt, (SELECT max(number) FROM orders.price_claim) AS pg,
              (SELECT max(number) FROM orders.coverage_claim) AS cc`,
    );
    expect(await kinds(`rt-${numbers?.rt ?? ''}`)).toEqual(['return']);
    expect(await kinds(`PG ${numbers?.pg ?? ''}`)).toEqual(['priceClaim']);
    expect(await kinds(`cc${numbers?.cc ?? ''}`)).toEqual(['coverageClaim']);
    const [own] = await found(`PG-${numbers?.pg ?? ''}`);
    expect(own?.title).toBe(`PG-${numbers?.pg ?? ''} Uma Unger`);
    expect(await found(`PG-${numbers?.pg ?? ''}`, 'sales-rep')).toEqual([]);
    const [masked] = await found(`PG-${numbers?.pg ?? ''}`, 'analyst');
    expect(masked?.title).toBe(`PG-${numbers?.pg ?? ''} Uma U.`);
  });

  it('finds cases by number, subject and mailbox, for roles that see them', async () => {
    const made = await app.db.one<{ number: number }>(
      `INSERT INTO support.customer_case (id, state, channel, subject, name, email, mailbox, token_hash, opened_at, last_message_at)
       VALUES (gen_random_uuid(), 'waiting', 'mail', 'Quokka freight', 'Wes T.', 'wes@dairy.test', 'wes@dairy.test',
         md5('c') || md5('c'), now(), now()) RETURNING number`,
    );
    for (const q of ['quokka', 'wes@dairy.test', `C-${made?.number ?? 0}`])
      expect((await found(q)).filter(({ kind }) => kind === 'case')).toMatchObject([
        { title: `C-${made?.number ?? 0} Quokka freight` },
      ]);
    expect(await kinds('quokka', 'marketer')).toEqual([]);
  });

  it('finds reviews by their words and shown name, for roles that see them', async () => {
    await app.db.execute(
      `WITH written AS (INSERT INTO reviews.review (id, line_id, author_name, written_at, dry, summary, would_buy_again, state)
         SELECT gen_random_uuid(), id, 'Zora Q.', now(), 4, 'Hushed on I-95', true, 'rejected' FROM catalogue.product_line LIMIT 1
         RETURNING id, line_id)
       INSERT INTO reviews.submission (review_id, line_id, name, email, mailbox, token_hash, submitted_at)
       SELECT id, line_id, 'Zora Quist', 'zora@example.com', 'zora@example.com', md5(id::text) || md5(id::text), now() FROM written`,
    );
    for (const text of ['hushed on', 'zora q', 'zora@example.com'])
      expect((await found(text)).map(({ kind, title }) => [kind, title])).toEqual([
        ['review', 'Zora Q.: Hushed on I-95'],
      ]);
    expect(await found('zora@example.com', 'marketer')).toEqual([]);
    expect(await found('hushed on', 'sales-rep')).toEqual([]);
  });

  it('finds nothing by a single character, two letters of a name, or wildcards', async () => {
    for (const text of ['u', 'un']) expect(await found(text)).toEqual([]);
    expect(await found('%%%')).toEqual([]);
  });

  it.each(STAFF_ROLES.filter((role) => !staffCan(role, 'contacts.read')))(
    'finds no person by phone, mailbox or name for %s, who sees no contacts',
    async (role) => {
      for (const text of ['2155550149', 'uma.unger@gmail.com', 'unger']) {
        const rows = await found(text, role);
        expect(rows.filter(({ kind }) => ['customer', 'order', 'account', 'quote'].includes(kind))).toEqual(
          [],
        );
      }
      const byNumber = itsOrder(await found(placed.orderNumber, role));
      expect(byNumber.map(({ title }) => title.split(' ').slice(1).join(' '))).toEqual(
        staffCan(role, 'orders.read') ? ['Uma U.'] : [],
      );
    },
  );

  it('answers over HTTP with what the caller’s role may open, and refuses strangers', async () => {
    const rows = await app.client.call(findAnything, { query: { q: 'unger' } }, ROBIN);
    expect(rows.map(({ kind }) => kind)).toEqual([
      'customer',
      'order',
      'account',
      'quote',
      'shop',
      'installerApplication',
    ]);
    await expect(app.client.call(findAnything, { query: { q: 'unger' } })).rejects.toMatchObject({
      code: 'access.signInRequired',
    });
  });

  it('shows the last opened records in their order, without those that are gone or forbidden', async () => {
    const [campaign] = (await found('unger weekend')).filter(({ kind }) => kind === 'campaign');
    const records = [
      { kind: 'campaign' as const, id: campaign?.id ?? '' },
      { kind: 'order' as const, id: newId() },
      { kind: 'order' as const, id: placed.orderId },
    ];
    const asAdmin = await app.get(FindAnything).byId(records, aStaffPrincipal('admin'));
    expect(asAdmin.map(({ kind }) => kind)).toEqual(['campaign', 'order']);
    const asAgent = await app.client.call(listRecents, { body: { records } }, ROBIN);
    expect(asAgent.map(({ kind }) => kind)).toEqual(['order']);
  });
});
