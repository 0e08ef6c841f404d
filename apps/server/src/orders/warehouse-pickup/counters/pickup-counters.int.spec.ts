import {
  changePickupCounter,
  findWarehousePickups,
  getAdminOrder,
  getHistory,
  getPickupCounter,
  listPickupCounters,
  pausePickupCounter,
  previewPickupCounter,
  trackOrder,
} from '@simpletread/contract';
import { ok, zoneMoment } from '@simpletread/domain';

import { CartsModule } from '../../../carts/carts.module.js';
import {
  aCounter,
  anOpenCart,
  aPlacedOrder,
  aStateTax,
  aTire,
  aWarehouse,
  aZip,
} from '../../../../test/builders/index.js';
import { eventually, type ShopApp, startShopApp } from '../../../../test/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { Outbox } from '../../../platform/outbox/index.js';
import { PICKUP_MOVED } from '../../order/index.js';
import { as, by, codeOf, messagesOf } from '../testing/at-the-counter.js';

const ID = 'WH-CAM';

describe('a pickup counter', () => {
  let app: ShopApp;
  let tireId: string;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
    await aStateTax(app.db, { state: 'NJ', name: 'New Jersey', salesTaxRatePpm: 66_250 });
    await aZip(app.db, { zip: '08102', city: 'Camden', state: 'NJ', lat: 39.95, lng: -75.12 });
    await aWarehouse(app.db, {
      code: 'CAM',
      city: 'Camden',
      state: 'NJ',
      zip: '08102',
      lat: 39.95,
      lng: -75.12,
    });
    await aCounter(app.db, { warehouseCode: 'CAM' });
    ({ tireId } = await aTire(app.db, { stock: { CAM: 20 } }));
  });
  afterAll(() => app.close());

  const read = (who = 'robin') => app.client.call(getPickupCounter, { params: { id: ID } }, as(who));
  const bodyOf = async (changed: object = {}) => {
    const { name, address1, directions, phone, hours, closedDays, version } = await read();
    return { name, address1, directions, phone, hours, closedDays, version, ...changed };
  };
  const change = async (changed: object, who = 'marcus') =>
    app.client.call(changePickupCounter, { params: { id: ID }, body: await bodyOf(changed) }, by(who));
  const pause = async (isPaused: boolean, version?: number) =>
    app.client.call(
      pausePickupCounter,
      { params: { id: ID }, body: { version: version ?? (await read()).version, isPaused } },
      by('marcus'),
    );
  const track = ({ orderNumber }: { readonly orderNumber: string }) =>
    app.client.call(trackOrder, { body: { orderNumber, zip: '19147' } });

  it('shows its change to open orders at once, and moves the times that it can’t keep', async () => {
    const placed = await aPlacedOrder(app, { tireId, counterCode: ID });
    const before = (await track(placed)).pickupReadyBy ?? '';
    const { isoDay } = zoneMoment(new Date(before), 'America/New_York');
    const changed = { closedDays: [isoDay], directions: 'Door 4', phone: '8565550142' };
    const body = await bodyOf(changed);
    const preview = await app.client.call(previewPickupCounter, { params: { id: ID }, body }, by('marcus'));
    expect(preview).toMatchObject({ openPickups: 1, moved: [{ orderId: placed.orderId, from: before }] });
    expect((await track(placed)).pickupReadyBy).toBe(before);
    expect(await change(changed)).toMatchObject({
      closedDays: [isoDay],
      toPrepare: 1,
      openPickups: [{ orderId: placed.orderId, readyBy: preview.moved[0]?.to }],
    });
    expect(await track(placed)).toMatchObject({
      pickupReadyBy: preview.moved[0]?.to,
      pickupPoint: { phone: '8565550142', directions: 'Door 4', closedDays: [isoDay] },
    });
    await eventually(async () =>
      expect(await messagesOf(app.db, placed.orderId, 'pickup-moved')).toHaveLength(2),
    );
    const seen = await app.client.call(getAdminOrder, { params: { id: placed.orderId } }, as('robin'));
    expect(seen.timeline.map(({ title }) => title)).toContain('Pickup time moved');
    const history = { params: { type: 'pickupCounter', id: ID }, query: {} };
    expect((await app.client.call(getHistory, history, as('marcus'))).changes[0]).toMatchObject({
      actorName: 'Marcus Oyelaran',
    });
    const ofOrder = { params: { type: 'order', id: ID }, query: {} };
    expect(await codeOf(app.client.call(getHistory, ofOrder, as('marcus')))).toBe('record.missing');
    // Orders that are placed from now on have its words, whatever their checkout showed.
    const next = await aPlacedOrder(app, { tireId, counterCode: ID });
    expect(await track(next)).toMatchObject({ pickupPoint: { directions: 'Door 4' } });
  });

  it('is told once of two quick changes: an earlier time is left to the message of the later one', async () => {
    const placed = await aPlacedOrder(app, { tireId, counterCode: ID });
    const { orderId } = placed;
    const { pickupReadyBy: readyBy } = await track(placed);
    const moved = (payload: object) => ({ type: PICKUP_MOVED, aggregateId: orderId, payload });
    await app.get(UnitOfWork).run(async (tx) => {
      await app.get(Outbox).record(tx, moved({ orderId, readyBy: '2026-11-20T14:00:00.000Z' }));
      await app.get(Outbox).record(tx, moved({ orderId, readyBy }));
      return ok(null);
    });
    await eventually(async () =>
      expect(
        await app.db.query(
          `SELECT c.event_id FROM platform.consumed_event c JOIN platform.outbox_event e ON e.id = c.event_id
           WHERE c.consumer = 'orders.pickup-moves' AND e.aggregate_id = $1`,
          [orderId],
        ),
      ).toHaveLength(2),
    );
    expect(await messagesOf(app.db, orderId, 'pickup-moved')).toHaveLength(2);
  });

  it('takes no new orders while it is paused, and keeps its open ones', async () => {
    const { headers } = await anOpenCart(app, { lines: [{ tireId, quantity: 4 }] });
    const offered = async () =>
      (await app.client.call(findWarehousePickups, { query: { zip: '19147' } }, { headers })).warehouses;
    expect(await offered()).toHaveLength(1);
    const { version, openPickups } = await read();
    expect(await pause(true)).toMatchObject({ isPaused: true, openPickups });
    expect(await offered()).toEqual([]);
    const paused = { query: { filter: JSON.stringify({ isPaused: true }) } } as never;
    expect((await app.client.call(listPickupCounters, paused, as('omar'))).map(({ id }) => id)).toEqual([ID]);
    expect(await codeOf(pause(false, version))).toBe('record.stale');
    expect(await pause(false)).toMatchObject({ isPaused: false });
    expect(await offered()).toHaveLength(1);
  });

  it('is changed on the version that was seen, never closed for weeks, and by few', async () => {
    expect(await codeOf(change({ version: 99 }))).toBe('record.stale');
    const never = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };
    expect(await codeOf(change({ hours: never }))).toBe('counter.closedTooLong');
    expect(await codeOf(change({}, 'robin'))).toBe('access.refused');
    expect(await read('omar')).toMatchObject({ id: ID });
    const backwards = { hours: { ...never, mon: { open: '18:00', close: '08:00' } } };
    expect(await codeOf(change(backwards))).toBe('request.invalid');
    const { hours } = await read();
    const tooShort = { hours: { ...hours, mon: { open: '17:50', close: '18:00' } } };
    expect(await codeOf(change(tooShort))).toBe('request.invalid');
    expect(await codeOf(change({ closedDays: ['9999-12-31'] }))).toBe('counter.dayTooFar');
  });
});
