import { getOrderAppointments } from '@simpletread/contract';

import { CartsModule } from '../../carts/carts.module.js';
import { aDeliveredOrder, aPlacedOrder, aShop } from '../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { AppointmentBookings } from '../../installers/index.js';
import { returnCalls } from './testing/return-calls.js';

describe('an order whose tires are returned', () => {
  let app: ShopApp;
  let calls: ReturnType<typeof returnCalls>;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' } });
    calls = returnCalls(app);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  it('gives back the coming appointment with the last tire, and keeps it until then', async () => {
    const { code: shopCode } = await aShop(app.db, { bays: 1 });
    const { orderId, orderNumber } = await aDeliveredOrder(app, { shopCode });
    const bookings = app.get(AppointmentBookings);
    const receive = async (quantity: number) => {
      const [own] = (await calls.request(orderNumber, [quantity])).returns;
      const returnId = await calls.idOf(own?.returnNumber ?? '');
      await calls.approve(returnId);
      await calls.receive(returnId, (lineIds) =>
        lineIds.map((lineId) => ({ lineId, condition: 'as-new', quantity })),
      );
    };
    await receive(3);
    const kept = await bookings.ofOrder(orderId);
    expect(kept).not.toBeNull();
    await receive(1);
    expect(await bookings.ofOrder(orderId)).toBeNull();
    const movable = { params: { id: orderId } };
    await expect(
      app.client.call(getOrderAppointments, movable, { headers: { authorization: 'Bearer robin' } }),
    ).rejects.toMatchObject({ code: 'order.transitionRefused' });
    const { appointment } = (await aPlacedOrder(app, { shopCode })).cart;
    expect(appointment).toMatchObject({ date: kept?.date, startTime: kept?.startTime });
    await eventually(async () => {
      const [mail] = await app.db.query<{ text: string }>(
        "SELECT body_text AS text FROM platform.message WHERE order_id = $1 AND template = 'installation-off'",
        [orderId],
      );
      expect(mail?.text).toContain('returned the tires for installation at');
    });
  });
});
