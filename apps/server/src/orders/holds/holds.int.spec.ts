import { randomUUID } from 'node:crypto';

import {
  cancelOrder,
  getAdminOrder,
  getOrderAppointments,
  holdOrder,
  listOrders,
  previewCancellation,
  releaseOrder,
  trackOrder,
} from '@simpletread/contract';

import { aCounter, aPlacedOrder, aShop, aTire, aWarehouse } from '../../../test/builders/index.js';
import { type ShopApp, startShopApp } from '../../../test/index.js';
import { CartsModule } from '../../carts/index.js';
import { EstimateDelivery } from '../order/index.js';
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
  const release = (id: string) =>
    app.client.call(
      releaseOrder,
      { params: { id }, body: {} },
      { ...as('marcus'), idempotencyKey: randomUUID() },
    );
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

  it('moves its delivery day on release if the tires can’t arrive by then any more', async () => {
    const id = await aReadyOrder();
    await hold(id);
    await app.db.execute(`UPDATE orders."order" SET estimated_delivery_on = '2020-01-02' WHERE id = $1`, [
      id,
    ]);
    const { estimatedDeliveryOn } = await release(id);
    expect((estimatedDeliveryOn ?? '') > '2020-01-02').toBe(true);
  });

  it('is promised anew to its shop, offers times from that day, and isn’t released past the appointment there', async () => {
    const { code: shopCode } = await aShop(app.db);
    const { orderId: id } = await aPlacedOrder(app, { shopCode });
    const { estimatedDeliveryOn: placed } = await hold(id);
    await app.db.execute(
      `UPDATE orders."order" SET estimated_delivery_on = '2020-01-02', zip = '99999' WHERE id = $1`,
      [id],
    );
    const late = jest.spyOn(app.get(EstimateDelivery), 'run').mockResolvedValueOnce('2099-01-01');
    expect(await release(id).catch(codeOf)).toBe('hold.appointmentFirst');
    late.mockRestore();
    const times = await app.client.call(getOrderAppointments, { params: { id } }, as('robin'));
    const { estimatedDeliveryOn: onRelease } = await release(id);
    expect(times.tires).toMatchObject({ basis: 'held', on: onRelease });
    expect(times.firstDate > (onRelease ?? '')).toBe(true);
    expect((onRelease ?? '') >= (placed ?? '-')).toBe(true);
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
