import { randomUUID } from 'node:crypto';

import {
  type CallInput,
  cancelOrder,
  countStock,
  getCountedTire,
  previewCancellation,
  scanPickedTire,
} from '@simpletread/contract';

import { formatOrderNumber, type OrderNumber } from '@simpletread/domain';
import pg from 'pg';

import { CartsModule } from '../../carts/carts.module.js';
import { ageOrder, aPlacedOrder, aTire, aWarehouse } from '../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { codeOf } from '../returns/testing/return-calls.js';
import { MoveOrdersAlong } from '../tracking/move-orders-along.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });

type Count = CallInput<typeof countStock>['body'];

describe('a count at a warehouse', () => {
  let app: ShopApp;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { RUN_WORKERS: '0' } });
    await aWarehouse(app.db, { code: 'PEO', city: 'Reading', pickedBy: 'people' });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const count = (
    itemNumber: number,
    counted: number,
    change: Partial<Count> = {},
    who = 'omar',
    key = randomUUID() as string,
  ) =>
    app.client.call(
      countStock,
      {
        params: { code: 'PEO' },
        body: { itemNumber, counted, reason: 'regular', ...change },
      },
      { ...as(who), idempotencyKey: key },
    );
  const availableOf = async (tireId: string) =>
    (
      await app.db.one<{ available: number }>(
        `SELECT available FROM catalogue.stock_level WHERE tire_id = $1 AND warehouse_code = 'PEO'`,
        [tireId],
      )
    )?.available;

  it('shows the tire of a barcode and not its stock', async () => {
    const { itemNumber } = await aTire(app.db, { stock: { PEO: 20 } });
    const params = { code: 'PEO', barcode: String(itemNumber) };
    const found = await app.client.call(getCountedTire, { params }, as('omar'));
    expect(found).toEqual({ itemNumber, tire: expect.stringContaining('225/65R17 102H') });
    for (const barcode of ['999999999', 'RT-20001'])
      expect(
        await codeOf(app.client.call(getCountedTire, { params: { code: 'PEO', barcode } }, as('omar'))),
      ).toBe('count.unknownTire');
    expect(await codeOf(count(itemNumber, 20, {}, 'robin'))).toBe('access.refused');
  });

  it('books the difference with its reason, and leaves an audit row', async () => {
    const { tireId, itemNumber } = await aTire(app.db, { stock: { PEO: 20 } });
    expect(await count(itemNumber, 17, { reason: 'damaged' })).toMatchObject({
      expected: 20,
      difference: -3,
    });
    expect(await availableOf(tireId)).toBe(17);
    const row = await app.db.one(
      `SELECT actor_name, before, after FROM platform.audit_row WHERE action = 'stock.count' AND subject_id = $1`,
      [tireId],
    );
    expect(row).toEqual({
      actor_name: 'Omar Reyes',
      before: { warehouse: 'PEO', onShelf: 20, available: 20 },
      after: { warehouse: 'PEO', onShelf: 17, available: 17, reason: 'damaged' },
    });
  });

  it('asks for a second count above a difference of 8 tires, without showing the books', async () => {
    const { tireId, itemNumber } = await aTire(app.db, { stock: { PEO: 20 } });
    const doubted = await count(itemNumber, 11).catch((error: unknown) => error);
    expect(doubted).toMatchObject({
      code: 'count.confirm',
      message:
        'You counted 11, which is far from our records. Count again. If you get the same number, enter it again to record it.',
      data: { counted: 11 },
    });
    expect(JSON.stringify(doubted)).not.toContain('20');
    expect(await availableOf(tireId)).toBe(20);
    expect(await count(itemNumber, 11)).toMatchObject({ expected: 20, difference: -9 });
    expect(await availableOf(tireId)).toBe(11);
    expect(await codeOf(count(itemNumber, 20))).toBe('count.confirm');
  });

  it('is confirmed by the same number from the same person only, and by no request that is tried again', async () => {
    const { tireId, itemNumber } = await aTire(app.db, { stock: { PEO: 20 } });
    const key = randomUUID();
    expect(await codeOf(count(itemNumber, 11, {}, 'omar', key))).toBe('count.confirm');
    expect(await codeOf(count(itemNumber, 11, {}, 'omar', key))).toBe('count.confirm');
    expect(await codeOf(count(itemNumber, 11, {}, 'kim'))).toBe('count.confirm');
    expect(await codeOf(count(itemNumber, 10))).toBe('count.confirm');
    expect(await codeOf(count(itemNumber, 11))).toBe('count.confirm');
    expect(await availableOf(tireId)).toBe(20);
    await count(itemNumber, 11);
    expect(await availableOf(tireId)).toBe(11);
  });

  it('counts sold tires as long as they are on the shelf', async () => {
    const { tireId, itemNumber } = await aTire(app.db, { stock: { PEO: 10 } });
    const placed = await aPlacedOrder(app, { tireId });
    expect(await count(itemNumber, 10)).toMatchObject({ expected: 10, difference: 0 });
    await ageOrder(app.db, placed.orderId, '1 hour');
    await app.get(MoveOrdersAlong).run();
    const scan = () =>
      app.client.call(
        scanPickedTire,
        { params: { code: 'PEO', orderNumber: placed.orderNumber }, body: { code: String(itemNumber) } },
        { ...as('omar'), idempotencyKey: randomUUID() },
      );
    await scan();
    expect(await count(itemNumber, 9)).toMatchObject({ expected: 9, difference: 0 });
    for (const _ of [2, 3, 4]) await scan();
    expect(await count(itemNumber, 8)).toMatchObject({ expected: 6, difference: 2 });
    expect(await availableOf(tireId)).toBe(8);
  });

  it('of fewer than orders need sells no more, alerts support and names the newest orders, once it is confirmed', async () => {
    const { tireId, itemNumber } = await aTire(app.db, { stock: { PEO: 10 } });
    const placed = [await aPlacedOrder(app, { tireId }), await aPlacedOrder(app, { tireId })];
    await expect(count(itemNumber, 6)).rejects.toMatchObject({
      code: 'count.tooFew',
      message:
        'Orders need 8 of these tires. Count again. If you get the same number, enter it again: we stop selling them and alert support.',
    });
    expect(await availableOf(tireId)).toBe(2);
    expect(await count(itemNumber, 6)).toMatchObject({ expected: 10, difference: -4, missing: 2 });
    expect(await availableOf(tireId)).toBe(0);
    const alerts = await app.db.query<{ evidence: unknown }>(
      `SELECT evidence FROM platform.alert WHERE kind = 'stock.missing'`,
    );
    expect(alerts).toHaveLength(1);
    const [older, newer] = placed.map(({ orderNumber }) => formatOrderNumber(orderNumber as OrderNumber));
    expect(JSON.stringify(alerts)).toContain(newer);
    expect(JSON.stringify(alerts)).not.toContain(older);
    const told = await app.db.query<{ payload: unknown }>(
      `SELECT payload FROM platform.outbox_event WHERE type = 'TiresMissing' AND aggregate_id = $1`,
      [tireId],
    );
    expect(told).toEqual([{ payload: { orderIds: [placed[1]?.orderId] } }]);
  });

  it('keeps missing tires off sale when the short order is cancelled, until they are counted again', async () => {
    const { tireId, itemNumber } = await aTire(app.db, { stock: { PEO: 10 } });
    await aPlacedOrder(app, { tireId });
    const short = await aPlacedOrder(app, { tireId });
    for (const attempt of [1, 2])
      await count(itemNumber, 6).catch((error: unknown) => attempt === 2 && Promise.reject(error as Error));
    const recounted = await count(itemNumber, 6);
    expect(recounted).toMatchObject({ expected: 6, difference: 0, missing: 2 });
    const params = { id: short.orderId };
    const preview = await app.client.call(previewCancellation, { params }, as('robin'));
    const { effects, orderVersion, refundInCents } = preview;
    expect(effects).toContainEqual(expect.stringMatching(/^Back to stock at PEO: 2 ×/));
    expect(effects).toContainEqual(expect.stringMatching(/^Missing, so not back to stock at PEO: 2 ×/));
    await app.client.call(
      cancelOrder,
      { params, body: { orderVersion, reason: 'Tires are missing', expectedRefundInCents: refundInCents } },
      { ...as('robin'), idempotencyKey: randomUUID() },
    );
    expect(await availableOf(tireId)).toBe(2);
    expect(await count(itemNumber, 7)).toMatchObject({ expected: 6, difference: 1, missing: 0 });
    expect(await availableOf(tireId)).toBe(3);
  });

  it('forgets missing tires that are pulled for two orders at once', async () => {
    const { tireId, itemNumber } = await aTire(app.db, { stock: { PEO: 2 } });
    const orders = [
      await aPlacedOrder(app, { tireId, quantity: 1 }),
      await aPlacedOrder(app, { tireId, quantity: 1 }),
    ];
    for (const _ of [1, 2]) await codeOf(count(itemNumber, 0));
    for (const { orderId } of orders) await ageOrder(app.db, orderId, '1 hour');
    await app.get(MoveOrdersAlong).run();
    const checkout = new pg.Client({ connectionString: app.databaseUrl });
    await checkout.connect();
    await checkout.query('BEGIN');
    await checkout.query('SELECT 1 FROM catalogue.stock_level WHERE tire_id = $1 FOR UPDATE', [tireId]);
    const scans = orders.map(({ orderNumber }) =>
      app.client.call(
        scanPickedTire,
        { params: { code: 'PEO', orderNumber }, body: { code: String(itemNumber) } },
        { ...as('omar'), idempotencyKey: randomUUID() },
      ),
    );
    await eventually(async () =>
      expect(
        await app.db.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        ),
      ).toHaveLength(2),
    );
    await checkout.query('COMMIT');
    await checkout.end();
    await Promise.all(scans);
    const level = await app.db.one('SELECT missing FROM catalogue.stock_level WHERE tire_id = $1', [tireId]);
    expect(level).toEqual({ missing: 0 });
  });

  it('forgets missing tires that leave without a scan', async () => {
    const { tireId, itemNumber } = await aTire(app.db, { stock: { PEO: 10 } });
    const orders = [await aPlacedOrder(app, { tireId }), await aPlacedOrder(app, { tireId })];
    for (const _ of [1, 2]) await codeOf(count(itemNumber, 6));
    await app.db.execute(`UPDATE locations.warehouse SET picked_by = 'sandbox' WHERE code = 'PEO'`);
    for (const { orderId } of orders) await ageOrder(app.db, orderId, '1 hour');
    await app.get(MoveOrdersAlong).run();
    await app.db.execute(`UPDATE locations.warehouse SET picked_by = 'people' WHERE code = 'PEO'`);
    const level = await app.db.one('SELECT missing FROM catalogue.stock_level WHERE tire_id = $1', [tireId]);
    expect(level).toEqual({ missing: 0 });
  });

  it('finds tires that the warehouse never had', async () => {
    const { tireId, itemNumber } = await aTire(app.db, {});
    expect(await count(itemNumber, 4, { reason: 'misplaced' })).toMatchObject({ expected: 0, difference: 4 });
    expect(await availableOf(tireId)).toBe(4);
  });

  it('is booked once when two people count at the same time', async () => {
    const { tireId, itemNumber } = await aTire(app.db, { stock: { PEO: 20 } });
    const counts = await Promise.all(
      ['omar', 'kim', 'omar', 'kim'].map((who) => count(itemNumber, 16, {}, who)),
    );
    expect(counts.map(({ difference }) => difference).sort((a, b) => a - b)).toEqual([-4, 0, 0, 0]);
    expect(await availableOf(tireId)).toBe(16);
  });
});
