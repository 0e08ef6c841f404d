import { randomUUID } from 'node:crypto';

import { getParcelLabel, listPicks, loadParcel, restartPick, scanPickedTire } from '@simpletread/contract';

import { CartsModule } from '../../carts/carts.module.js';
import { ageOrder, aPlacedOrder, aTire, aWarehouse } from '../../../test/builders/index.js';
import { brokenInvariants, send, type ShopApp, startShopApp } from '../../../test/index.js';
import { Carrier } from '../tracking/carrier.js';
import { MoveOrdersAlong } from '../tracking/move-orders-along.js';

const OMAR = { headers: { authorization: 'Bearer omar' } };

describe('an order that changes while its parcel is booked', () => {
  let app: ShopApp;
  type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { RUN_WORKERS: '0' } });
    await aWarehouse(app.db, { code: 'PEO', city: 'Reading', pickedBy: 'people' });
    await aWarehouse(app.db, { code: 'BOX', city: 'Lancaster', pickedBy: 'sandbox' });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const run = () => app.get(MoveOrdersAlong).run();
  const stateOf = async ({ orderId }: Placed) =>
    (await app.db.one<{ state: string }>('SELECT state FROM orders."order" WHERE id = $1', [orderId]))?.state;
  const anOrder = async (code: string) => {
    const { tireId, itemNumber } = await aTire(app.db, { stock: { [code]: 8 } });
    const placed = await aPlacedOrder(app, { tireId });
    await ageOrder(app.db, placed.orderId, '1 hour');
    return { ...placed, item: String(itemNumber) };
  };
  const pack = async ({ orderNumber, item }: { orderNumber: string; item: string }) => {
    for (const _ of [1, 2, 3, 4])
      await app.client.call(
        scanPickedTire,
        { params: { code: 'PEO', orderNumber }, body: { code: item } },
        { ...OMAR, idempotencyKey: randomUUID() },
      );
  };
  /** Does something while the carrier books the next parcel. */
  const meanwhile = (act: () => Promise<unknown>) => {
    const carrier = app.get(Carrier);
    const book = carrier.book.bind(carrier);
    return jest.spyOn(carrier, 'book').mockImplementationOnce(async (parcel) => {
      await act();
      return book(parcel);
    });
  };

  it('is not released if people start over meanwhile, and can be packed again', async () => {
    const placed = await anOrder('PEO');
    await run();
    const params = { code: 'PEO', orderNumber: placed.orderNumber };
    const booked = meanwhile(() =>
      app.client.call(restartPick, { params }, { ...OMAR, idempotencyKey: randomUUID() }),
    );
    await pack(placed);
    expect(booked).toHaveBeenCalledTimes(1);
    booked.mockRestore();
    expect(await stateOf(placed)).toBe('placed');
    await pack(placed);
    expect(await stateOf(placed)).toBe('pendingPickup');
  });

  it('is left to people if its warehouse is given to them meanwhile', async () => {
    const placed = await anOrder('BOX');
    const pickedBy = (who: string) =>
      app.db.execute(`UPDATE locations.warehouse SET picked_by = $1 WHERE code = 'BOX'`, [who]);
    const booked = meanwhile(() => pickedBy('people'));
    await run();
    expect(booked).toHaveBeenCalledTimes(1);
    booked.mockRestore();
    expect(await stateOf(placed)).toBe('placed');
    await run();
    expect(await app.client.call(listPicks, { params: { code: 'BOX' } }, OMAR)).toContainEqual(
      expect.objectContaining({ orderId: placed.orderId, state: 'waiting' }),
    );
    await pickedBy('sandbox');
  });

  it('gives its label, with the buyer’s name and address, only until it is on the truck', async () => {
    const placed = await anOrder('PEO');
    await run();
    await pack(placed);
    const path = getParcelLabel.path.replace('{code}', 'PEO').replace('{orderNumber}', placed.orderNumber);
    const status = async () => (await send(`${app.url}${path}`, OMAR)).status;
    expect(await status()).toBe(200);
    const load = { params: { code: 'PEO' }, body: { code: placed.orderNumber } };
    await app.client.call(loadParcel, load, { ...OMAR, idempotencyKey: randomUUID() });
    expect(await status()).toBe(409);
  });
});
