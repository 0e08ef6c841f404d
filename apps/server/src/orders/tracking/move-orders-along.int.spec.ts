import { randomUUID } from 'node:crypto';

import { cancelOrder, getAdminOrder, trackOrder } from '@simpletread/contract';

import { CartsModule } from '../../carts/carts.module.js';
import { ageOrder, aPlacedOrder } from '../../../test/builders/index.js';
import { eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { MoveOrdersAlong } from './move-orders-along.js';
import { Carrier } from './carrier.js';

const ROBIN = { headers: { authorization: 'Bearer robin' } };

describe('an order on its way', () => {
  let app: ShopApp;
  type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;

  const age = ({ orderId }: Placed, interval: string) => ageOrder(app.db, orderId, interval);
  const run = () => app.get(MoveOrdersAlong).run();
  const steps = async ({ orderNumber }: Placed) => {
    const order = await app.client.call(trackOrder, { body: { orderNumber, zip: '19147' } });
    return order.steps.map(({ name, state }) => `${name}: ${state}`);
  };
  const stateOf = async ({ orderId }: Placed) =>
    (await app.db.one<{ state: string }>('SELECT state FROM orders."order" WHERE id = $1', [orderId]))?.state;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { RUN_WORKERS: '0' } });
  });
  afterAll(() => app.close());

  it('goes from processed to pending pickup, in transit and delivered, or is cancelled [R4.09]', async () => {
    const placed = await aPlacedOrder(app);
    expect(await steps(placed)).toEqual([
      'Order Processed: current',
      'Pending Carrier Pickup: todo',
      'In Transit: todo',
      'Delivered: todo',
    ]);
    await age(placed, '46 minutes');
    await run();
    expect(await steps(placed)).toEqual([
      'Order Processed: done',
      'Pending Carrier Pickup: current',
      'In Transit: todo',
      'Delivered: todo',
    ]);
    const onItsWay = { pickedUpAt: new Date(), deliveredAt: null };
    const track = jest.spyOn(app.get(Carrier), 'track').mockResolvedValue(onItsWay);
    await age(placed, '1 hour');
    await run();
    track.mockRestore();
    expect(await steps(placed)).toEqual([
      'Order Processed: done',
      'Pending Carrier Pickup: done',
      'In Transit: current',
      'Delivered: todo',
    ]);
    await age(placed, '21 days');
    await run();
    await eventually(async () =>
      expect(await steps(placed)).toEqual([
        'Order Processed: done',
        'Pending Carrier Pickup: done',
        'In Transit: done',
        'Delivered: done',
      ]),
    );
    const order = await app.client.call(getAdminOrder, { params: { id: placed.orderId } }, ROBIN);
    expect(order.timeline.map(({ title }) => title).sort()).toEqual([
      'Delivered',
      'Handed to the carrier',
      'Order placed',
      'With the warehouse',
    ]);
    expect(order).toMatchObject({ carrier: 'FedEx', trackingNumber: expect.stringMatching(/^\d{12}$/) });
    expect(order.actions.find(({ id }) => id === 'cancel')?.reason).toMatch(/^The 30 minutes ended at/);
    const dropped = await aPlacedOrder(app);
    const body = {
      orderVersion: 1,
      reason: 'Wrong size',
      expectedRefundInCents: dropped.cart.pricing.totalInCents,
    };
    const call = { params: { id: dropped.orderId }, body };
    await app.client.call(cancelOrder, call, { ...ROBIN, idempotencyKey: randomUUID() });
    expect(await steps(dropped)).toEqual(['Order Processed: done', 'Cancelled: cancelled']);
  });

  it('stays where it is until the tires are pulled, 15 minutes after the window for cancelling [R9.15 pulling]', async () => {
    const placed = await aPlacedOrder(app);
    await age(placed, '44 minutes');
    await run();
    expect(await stateOf(placed)).toBe('placed');
  });

  it('is looked up with growing pauses, and not in every run', async () => {
    const placed = await aPlacedOrder(app);
    await age(placed, '46 minutes');
    const track = jest.spyOn(app.get(Carrier), 'track');
    const asked = () => track.mock.calls.filter(([{ orderId }]) => orderId === placed.orderId).length;
    await run();
    await run();
    expect(asked()).toBe(1);
    await age(placed, '1 minute');
    await run();
    await age(placed, '1 minute');
    await run();
    expect(asked()).toBe(2);
    await age(placed, '1 minute');
    await run();
    expect(asked()).toBe(3);
    track.mockRestore();
  });

  it('is left alone while another worker has it', async () => {
    const placed = await aPlacedOrder(app);
    await age(placed, '1 hour');
    await app.get(UnitOfWork).run(async (tx) => {
      await tx.execute('SELECT FROM orders."order" WHERE id = $1 FOR UPDATE', [placed.orderId]);
      await run();
      return { ok: true, value: null };
    });
    expect(await stateOf(placed)).toBe('placed');
    await run();
    expect(await stateOf(placed)).toBe('pendingPickup');
  });
});
