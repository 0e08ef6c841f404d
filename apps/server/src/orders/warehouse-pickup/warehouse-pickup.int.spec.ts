import { randomUUID } from 'node:crypto';

import {
  type CallInput,
  findWarehousePickups,
  getAdminOrder,
  getCart,
  getWarehousePickup,
  handOverPickup,
  listWarehousePickups,
  listWarehouses,
  loadParcel,
  previewOrderChange,
  scanPickedTire,
  setCartDelivery,
  trackOrder,
} from '@simpletread/contract';
import { CartsModule } from '../../carts/carts.module.js';
import {
  aCounter,
  ageOrder,
  anOpenCart,
  aPlacedOrder,
  aReadyCart,
  aStateTax,
  aTire,
  aWarehouse,
  aZip,
  payFor,
} from '../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { MoveOrdersAlong } from '../tracking/move-orders-along.js';
import { EndHolds } from './index.js';
import { as, by, codeOf, messagesOf, pickupCodeOf, stockOf } from './testing/at-the-counter.js';

describe('an order for warehouse pickup', () => {
  let app: ShopApp;
  type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
    const newJersey = { state: 'NJ', name: 'New Jersey', salesTaxRatePpm: 66_250, tireFeeInCents: 150 };
    await aStateTax(app.db, newJersey);
    await aZip(app.db, { zip: '08102', city: 'Camden', state: 'NJ', lat: 39.95, lng: -75.12 });
    const camden = { city: 'Camden', state: 'NJ', zip: '08102', lat: 39.95, lng: -75.12 };
    await aWarehouse(app.db, { code: 'CAM', ...camden });
    await aWarehouse(app.db, { code: 'PEO', ...camden, pickedBy: 'people' });
    await aWarehouse(app.db, { code: 'FAR', city: 'Reno', state: 'NV', lat: 39.5, lng: -119.8 });
    for (const warehouseCode of ['CAM', 'PEO', 'FAR']) await aCounter(app.db, { warehouseCode });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  /** Placed for pickup at a warehouse that also has the tires of others. */
  const aPickup = async (warehouse = 'CAM', stock: Record<string, number> = { CAM: 8, PEO: 8, CAR: 40 }) => {
    const { tireId, itemNumber } = await aTire(app.db, { stock });
    const placed = await aPlacedOrder(app, { tireId, counterCode: `WH-${warehouse}` });
    return { ...placed, tireId, item: String(itemNumber) };
  };
  const ready = async ({ orderId }: Pick<Placed, 'orderId'>, age = '1 hour') => {
    await ageOrder(app.db, orderId, age);
    await app.get(MoveOrdersAlong).run();
  };
  const track = ({ orderNumber }: Pick<Placed, 'orderNumber'>) =>
    app.client.call(trackOrder, { body: { orderNumber, zip: '19147' } });
  const codeFor = ({ orderId }: Pick<Placed, 'orderId'>) => pickupCodeOf(app, orderId);
  type Proof = CallInput<typeof handOverPickup>['body'];
  const handOver = ({ orderNumber }: Pick<Placed, 'orderNumber'>, body: Proof, code = 'CAM', key?: string) =>
    app.client.call(handOverPickup, { params: { code, orderNumber }, body }, by('omar', key));

  it('is offered by near warehouses that have every tire, with the time when it is ready', async () => {
    const both = await aTire(app.db, { stock: { CAM: 8, FAR: 8, PEO: 3 } });
    const { headers } = await anOpenCart(app, { lines: [{ tireId: both.tireId, quantity: 4 }] });
    const found = await app.client.call(findWarehousePickups, { query: { zip: '19147' } }, { headers });
    expect(found.warehouses.map(({ code }) => code)).toEqual(['WH-CAM']);
    expect(found).toMatchObject({ radiusMiles: 120, hasNear: true });
    const readyBy = Date.parse(found.warehouses[0]?.readyBy ?? '');
    expect(readyBy - app.clock.now().getTime()).toBeGreaterThanOrEqual(24 * 3_600_000);
    for (const [pickupPointCode, code] of [
      [null, 'warehousePickup.required'],
      ['WH-NEVER', 'warehousePickup.unknown'],
      ['WH-PEO', 'warehousePickup.notInStock'],
    ] as const) {
      const body = { fulfilment: 'warehouse-pickup', pickupPointCode } as const;
      const chosen = app.client.call(setCartDelivery, { body }, { headers, idempotencyKey: randomUUID() });
      expect(await codeOf(chosen)).toBe(code);
    }
    const asFedEx = { fulfilment: 'fedex-pickup', pickupPointCode: 'WH-CAM' } as const;
    const mixedUp = app.client.call(
      setCartDelivery,
      { body: asFedEx },
      { headers, idempotencyKey: randomUUID() },
    );
    expect(await codeOf(mixedUp)).toBe('pickupPoint.unknown');
  });

  it('costs no freight, has the tax and fee of its warehouse, and takes its tires from there', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 40, CAM: 8 }, isOversized: true });
    const shipped = await aReadyCart(app, { tireId });
    expect(shipped.cart.pricing.freightInCents).toBeGreaterThan(0);
    const cart = await aReadyCart(app, { tireId, counterCode: 'WH-CAM' });
    expect(cart.cart.pricing).toMatchObject({
      freightInCents: 0,
      installationInCents: 0,
      stateFeeInCents: 600,
    });
    expect(cart.cart.pricing.trace.map(({ label }) => label)).toContain('Sales tax, 6.625%');
    expect(cart.cart.pickupReadyBy).not.toBeNull();
    await payFor(app, cart);
    expect(await stockOf(app.db, tireId)).toMatchObject({ CAR: 40, CAM: 4 });
  });

  it('is refused where its warehouse sold the tires meanwhile, and says so in the cart', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAM: 4, CAR: 40 } });
    const late = await aReadyCart(app, { tireId, counterCode: 'WH-CAM' });
    await payFor(app, await aReadyCart(app, { tireId, counterCode: 'WH-CAM' }));
    const shown = await app.client.call(getCart, {}, { headers: late.headers });
    expect(shown.alerts.map(({ code }) => code)).toEqual(['notAtWarehouse']);
    expect(await codeOf(payFor(app, late))).toBe('warehousePickup.notInStock');
    expect(await stockOf(app.db, tireId)).toMatchObject({ CAM: 0, CAR: 40 });
  });

  it('is set aside, told to its buyer with a code that staff do not see, and handed over for it [R9.15]', async () => {
    const placed = await aPickup();
    expect(await track(placed)).toMatchObject({
      fulfilment: 'warehouse-pickup',
      estimatedDeliveryOn: null,
      pickupHeldUntil: null,
      steps: [
        { name: 'Order Processed', state: 'current' },
        { name: 'Ready for pickup', state: 'todo' },
        { name: 'Picked up', state: 'todo' },
      ],
    });
    expect(await codeOf(handOver(placed, { proof: 'photoId', reason: 'Came early' }))).toBe(
      'warehousePickup.notReady',
    );
    await ready(placed);
    const order = await track(placed);
    expect(order).toMatchObject({ state: 'pendingPickup', carrier: null, trackingNumber: null });
    expect(order.pickupHeldUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
    const code = await codeFor(placed);
    const messages = await eventually(async () => {
      const rows = await messagesOf(app.db, placed.orderId, 'ready-at-warehouse');
      expect(rows).toHaveLength(2);
      return rows;
    });
    for (const { body_text: text } of messages) {
      expect(text).toContain(code);
      expect(text).toContain('1 Dock Rd, Camden, NJ 08102');
    }
    const listed = await app.client.call(listWarehousePickups, { params: { code: 'CAM' } }, as('omar'));
    expect(listed.find(({ orderId }) => orderId === placed.orderId)).toMatchObject({
      state: 'ready',
      tires: 4,
      isLate: false,
      isEnding: false,
    });
    const key = randomUUID();
    const proof = { proof: 'code', pickupCode: ` ${code.toLowerCase().replace('-', '')} ` } as const;
    const handedOver = await handOver(placed, proof, 'CAM', key);
    expect(handedOver).toMatchObject({
      state: 'handedOver',
      handedOver: { by: 'Omar Reyes', proof: 'code' },
    });
    expect(await handOver(placed, proof, 'CAM', key)).toEqual(handedOver);
    expect(await codeOf(handOver(placed, proof))).toBe('warehousePickup.handedOver');
    expect(await track(placed)).toMatchObject({
      state: 'delivered',
      steps: [{ state: 'done' }, { state: 'done' }, { name: 'Picked up', state: 'done' }],
    });
    const seen = await app.client.call(getAdminOrder, { params: { id: placed.orderId } }, as('robin'));
    expect(seen.timeline.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Picked up', 'Ready for pickup', 'Order placed']),
    );
    expect(JSON.stringify(seen)).not.toContain(code);
    expect(seen.warehousePickup).toMatchObject({ warehouseCode: 'CAM', proof: 'code', wrongCodes: 0 });
    // Sold once, and not put back.
    expect(await stockOf(app.db, placed.tireId)).toMatchObject({ CAM: 4, CAR: 40 });
  });

  it('is for no code after five wrong ones, and for a photo ID then', async () => {
    const placed = await aPickup();
    await ready(placed);
    const wrong = { proof: 'code', pickupCode: 'ZZZZ-ZZZZ' } as const;
    expect(await codeOf(handOver(placed, { proof: 'code', pickupCode: 'hello' }))).toBe(
      'warehousePickup.codeUnreadable',
    );
    const answers: (string | null)[] = [];
    for (let tries = 0; tries < 6; tries += 1) answers.push(await codeOf(handOver(placed, wrong)));
    expect(answers).toEqual([
      ...Array<string>(4).fill('warehousePickup.codeWrong'),
      'warehousePickup.codesUsedUp',
      'warehousePickup.codesUsedUp',
    ]);
    const right = { proof: 'code', pickupCode: await codeFor(placed) } as const;
    expect(await codeOf(handOver(placed, right))).toBe('warehousePickup.codesUsedUp');
    const { orderNumber } = placed;
    const view = await app.client.call(
      getWarehousePickup,
      { params: { code: 'CAM', orderNumber } },
      as('omar'),
    );
    expect(view).toMatchObject({ triesLeft: 0, buyerName: 'Dana Okafor', handedOver: null });
    expect(await codeOf(handOver(placed, right, 'PEO'))).toBe('warehousePickup.notHere');
    const byId = { proof: 'photoId', reason: 'Phone was lost' } as const;
    expect(await handOver(placed, byId)).toMatchObject({ handedOver: { proof: 'photoId' } });
    const tries = await app.db.query(
      "SELECT 1 FROM platform.audit_row WHERE subject_id = $1 AND action = 'warehousePickup.tryCode'",
      [placed.orderId],
    );
    expect(tries).toHaveLength(5);
  });

  it('is ready once people have scanned its last tire, and is not for the truck', async () => {
    const placed = await aPickup('PEO');
    await ready(placed);
    expect((await track(placed)).state).toBe('placed');
    const { orderNumber, item } = placed;
    for (let left = 4; left > 0; left -= 1)
      await app.client.call(
        scanPickedTire,
        { params: { code: 'PEO', orderNumber }, body: { code: item } },
        by('omar'),
      );
    expect((await track(placed)).state).toBe('pendingPickup');
    const load = app.client.call(
      loadParcel,
      { params: { code: 'PEO' }, body: { code: orderNumber } },
      by('omar'),
    );
    expect(await codeOf(load)).toBe('parcel.pickedUpHere');
    const desks = await app.client.call(listWarehouses, {}, as('omar'));
    expect(desks.find(({ code }) => code === 'PEO')).toMatchObject({
      hasCounter: true,
      toPick: 0,
      atDock: 0,
      toPrepare: 0,
      readyForPickup: 1,
    });
    await handOver(placed, { proof: 'code', pickupCode: await codeFor(placed) }, 'PEO');
  });

  it('is reminded of before its hold ends, and is cancelled and refunded after it', async () => {
    const placed = await aPickup();
    await ready(placed);
    const wait = async (days: number) => {
      await ageOrder(app.db, placed.orderId, `${days} days`);
      await app.get(EndHolds).run();
      await app.get(EndHolds).run();
    };
    await wait(10);
    expect((await track(placed)).state).toBe('pendingPickup');
    // Longer than 12 days where the last day is a holiday or a weekend of them.
    await wait(4);
    await eventually(async () => {
      expect(await messagesOf(app.db, placed.orderId, 'pickup-reminder')).toHaveLength(2);
    });
    await wait(4);
    expect(await track(placed)).toMatchObject({ state: 'cancelled' });
    expect(await stockOf(app.db, placed.tireId)).toMatchObject({ CAM: 8 });
    const seen = await app.client.call(getAdminOrder, { params: { id: placed.orderId } }, as('robin'));
    expect(seen.refunds.map(({ amountInCents }) => amountInCents)).toEqual([
      placed.cart.pricing.totalInCents,
    ]);
    const [mail] = await eventually(async () => {
      const rows = await messagesOf(app.db, placed.orderId, 'order-cancelled');
      expect(rows).toHaveLength(1);
      return rows;
    });
    expect(mail?.body_text).toContain('nobody picked up your tires within 14 days');
    expect(await codeOf(handOver(placed, { proof: 'code', pickupCode: await codeFor(placed) }))).toBe(
      'warehousePickup.cancelled',
    );
  });

  it('stays at its warehouse', async () => {
    const placed = await aPickup();
    const to = {
      fulfilment: 'ship-to-me',
      address1: '1 Main St',
      city: 'Philadelphia',
      state: 'PA',
      zip: '19147',
    };
    const change = app.client.call(
      previewOrderChange,
      { params: { id: placed.orderId }, body: { kind: 'receiving', to } } as CallInput<
        typeof previewOrderChange
      >,
      as('robin'),
    );
    expect(await codeOf(change)).toBe('order.receivingOfPickup');
  });
});
