import { randomUUID } from 'node:crypto';

import {
  changeShopBays,
  getAdminOrder,
  getOrderAppointments,
  listCrowdedSlots,
  moveAppointment,
} from '@simpletread/contract';

import { CartsModule } from '../../carts.module.js';
import { aPlacedOrder, aShop } from '../../../../test/builders/index.js';
import { AS_ALEX, type ShopApp, startShopApp } from '../../../../test/index.js';

const ALEX = { headers: AS_ALEX };

describe('a shop that takes fewer cars at once', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
  });
  afterAll(() => app.close());

  const crowded = async (id: string) =>
    (await app.client.call(listCrowdedSlots, { params: { id } }, ALEX)).slots;

  it('lists the times that are too full from then on, until staff have moved enough of them', async () => {
    const { code: shopCode, shopId } = await aShop(app.db, { bays: 2 });
    const first = await aPlacedOrder(app, { shopCode });
    const second = await aPlacedOrder(app, { shopCode });
    expect(second.cart.appointment).toEqual(first.cart.appointment);
    expect(await crowded(shopId)).toEqual([]);

    const shop = await app.db.one<{ version: number }>('SELECT version FROM installers.shop WHERE id = $1', [
      shopId,
    ]);
    await app.client.call(
      changeShopBays,
      { params: { id: shopId }, body: { version: shop?.version ?? 0, bays: 1, reason: 'A lift broke' } },
      { ...ALEX, idempotencyKey: randomUUID() },
    );
    const [slot, ...others] = await crowded(shopId);
    expect(others).toEqual([]);
    expect(slot?.appointment).toEqual(first.cart.appointment);
    expect(slot?.orders).toEqual([
      { id: second.orderId, orderNumber: second.orderNumber },
      { id: first.orderId, orderNumber: first.orderNumber },
    ]);
    // Nothing is cancelled or moved automatically.
    const kept = await app.client.call(getAdminOrder, { params: { id: second.orderId } }, ALEX);
    expect(kept).toMatchObject({ state: 'placed', appointment: first.cart.appointment });

    const { days } = await app.client.call(getOrderAppointments, { params: { id: second.orderId } }, ALEX);
    const free = days
      .flatMap(({ date, waits }) => waits.map((wait) => ({ date, ...wait })))
      .find(
        ({ date, startTime }) =>
          `${date}${startTime}` !== `${slot?.appointment.date}${slot?.appointment.startTime}`,
      );
    if (free === undefined) throw new Error('there is no other time');
    const { date, amOrPm, startTime } = free;
    await app.client.call(
      moveAppointment,
      {
        params: { id: second.orderId },
        body: {
          orderVersion: 1,
          appointment: { date, amOrPm, startTime, isDropOff: false },
          reason: 'Fewer bays',
        },
      },
      { ...ALEX, idempotencyKey: randomUUID() },
    );
    expect(await crowded(shopId)).toEqual([]);
  });
});
