import { randomUUID } from 'node:crypto';

import {
  getAdminOrder,
  giveSwapLink,
  holdOrder,
  keepBothOrders,
  offerSwap,
  removeCartLine,
  setCartDelivery,
  showSwap,
  takeSwap,
} from '@simpletread/contract';

import {
  aFitment,
  aPlacedOrder,
  aTire,
  payFor,
  type ReadyCart,
  theUsualVehicle,
} from '../../../test/builders/index.js';
import { brokenInvariants, readCatalogue, type ShopApp, startShopApp } from '../../../test/index.js';
import { VehicleDirectory } from '../../catalogue/vehicles/vehicle-directory.js';
import { codeOf } from '../../orders/returns/testing/return-calls.js';
import { CartsModule } from '../carts.module.js';
import { ResumeCheckouts } from '../checkout/recovery/resume-checkouts.js';

const ROBIN = { headers: { authorization: 'Bearer robin' } };

type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;

describe('the cart of a swap link', () => {
  let app: ShopApp;
  let vehicle: NonNullable<ReadyCart['cart']['vehicle']>;
  let tireId: string;
  let otherId: string;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' } });
    for (const frontSize of ['225/65R17', '235/60R18'])
      await aFitment(app.db, { frontSize, frontLoadIndex: 102 });
    const stock = { CAR: 400 };
    ({ tireId } = await aTire(app.db, { loadIndex: 103, priceInCents: 15_000, stock }));
    const other = { sizeCode: '235/60R18', loadIndex: 103, priceInCents: 16_000, stock };
    ({ tireId: otherId } = await aTire(app.db, other));
    vehicle = await theUsualVehicle(app);
    await app.get(VehicleDirectory).refresh();
    await readCatalogue(app);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const shown = (orderId: string) => app.client.call(getAdminOrder, { params: { id: orderId } }, ROBIN);
  const giveLink = ({ orderId }: Placed) =>
    app.client.call(giveSwapLink, { params: { id: orderId } }, { ...ROBIN, idempotencyKey: randomUUID() });
  const linkOf = async (placed: Placed) => {
    const { link } = await giveLink(placed);
    const token = link.split('/').at(-1) ?? '';
    const { lines } = await app.client.call(showSwap, { body: { token } });
    return { token, lineId: lines[0]?.lineId ?? '' };
  };
  const takeOnly = async (placed: Placed, chosen: { tireId?: string; quantity?: number } = {}) => {
    const body = { ...(await linkOf(placed)), tireId: otherId, quantity: 4, ...chosen };
    const taken = await app.client.call(takeSwap, { body }, { idempotencyKey: randomUUID() });
    return { ...placed, ...taken, headers: { 'x-cart-token': taken.cartToken } };
  };
  const take: typeof takeOnly = async (placed, chosen) => {
    const { headers, ...taken } = await takeOnly(placed, chosen);
    const { fulfilment, version } = taken.cart;
    const { customer } = await shown(placed.orderId);
    const shipTo = { ...placed.shipTo, address1: customer.address1 };
    const shopCode = taken.cart.shop?.code ?? null;
    const body = { version, fulfilment: fulfilment ?? 'ship-to-me', shopCode, shipTo };
    const cart = await app.client.call(setCartDelivery, { body }, { idempotencyKey: randomUUID(), headers });
    return { ...taken, headers, cart };
  };

  it('is not opened by staff for an order above what they refund alone, and names who took the link', async () => {
    const placed = await aPlacedOrder(app, { tireId, vehicle });
    await giveLink(placed);
    const audit = await app.db.query(
      "SELECT actor_name AS name, action FROM platform.audit_row WHERE subject_id = $1 AND action = 'order.give-swap-link'",
      [placed.orderId],
    );
    expect(audit).toEqual([{ name: 'Robin Castillo', action: 'order.give-swap-link' }]);
    const large = await aPlacedOrder(app, { tireId, vehicle, quantity: 12 });
    expect(await codeOf(giveLink(large))).toBe('order.swapBeyondYou');
  });

  it('tells whoever holds the link nothing about the buyer but the ZIP', async () => {
    const placed = await aPlacedOrder(app, { tireId, vehicle });
    const { cart } = await takeOnly(placed);
    expect(cart).toMatchObject({ shipTo: null, zip: '19147', fulfilment: 'ship-to-me' });
  });

  it('swaps nothing while its order is on hold, however far the shopper is', async () => {
    const placed = await aPlacedOrder(app, { tireId, vehicle });
    const { token } = await linkOf(placed);
    const waiting = await take(placed);
    await payFor(app, await take(placed), { card: 'processing' });
    await app.client.call(
      holdOrder,
      { params: { id: placed.orderId }, body: { reason: 'Fraud check' } },
      { ...ROBIN, idempotencyKey: randomUUID() },
    );
    expect(await codeOf(giveLink(placed))).toBe('order.swapHeld');
    const link = await app.client.call(showSwap, { body: { token } });
    expect(link.refusal).toMatch(/on hold/);
    expect(await codeOf(payFor(app, waiting))).toBe('order.replaceLate');
    app.sandbox.advance(21_000);
    await app.get(ResumeCheckouts).run({ startedSeconds: 0, processingSeconds: 0, absentSeconds: 0 });
    expect(await shown(placed.orderId)).toMatchObject({ state: 'placed', isOnHold: true, refunds: [] });
  });

  it('keeps both orders if the shopper says so', async () => {
    const placed = await aPlacedOrder(app, { tireId, vehicle });
    const { cart, headers } = await take(placed);
    const query = { version: cart.version };
    const kept = await app.client.call(keepBothOrders, { query }, { idempotencyKey: randomUUID(), headers });
    expect(kept).toMatchObject({ replacesOrder: null, lines: [{ productId: otherId, quantity: 4 }] });
    await payFor(app, { ...placed, cart: kept, headers });
    expect(await shown(placed.orderId)).toMatchObject({ state: 'placed', refunds: [] });
  });

  it('offers an order without a vehicle only tires of its size that carry as much and are as fast', async () => {
    const placed = await aPlacedOrder(app, { tireId });
    const stock = { CAR: 8 };
    const { tireId: slower } = await aTire(app.db, { loadIndex: 103, speedSymbol: 'S', stock });
    const { tireId: weaker } = await aTire(app.db, { loadIndex: 98, stock });
    const { tireId: stronger } = await aTire(app.db, { loadIndex: 104, stock });
    await readCatalogue(app);
    const { tires } = await app.client.call(offerSwap, { body: { ...(await linkOf(placed)), quantity: 4 } });
    const offered = tires.map(({ tireId: id }) => id);
    expect(offered).toContain(stronger);
    for (const refused of [slower, weaker]) {
      expect(offered).not.toContain(refused);
      expect(await codeOf(take(placed, { tireId: refused }))).toBe('fitment.refused');
    }
  });

  it('ends with the last of its lines', async () => {
    const placed = await aPlacedOrder(app, { tireId, vehicle });
    const { cart, headers } = await takeOnly(placed);
    expect(cart.replacesOrder).not.toBeNull();
    const emptied = await app.client.call(
      removeCartLine,
      { params: { lineId: cart.lines[0]?.lineId ?? '' }, query: { version: cart.version } },
      { idempotencyKey: randomUUID(), headers },
    );
    expect(emptied).toMatchObject({ lines: [], replacesOrder: null });
  });
});
