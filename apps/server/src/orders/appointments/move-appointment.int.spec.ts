import { randomUUID } from 'node:crypto';

import { getAdminOrder, getOrderAppointments, moveAppointment, trackOrder } from '@simpletread/contract';
import { dayAfter, zoneMoment } from '@simpletread/domain';

import { CartsModule } from '../../carts/carts.module.js';
import { aPlacedOrder, aShop, cancelPlaced } from '../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { APPOINTMENT_MOVED } from '../order/orders.events.js';

const ROBIN = { authorization: 'Bearer robin' };

describe('the appointment of an order', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const slots = async (id: string) => {
    const { days } = await app.client.call(getOrderAppointments, { params: { id } }, { headers: ROBIN });
    return days.flatMap(({ date, waits }) => waits.map((wait) => ({ date, isDropOff: false, ...wait })));
  };
  const move = async (
    id: string,
    at: number,
    { orderVersion = 1, key = randomUUID() }: { orderVersion?: number; key?: string } = {},
  ) => {
    const slot = (await slots(id))[at];
    if (slot === undefined) throw new Error('there is no such slot');
    const { isFree: _, ...appointment } = slot;
    return app.client.call(
      moveAppointment,
      { params: { id }, body: { orderVersion, appointment, reason: 'The buyer called' } },
      { headers: ROBIN, idempotencyKey: key },
    );
  };

  it('moves to another slot, and the old one is free for the next order', async () => {
    const { code: shopCode } = await aShop(app.db, { bays: 1 });
    const { orderId } = await aPlacedOrder(app, { shopCode });
    const moved = await move(orderId, 2);
    const [first, , third] = await slots(orderId);
    expect(moved.appointment).toMatchObject({ date: third?.date, startTime: third?.startTime });
    expect(moved.version).toBe(2);
    expect(moved.timeline.map(({ title }) => title)).toContain('Appointment moved');
    const next = await aPlacedOrder(app, { shopCode });
    expect(next.cart.appointment).toMatchObject({ date: first?.date, startTime: first?.startTime });
  });

  it('is moved and announced to the buyer and the shop once, however often the same request comes', async () => {
    const { code: shopCode } = await aShop(app.db);
    const { orderId } = await aPlacedOrder(app, { shopCode });
    const key = randomUUID();
    expect((await move(orderId, 1, { key })).version).toBe(2);
    // The first answer and its idempotency record were lost. The order itself knows the request.
    await app.db.execute('DELETE FROM platform.idempotency_key WHERE key = $1', [key]);
    expect((await move(orderId, 1, { key })).version).toBe(2);
    await eventually(async () => {
      const sent = await app.db.query<{ template: string }>(
        "SELECT template FROM platform.message WHERE order_id = $1 AND template LIKE '%-moved' ORDER BY template",
        [orderId],
      );
      expect(sent.map(({ template }) => template)).toEqual(['appointment-moved', 'installation-moved']);
    });
    const audit = await app.db.query(
      "SELECT 1 FROM platform.audit_row WHERE subject_id = $1 AND action = 'order.move-appointment'",
      [orderId],
    );
    expect(audit).toHaveLength(1);
  });

  it('stays where it is when the wanted slot is taken, or the order is not the one that was seen', async () => {
    const { code: shopCode } = await aShop(app.db, { bays: 1 });
    const { orderId, cart } = await aPlacedOrder(app, { shopCode });
    await aPlacedOrder(app, { shopCode });
    await expect(move(orderId, 1)).rejects.toMatchObject({ code: 'appointment.taken' });
    await expect(move(orderId, 2, { orderVersion: 7 })).rejects.toMatchObject({ code: 'record.stale' });
    const order = await app.client.call(getAdminOrder, { params: { id: orderId } }, { headers: ROBIN });
    expect(order.appointment).toEqual(cart.appointment);
    expect(order.actions.find(({ id }) => id === 'reschedule')).toMatchObject({ isAllowed: true });
  });

  it('is not moved to its current time, and no message is sent', async () => {
    const { code: shopCode } = await aShop(app.db);
    const { orderId } = await aPlacedOrder(app, { shopCode });
    await expect(move(orderId, 0)).rejects.toMatchObject({ code: 'appointment.unchanged', statusCode: 409 });
    const changed = await app.db.query(
      'SELECT 1 FROM platform.outbox_event WHERE aggregate_id = $1 AND type = $2',
      [orderId, APPOINTMENT_MOVED],
    );
    expect(changed).toEqual([]);
    await move(orderId, 1);
  });

  it('depends on the tires of the order: never before they can be there, unless they have arrived', async () => {
    const { code: shopCode } = await aShop(app.db);
    const { orderId } = await aPlacedOrder(app, { shopCode });
    const shown = () =>
      app.client.call(getOrderAppointments, { params: { id: orderId } }, { headers: ROBIN });
    const promised = await shown();
    const order = await app.client.call(getAdminOrder, { params: { id: orderId } }, { headers: ROBIN });
    expect(promised.tires).toEqual({
      basis: 'promised',
      on: order.estimatedDeliveryOn,
      promisedOn: order.estimatedDeliveryOn,
    });
    expect(promised.firstDate > (promised.tires.on ?? '')).toBe(true);
    await app.db.execute('UPDATE orders."order" SET estimated_delivery_on = current_date - 7 WHERE id = $1', [
      orderId,
    ]);
    const late = await shown();
    const tomorrow = dayAfter(zoneMoment(new Date(), late.timeZone).isoDay, 1);
    expect(late.tires.basis).toBe('late');
    expect(late.firstDate > (late.tires.on ?? '')).toBe(true);
    expect((late.days[0]?.date ?? '') > tomorrow).toBe(true);
  });

  it('is known to its buyer’s calendar when it is moved, and once it was cancelled', async () => {
    const { code: shopCode } = await aShop(app.db);
    const placed = await aPlacedOrder(app, { shopCode });
    const { orderId, orderNumber, shipTo } = placed;
    const tracked = () => app.client.call(trackOrder, { body: { orderNumber, zip: shipTo.zip } });
    const before = await tracked();
    expect(before).toMatchObject({ cancelledAppointment: null });
    await move(orderId, 1);
    const moved = await tracked();
    expect(moved.version).toBeGreaterThan(before.version);
    expect(moved.appointment).not.toEqual(before.appointment);
    await cancelPlaced(app, placed, { orderVersion: moved.version });
    const off = await tracked();
    expect(off).toMatchObject({ appointment: null, cancelledAppointment: moved.appointment });
    expect(off.version).toBeGreaterThan(moved.version);
  });

  it('cannot be moved once the order is cancelled, or where no shop mounts it', async () => {
    const { code: shopCode } = await aShop(app.db);
    const cancelled = await aPlacedOrder(app, { shopCode });
    const order = await cancelPlaced(app, cancelled);
    expect(order.actions.find(({ id }) => id === 'reschedule')).toMatchObject({ isAllowed: false });
    await expect(slots(cancelled.orderId)).rejects.toMatchObject({ code: 'order.transitionRefused' });
    const home = await aPlacedOrder(app);
    await expect(slots(home.orderId)).rejects.toMatchObject({ code: 'order.transitionRefused' });
  });
});
