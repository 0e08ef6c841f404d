import { randomUUID } from 'node:crypto';

import {
  changeOrder,
  getAdminOrder,
  getParcelLabel,
  getPick,
  listPicks,
  listWarehouses,
  loadParcel,
  previewOrderChange,
  restartPick,
  scanPickedTire,
} from '@simpletread/contract';

import { CartsModule } from '../../carts/carts.module.js';
import { ageOrder, aPlacedOrder, aTire, aWarehouse } from '../../../test/builders/index.js';
import { brokenInvariants, send, type ShopApp, startShopApp } from '../../../test/index.js';
import { Carrier } from '../tracking/carrier.js';
import { MoveOrdersAlong } from '../tracking/move-orders-along.js';

const OMAR = { headers: { authorization: 'Bearer omar' } };
const ROBIN = { headers: { authorization: 'Bearer robin' } };
const once = (as: typeof OMAR) => ({ ...as, idempotencyKey: randomUUID() });

describe('a part of an order that is left at its warehouse', () => {
  let app: ShopApp;
  type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { RUN_WORKERS: '0' } });
    await aWarehouse(app.db, { code: 'PEO', city: 'Reading', pickedBy: 'people' });
    await aWarehouse(app.db, { code: 'TWO', city: 'Lancaster', pickedBy: 'people' });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const run = () => app.get(MoveOrdersAlong).run();
  const orderOf = ({ orderId }: Placed) =>
    app.db.one('SELECT state, version FROM orders."order" WHERE id = $1', [orderId]);
  /** Four tires, three at most from each of two warehouses. */
  const aSplitOrder = async () => {
    const { tireId, itemNumber } = await aTire(app.db, { stock: { PEO: 3, TWO: 3 } });
    const placed = await aPlacedOrder(app, { tireId });
    await ageOrder(app.db, placed.orderId, '1 hour');
    await run();
    return { ...placed, item: String(itemNumber) };
  };
  const at = ({ orderNumber }: Placed, code: string) => ({ params: { code, orderNumber } });
  const pickOf = (placed: Placed, code: string) => app.client.call(getPick, at(placed, code), OMAR);
  const scan = (placed: Placed & { item: string }, code: string) =>
    app.client.call(scanPickedTire, { ...at(placed, code), body: { code: placed.item } }, once(OMAR));
  const pack = async (placed: Placed & { item: string }, code: string) => {
    const { tires, scanned } = await pickOf(placed, code);
    for (let left = tires - scanned; left > 0; left -= 1) await scan(placed, code);
  };
  const rowOf = async ({ orderId }: Placed, code: string) =>
    (await app.client.call(listPicks, { params: { code } }, OMAR)).find((row) => row.orderId === orderId);
  const load = ({ orderNumber }: Placed, code: string) =>
    app.client.call(loadParcel, { params: { code }, body: { code: orderNumber } }, once(OMAR));

  it('stays at the dock when the carrier has picked up the other parcel, and is loaded without moving the order again', async () => {
    const placed = await aSplitOrder();
    await pack(placed, 'PEO');
    await pack(placed, 'TWO');
    await load(placed, 'PEO');
    const pickedUp = [{ kind: 'pickedUp' as const, at: new Date(), place: null }];
    const track = jest.spyOn(app.get(Carrier), 'track').mockResolvedValue(pickedUp);
    await run();
    track.mockRestore();
    const moved = await orderOf(placed);
    expect(moved).toMatchObject({ state: 'inTransit' });
    expect(await rowOf(placed, 'TWO')).toMatchObject({ state: 'packed' });
    expect(await rowOf(placed, 'PEO')).toBeUndefined();
    expect(await app.client.call(listWarehouses, {}, OMAR)).toContainEqual(
      expect.objectContaining({ code: 'TWO', atDock: 1 }),
    );
    const path = getParcelLabel.path.replace('{code}', 'TWO').replace('{orderNumber}', placed.orderNumber);
    expect((await send(`${app.url}${path}`, OMAR)).status).toBe(200);
    expect(await load(placed, 'TWO')).toMatchObject({ state: 'loaded' });
    expect(await rowOf(placed, 'TWO')).toBeUndefined();
    expect(await orderOf(placed)).toEqual(moved);
  });

  it('stays at the desk when all of its scanned tires are removed, until they are put back', async () => {
    const placed = await aSplitOrder();
    for (const code of ['PEO', 'TWO']) await scan(placed, code);
    const params = { id: placed.orderId };
    const order = await app.client.call(getAdminOrder, { params }, ROBIN);
    const lines = order.lines.map(({ id: lineId }) => ({ lineId, quantity: 1, keepsCoverage: true }));
    const change = { kind: 'tires' as const, lines };
    const { previewToken } = await app.client.call(previewOrderChange, { params, body: change }, ROBIN);
    const body = { change, previewToken, reason: 'Needs one' };
    await app.client.call(changeOrder, { params, body }, once(ROBIN));
    await run();
    const isLeft = (await pickOf(placed, 'PEO')).tires === 1;
    const [left, emptied] = isLeft ? (['PEO', 'TWO'] as const) : (['TWO', 'PEO'] as const);
    expect(await rowOf(placed, emptied)).toMatchObject({ state: 'picking', tires: 0, scanned: 1 });
    await app.client.call(restartPick, at(placed, left), once(OMAR));
    await pack(placed, left);
    await run();
    expect(await orderOf(placed)).toMatchObject({ state: 'placed' });
    await app.client.call(restartPick, at(placed, emptied), once(OMAR));
    await run();
    expect(await rowOf(placed, emptied)).toBeUndefined();
    expect(await orderOf(placed)).toMatchObject({ state: 'pendingPickup' });
  });
});
