import { randomUUID } from 'node:crypto';

import {
  cancelOrder,
  getAdminOrder,
  getOrderAppointments,
  holdOrder,
  listOrders,
  previewCancellation,
  previewOrderSteps,
  previewRelease,
  releaseOrder,
  trackOrder,
} from '@simpletread/contract';
import type { PromiseOnRelease } from '@simpletread/domain';

import { aCounter, aPlacedOrder, aShop, aTire, aWarehouse } from '../../../test/builders/index.js';
import { type ShopApp, startShopApp } from '../../../test/index.js';
import { CartsModule } from '../../carts/index.js';
import { ShipmentRepository } from '../tracking/shipment.repository.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });
const codeOf = (error: unknown) => (error as { code?: string }).code;

describe('a held order', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
  });
  afterAll(() => app.close());

  const aReadyOrder = async () => {
    const { orderId: id } = await aPlacedOrder(app);
    await app.db.execute(
      `UPDATE orders."order" SET placed_at = now() - interval '1 hour', cancel_closes_at = now() - interval '30 minutes' WHERE id = $1`,
      [id],
    );
    return id;
  };
  const hold = (id: string, who = 'robin', idempotencyKey: string = randomUUID()) =>
    app.client.call(
      holdOrder,
      { params: { id }, body: { reason: 'Address looks wrong' } },
      { ...as(who), idempotencyKey },
    );
  const previewed = (id: string) => app.client.call(previewRelease, { params: { id } }, as('marcus'));
  const release = (id: string, seen?: PromiseOnRelease) =>
    app.client.call(
      releaseOrder,
      { params: { id }, body: seen === undefined ? {} : { seen } },
      { ...as('marcus'), idempotencyKey: randomUUID() },
    );
  const promise = (id: string, day: string) =>
    app.db.execute('UPDATE orders."order" SET estimated_delivery_on = $2 WHERE id = $1', [id, day]);
  const isReady = async (id: string) => (await app.get(ShipmentRepository).packed(app.db, id)) !== null;

  it('isn’t shipped until it is released, and keeps who held it and why', async () => {
    const id = await aReadyOrder();
    expect(await isReady(id)).toBe(true);
    const held = await hold(id);
    expect(held).toMatchObject({
      isOnHold: true,
      hold: { by: 'Robin Castillo', reason: 'Address looks wrong' },
    });
    expect(await isReady(id)).toBe(false);
    expect(
      (await app.get(ShipmentRepository).ready(app.db, 100)).map(({ orderId }) => orderId),
    ).not.toContain(id);
    const query = { filter: JSON.stringify({ isOnHold: true, id: [id] }) };
    expect(await app.client.call(listOrders, { query }, as('robin'))).toMatchObject([{ isOnHold: true }]);
    expect(await release(id)).toMatchObject({ isOnHold: false, hold: null });
    expect(await isReady(id)).toBe(true);
    const shown = await app.client.call(getAdminOrder, { params: { id } }, as('robin'));
    expect(shown.timeline.map(({ title }) => title).slice(0, 2)).toEqual([
      'Released from hold',
      'Put on hold',
    ]);
  });

  it('keeps its delivery day on release while the tires can arrive by then', async () => {
    const id = await aReadyOrder();
    const { estimatedDeliveryOn: promised } = await hold(id);
    expect(await previewed(id)).toMatchObject({ promise: { outcome: 'kept' }, delay: null });
    expect(await release(id)).toMatchObject({ estimatedDeliveryOn: promised, delays: [] });
  });

  it('never moves its delivery day on release: the buyer is asked, as the preview of one or many orders says', async () => {
    const id = await aReadyOrder();
    await hold(id);
    await promise(id, '2020-01-02');
    const { promise: seen, delay } = await previewed(id);
    expect({ seen, delay }).toMatchObject({ seen: { outcome: 'asks' }, delay: { silence: 'cancels' } });
    const steps = [{ kind: 'release' as const }];
    const [bulk] = await app.client.call(previewOrderSteps, { body: { orderIds: [id], steps } }, as('robin'));
    expect(bulk?.steps[0]?.effect).toMatch(
      /^Released from hold. The tires can’t arrive by .* is asked right away/,
    );
    const other = { outcome: 'kept', revisedOn: null } as const;
    expect(await release(id, other).catch(codeOf)).toBe('record.stale');
    expect(await release(id, seen)).toMatchObject({
      isOnHold: false,
      estimatedDeliveryOn: '2020-01-02',
      delays: [{ state: 'asked', revisedOn: seen.revisedOn, askedBy: 'Marcus Oyelaran' }],
    });
    const mails = `SELECT 1 FROM platform.message WHERE order_id = $1 AND template = 'order-delayed' AND channel = 'email'`;
    expect(await app.db.query(mails, [id])).toHaveLength(1);
  });

  it('asks without a day if a count missed its tires: none can be promised', async () => {
    const id = await aReadyOrder();
    await hold(id);
    await promise(id, '2020-01-02');
    await app.db.execute(
      `INSERT INTO orders.delay (id, order_id, is_further, reason, promised_on, found_at, ask_by, state)
       VALUES ($1, $2, false, 'outOfStock', '2020-01-02', now(), now() + interval '1 day', 'found')`,
      [randomUUID(), id],
    );
    expect((await previewed(id)).promise).toEqual({ outcome: 'asks', revisedOn: null });
    expect((await release(id)).delays).toMatchObject([
      { state: 'asked', reason: 'outOfStock', revisedOn: null, silence: 'cancels' },
    ]);
  });

  it('leaves an open question to its buyer, and asks again if its day can’t be kept either', async () => {
    const id = await aReadyOrder();
    await hold(id);
    await promise(id, '2020-01-02');
    await release(id);
    await hold(id);
    expect((await previewed(id)).promise).toEqual({ outcome: 'waits', revisedOn: null });
    expect((await release(id)).delays).toMatchObject([{ state: 'asked' }]);
    await hold(id);
    await app.db.execute(`UPDATE orders.delay SET revised_on = '2020-01-03' WHERE order_id = $1`, [id]);
    const { delays } = await release(id);
    expect(delays).toMatchObject([{ state: 'asked', isFurther: true }, { state: 'replaced' }]);
  });

  it('offers times at its shop from the day that its buyer will be asked about', async () => {
    const { code: shopCode } = await aShop(app.db);
    const { orderId: id } = await aPlacedOrder(app, { shopCode });
    await hold(id);
    await promise(id, '2020-01-02');
    const times = () => app.client.call(getOrderAppointments, { params: { id } }, as('robin'));
    const { revisedOn } = (await previewed(id)).promise;
    const held = await times();
    expect(held.tires).toMatchObject({ basis: 'held', on: revisedOn });
    expect(held.firstDate > (revisedOn ?? '')).toBe(true);
    await release(id);
    expect((await times()).tires).toMatchObject({ basis: 'asked', on: revisedOn });
  });

  it('for pickup at a warehouse shows no time while it is held, and a later one on release', async () => {
    const city = { city: 'Philadelphia', state: 'PA', zip: '19147', lat: 39.93, lng: -75.15 };
    await aWarehouse(app.db, { code: 'PHL', ...city });
    await aCounter(app.db, { warehouseCode: 'PHL' });
    const { tireId } = await aTire(app.db, { stock: { PHL: 8 } });
    const { orderId: id, orderNumber } = await aPlacedOrder(app, { tireId, counterCode: 'WH-PHL' });
    const shown = () => app.client.call(trackOrder, { body: { orderNumber, zip: '19147' } });
    const before = (await shown()).pickupReadyBy ?? '';
    expect(before).not.toBe('');
    await hold(id);
    expect((await shown()).pickupReadyBy).toBeNull();
    await app.db.execute(
      `UPDATE orders."order" SET pickup_ready_by = placed_at + interval '1 second' WHERE id = $1`,
      [id],
    );
    await release(id);
    expect(((await shown()).pickupReadyBy ?? '') >= before).toBe(true);
  });

  it('is held once for each request, and is refused a second hold and a second release', async () => {
    const id = await aReadyOrder();
    const key = randomUUID();
    await hold(id, 'robin', key);
    expect(await hold(id, 'robin', key)).toMatchObject({ isOnHold: true });
    expect(await hold(id, 'marcus').catch(codeOf)).toBe('hold.held');
    await release(id);
    expect(await release(id).catch(codeOf)).toBe('hold.notHeld');
  });

  it('is cancelled like any other, which ends the hold', async () => {
    const { orderId: id } = await aPlacedOrder(app);
    await hold(id);
    await app.db.execute(
      `UPDATE orders."order" SET state = 'cancelled', cancelled_at = now(), held_at = NULL, held_by = NULL, hold_reason = NULL WHERE id = $1`,
      [id],
    );
    expect(await hold(id).catch(codeOf)).toBe('order.alreadyCancelled');
  });

  it('is cancelled by staff after the buyer’s 30 minutes, which one that isn’t held is not', async () => {
    const { orderId: id, cart } = await aPlacedOrder(app);
    await app.db.execute(
      `UPDATE orders."order" SET placed_at = now() - interval '2 days', cancel_closes_at = now() - interval '47 hours' WHERE id = $1`,
      [id],
    );
    const preview = () => app.client.call(previewCancellation, { params: { id } }, as('robin'));
    expect(await preview().catch(codeOf)).toBe('order.cancelWindowClosed');
    await hold(id);
    const { closesAt, orderVersion, refundInCents } = await preview();
    expect({ closesAt, refundInCents }).toEqual({
      closesAt: null,
      refundInCents: cart.pricing.totalInCents,
    });
    const body = { orderVersion, reason: 'Looks like fraud', expectedRefundInCents: refundInCents };
    const cancelled = await app.client.call(
      cancelOrder,
      { params: { id }, body },
      { ...as('robin'), idempotencyKey: randomUUID() },
    );
    expect(cancelled).toMatchObject({ state: 'cancelled', isOnHold: false });
  });

  it('isn’t released while its cancellation waits for a second person', async () => {
    const id = await aReadyOrder();
    await hold(id);
    await app.db.execute('UPDATE orders."order" SET cancel_requested_at = now() WHERE id = $1', [id]);
    expect(await release(id).catch(codeOf)).toBe('approval.pending');
    await app.db.execute('UPDATE orders."order" SET cancel_requested_at = NULL WHERE id = $1', [id]);
  });

  it('can’t move on while it is held, whatever the code does', async () => {
    const id = await aReadyOrder();
    await hold(id);
    await expect(
      app.db.execute(`UPDATE orders."order" SET state = 'pendingPickup' WHERE id = $1`, [id]),
    ).rejects.toThrow('order_hold_whole');
  });

  it.each(['samir', 'sal'])('is refused to %s', async (who) => {
    expect(await hold(await aReadyOrder(), who).catch(codeOf)).toBe('access.refused');
  });
});
