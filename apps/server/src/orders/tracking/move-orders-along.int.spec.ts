import { randomUUID } from 'node:crypto';

import { cancelOrder, getAdminOrder, trackOrder } from '@simpletread/contract';

import { CartsModule } from '../../carts/carts.module.js';
import { ageOrder, aPlacedOrder, aTire } from '../../../test/builders/index.js';
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
    const onItsWay = [{ kind: 'pickedUp' as const, at: new Date(), place: null }];
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
      'Arrived at a FedEx hub',
      'Arrived at a FedEx hub',
      'Delivered',
      'Departed a FedEx hub',
      'Handed to the carrier',
      'Order placed',
      'Out for delivery',
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

  it('shows where it has been, each scan once and newest first, however late and often the carrier reports', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 4 } });
    const placed = await aPlacedOrder(app, { tireId });
    const track = jest.spyOn(app.get(Carrier), 'track').mockResolvedValue([]);
    await age(placed, '46 minutes');
    await run();
    const before = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const hub = { place: 'Memphis, TN' };
    const arrived = { kind: 'arrived' as const, at: before(20), ...hub };
    const departed = { kind: 'departed' as const, at: before(10), ...hub };
    const toCome = { kind: 'delivered' as const, at: before(-60), place: 'Philadelphia, PA' };
    const pickedUp = { kind: 'pickedUp' as const, at: before(30), place: 'Carlisle, PA' };
    for (const scans of [
      [departed, toCome],
      [arrived, departed, arrived],
      [departed, pickedUp, arrived],
    ]) {
      track.mockResolvedValueOnce(scans);
      await age(placed, '2 hours');
      await run();
    }
    expect(track.mock.lastCall?.[0]).toMatchObject({
      origin: 'Carlisle, PA',
      destination: 'Philadelphia, PA',
    });
    track.mockRestore();
    const { orderNumber, orderId } = placed;
    const { events, state } = await app.client.call(trackOrder, { body: { orderNumber, zip: '19147' } });
    expect(state).toBe('inTransit');
    expect(events.map(({ title, place }) => [title, place])).toEqual([
      ['Departed a FedEx hub', 'Memphis, TN'],
      ['Arrived at a FedEx hub', 'Memphis, TN'],
      ['Picked up by FedEx', 'Carlisle, PA'],
      ['Pulled and labeled at the warehouse', null],
      ['Order placed', null],
    ]);
    const { timeline } = await app.client.call(getAdminOrder, { params: { id: orderId } }, ROBIN);
    expect(timeline.map(({ title, detail }) => [title, detail])).toContainEqual([
      'Departed a FedEx hub',
      'Memphis, TN',
    ]);
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
