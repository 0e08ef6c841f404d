import { randomUUID } from 'node:crypto';

import {
  cancelOrder,
  changeOrder,
  ContractError,
  getAdminOrder,
  getParcelLabel,
  getPick,
  listPicks,
  listWarehouses,
  loadParcel,
  previewOrderChange,
  restartPick,
  scanPickedTire,
  setPicking,
  trackOrder,
} from '@simpletread/contract';

import { CartsModule } from '../../carts/carts.module.js';
import { ageOrder, aPlacedOrder, aTire, aWarehouse } from '../../../test/builders/index.js';
import { brokenInvariants, send, type ShopApp, startShopApp } from '../../../test/index.js';
import { MoveOrdersAlong } from '../tracking/move-orders-along.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });
const by = (name: string) => ({ ...as(name), idempotencyKey: randomUUID() });
const codeOf = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => 'ok',
    (error: unknown) => (error instanceof ContractError ? error.code : Promise.reject(error as Error)),
  );

describe('the warehouse desk', () => {
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
  const stateOf = async ({ orderId }: Placed) =>
    (await app.db.one<{ state: string }>('SELECT state FROM orders."order" WHERE id = $1', [orderId]))?.state;
  /** Placed an hour ago, with its tires in the named warehouses. */
  const anOrder = async (stock: Record<string, number> = { PEO: 8 }, quantity = 4, age = '1 hour') => {
    const { tireId, itemNumber } = await aTire(app.db, { stock });
    const placed = await aPlacedOrder(app, { tireId, quantity });
    await ageOrder(app.db, placed.orderId, age);
    await run();
    return { ...placed, item: String(itemNumber) };
  };
  const at = (orderNumber: string, code = 'PEO') => ({ params: { code, orderNumber } });
  const scan = (
    orderNumber: string,
    barcode: string,
    { who = 'omar', code = 'PEO', key = randomUUID() as string } = {},
  ) =>
    app.client.call(
      scanPickedTire,
      { ...at(orderNumber, code), body: { code: barcode } },
      { ...as(who), idempotencyKey: key },
    );
  const pack = async (
    { orderNumber, item }: { orderNumber: string; item: string },
    many = 4,
    code = 'PEO',
  ) => {
    for (let left = many; left > 1; left -= 1) await scan(orderNumber, item, { code });
    return scan(orderNumber, item, { code });
  };
  const load = (barcode: string, code = 'PEO') =>
    app.client.call(loadParcel, { params: { code }, body: { code: barcode } }, by('omar'));
  const listed = async (code = 'PEO') => app.client.call(listPicks, { params: { code } }, as('omar'));

  it('keeps an order that people pick until its last tire is scanned, labels it, and hands it over by a scan', async () => {
    const placed = await anOrder();
    await run();
    expect(await stateOf(placed)).toBe('placed');
    expect(await listed()).toContainEqual(
      expect.objectContaining({
        orderId: placed.orderId,
        state: 'waiting',
        tires: 4,
        scanned: 0,
        sizes: ['4 × 225/65R17'],
        splitWith: [],
      }),
    );
    expect(await codeOf(load(placed.orderNumber))).toBe('parcel.notPacked');
    const path = getParcelLabel.path.replace('{code}', 'PEO').replace('{orderNumber}', placed.orderNumber);
    expect((await send(`${app.url}${path}`, as('omar'))).status).toBe(409);

    const first = await scan(placed.orderNumber, placed.item);
    expect(first).toMatchObject({ state: 'picking', scanned: 1, trackingNumber: null });
    const packed = await pack(placed, 3);
    expect(packed).toMatchObject({
      state: 'packed',
      packedBy: 'Omar Reyes',
      carrier: 'FedEx',
      trackingNumber: expect.stringMatching(/^\d{12}$/),
    });
    expect(await stateOf(placed)).toBe('pendingPickup');
    const label = await send(`${app.url}${path}`, as('omar'));
    expect(label.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await label.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const reads = await app.db.query(
      "SELECT actor_name, after FROM platform.audit_row WHERE action = 'parcel.read-label' AND subject_id = $1",
      [placed.orderId],
    );
    expect(reads).toEqual([{ actor_name: 'Omar Reyes', after: { warehouse: 'PEO' } }]);

    expect(await load(packed.trackingNumber ?? '')).toMatchObject({ state: 'loaded' });
    expect(await stateOf(placed)).toBe('inTransit');
    expect(await codeOf(load(placed.orderNumber))).toBe('parcel.alreadyLoaded');
    const { timeline } = await app.client.call(
      getAdminOrder,
      { params: { id: placed.orderId } },
      as('robin'),
    );
    const steps = timeline.map(({ title, actorName }) => [title, actorName]);
    expect(steps).toContainEqual(['With the warehouse', 'Omar Reyes']);
    expect(steps).toContainEqual(['Handed to the carrier', 'Omar Reyes']);
    expect((await listed()).map(({ orderId }) => orderId)).not.toContain(placed.orderId);
  });

  it('refuses a wrong tire, one too many and an unknown barcode, and says what is expected', async () => {
    const placed = await anOrder();
    const other = await aTire(app.db, {});
    const wrong = await scan(placed.orderNumber, String(other.itemNumber)).catch((error: unknown) => error);
    expect(wrong).toMatchObject({
      code: 'pick.wrongTire',
      message: `Wrong tire: item ${other.itemNumber} isn’t part of this order. Still to scan: 4 × ${placed.item}.`,
    });
    expect(await codeOf(scan(placed.orderNumber, 'QR nonsense'))).toBe('pick.unknownCode');
    await pack(placed);
    expect(await codeOf(scan(placed.orderNumber, placed.item))).toBe('pick.packed');
    expect(await codeOf(scan(placed.orderNumber, placed.item, { code: 'TWO' }))).toBe('pick.notHere');
    expect(await codeOf(scan('AAAAA-AAAAA', placed.item))).toBe('order.unknown');
    expect(await codeOf(listed('XXX'))).toBe('warehouse.unknown');
  });

  it('counts no tire twice when two people scan the same order at once, and releases it once', async () => {
    const placed = await anOrder({ PEO: 12 }, 8);
    const tried = await Promise.all(
      Array.from({ length: 12 }, (_, each) =>
        codeOf(scan(placed.orderNumber, placed.item, { who: each % 2 === 0 ? 'omar' : 'kim' })),
      ),
    );
    expect(tried.filter((code) => code === 'ok')).toHaveLength(8);
    expect(tried.filter((code) => code !== 'ok').every((code) => code === 'pick.packed')).toBe(true);
    await run();
    const releases = await app.db.query(
      `SELECT 1 FROM orders.order_event WHERE order_id = $1 AND type = 'OrderReleased'`,
      [placed.orderId],
    );
    expect(releases).toHaveLength(1);
    const loads = await Promise.all([load(placed.orderNumber), load(placed.orderNumber)].map(codeOf));
    expect(loads.sort()).toEqual(['ok', 'parcel.alreadyLoaded']);
    expect(await stateOf(placed)).toBe('inTransit');
  });

  it('counts a scan once, however often its request is tried', async () => {
    const placed = await anOrder();
    const key = randomUUID();
    const calls = await Promise.all(
      [1, 2, 3].map(() => codeOf(scan(placed.orderNumber, placed.item, { key }))),
    );
    expect(calls).toContain('ok');
    expect(await app.client.call(getPick, at(placed.orderNumber), as('kim'))).toMatchObject({ scanned: 1 });
  });

  it('ships an order of two warehouses as two parcels, in transit with the second', async () => {
    const placed = await anOrder({ PEO: 3, TWO: 3 }, 4);
    const here = await app.client.call(getPick, at(placed.orderNumber), as('omar'));
    const there = await app.client.call(getPick, at(placed.orderNumber, 'TWO'), as('omar'));
    expect(here.tires + there.tires).toBe(4);
    expect([here.splitWith, there.splitWith]).toEqual([['TWO'], ['PEO']]);
    const first = await pack(placed, here.tires);
    expect(first).toMatchObject({ state: 'packed', trackingNumber: null, waitsFor: ['TWO'] });
    expect(await codeOf(load(placed.orderNumber))).toBe('parcel.notPacked');
    expect(await pack(placed, there.tires, 'TWO')).toMatchObject({
      trackingNumber: expect.any(String),
      waitsFor: [],
    });
    await load(placed.orderNumber);
    expect(await stateOf(placed)).toBe('pendingPickup');
    await load(placed.orderNumber, 'TWO');
    expect(await stateOf(placed)).toBe('inTransit');
  });

  it('leaves to the sandbox what people don’t pick, and waits at the dock for those who do', async () => {
    const moved = await anOrder({ CAR: 8 });
    expect(await stateOf(moved)).toBe('pendingPickup');
    expect(await codeOf(app.client.call(getPick, at(moved.orderNumber, 'CAR'), as('omar')))).toBe(
      'pick.notHere',
    );
    const packed = await anOrder();
    await pack(packed);
    for (const { orderId } of [moved, packed]) await ageOrder(app.db, orderId, '6 days');
    await run();
    expect(await stateOf(moved)).not.toBe('pendingPickup');
    expect(await stateOf(packed)).toBe('pendingPickup');
    await load(packed.orderNumber);
    await ageOrder(app.db, packed.orderId, '21 days');
    await run();
    expect(await stateOf(packed)).toBe('delivered');
  });

  it('is not opened while the buyer can cancel, and says so when an order was cancelled', async () => {
    const placed = await anOrder({ PEO: 8 }, 4, '1 minute');
    expect(await codeOf(app.client.call(getPick, at(placed.orderNumber), as('omar')))).toBe('pick.notHere');
    await app.db.execute('INSERT INTO orders.pick (order_id, warehouse_code) VALUES ($1, $2)', [
      placed.orderId,
      'PEO',
    ]);
    const body = {
      orderVersion: 1,
      reason: 'Wrong size',
      expectedRefundInCents: placed.cart.pricing.totalInCents,
    };
    await app.client.call(cancelOrder, { params: { id: placed.orderId }, body }, by('robin'));
    expect(await codeOf(scan(placed.orderNumber, placed.item))).toBe('pick.cancelled');
    expect(await codeOf(app.client.call(getPick, at(placed.orderNumber), as('omar')))).toBe('pick.cancelled');
  });

  it('asks to start over when tires were removed meanwhile, and never ships more than the order has', async () => {
    const placed = await anOrder();
    for (const _ of [1, 2, 3]) await scan(placed.orderNumber, placed.item);
    const order = await app.client.call(getAdminOrder, { params: { id: placed.orderId } }, as('robin'));
    const lines = order.lines.map(({ id: lineId }) => ({ lineId, quantity: 2, keepsCoverage: true }));
    const change = { kind: 'tires' as const, lines };
    const params = { id: placed.orderId };
    const { previewToken } = await app.client.call(previewOrderChange, { params, body: change }, as('robin'));
    const body = { change, previewToken, reason: 'Needs fewer' };
    await app.client.call(changeOrder, { params, body }, by('robin'));
    expect(await codeOf(scan(placed.orderNumber, placed.item))).toBe('pick.tooMany');
    expect(await app.client.call(restartPick, at(placed.orderNumber), by('omar'))).toMatchObject({
      state: 'waiting',
      tires: 2,
      scanned: 0,
    });
    expect(await pack(placed, 2)).toMatchObject({ state: 'packed', trackingNumber: expect.any(String) });
    expect(await codeOf(app.client.call(restartPick, at(placed.orderNumber), by('omar')))).toBe(
      'pick.movedOn',
    );
  });

  it('lets admins choose who picks, while orders at the desk stay there', async () => {
    const placed = await anOrder({ TWO: 8 });
    const set = (who: string, pickedBy: 'people' | 'sandbox', code = 'TWO') =>
      app.client.call(setPicking, { params: { code }, body: { pickedBy } }, by(who));
    expect(await codeOf(set('omar', 'sandbox'))).toBe('access.refused');
    expect(await codeOf(set('alex', 'sandbox', 'XXX'))).toBe('warehouse.unknown');
    expect(await set('alex', 'sandbox')).toContainEqual(
      expect.objectContaining({ code: 'TWO', pickedBy: 'sandbox', toPick: 1 }),
    );
    await run();
    expect(await stateOf(placed)).toBe('placed');
    expect(await stateOf(await anOrder({ TWO: 8 }))).toBe('pendingPickup');
    await set('alex', 'people');
    expect(await codeOf(app.client.call(listWarehouses, {}, as('robin')))).toBe('access.refused');
  });

  it('shows the buyer the same steps as before', async () => {
    const placed = await anOrder();
    await pack(placed);
    await load(placed.orderNumber);
    const body = { orderNumber: placed.orderNumber, zip: '19147' };
    const { events, state } = await app.client.call(trackOrder, { body });
    expect(state).toBe('inTransit');
    expect(events.map(({ title }) => title)).toEqual([
      'Picked up by FedEx',
      'Pulled and labeled at the warehouse',
      'Order placed',
    ]);
  });
});
