import { randomUUID } from 'node:crypto';

import {
  addCartLines,
  type CallInput,
  removeCartLine,
  type ReplyOf,
  type requestTrackedReturn,
  setCartDelivery,
  takeExchange,
} from '@simpletread/contract';

import {
  aDeliveredOrder,
  aFitment,
  aShipTo,
  aTire,
  type cancelPlaced,
  payFor,
  theUsualVehicle,
} from '../../../../test/builders/index.js';
import { readCatalogue, type ShopApp } from '../../../../test/index.js';
import { VehicleDirectory } from '../../../catalogue/vehicles/vehicle-directory.js';
import { returnCalls } from '../../../orders/returns/testing/return-calls.js';

type Taken = ReplyOf<typeof takeExchange>;
type Wish = NonNullable<CallInput<typeof requestTrackedReturn>['body']['exchange']>;

/** A catalogue with tires of the right size, and the calls of a guest who exchanges others for them. */
export const exchangeCalls = async (app: ShopApp) => {
  const calls = returnCalls(app);
  for (const frontSize of ['235/60R18', '245/55R19'])
    await aFitment(app.db, { frontSize, frontLoadIndex: 103 });
  const right = { sizeCode: '235/60R18', loadIndex: 103, priceInCents: 16_000, stock: { CAR: 400 } };
  const { tireId: rightTireId } = await aTire(app.db, right);
  const vehicle = await theUsualVehicle(app);
  await app.get(VehicleDirectory).refresh();
  await readCatalogue(app);

  const requested = async (
    change: Partial<Wish> = {},
    reason: 'wrong-size' | 'late' = 'wrong-size',
    email?: string,
  ) => {
    const bought = await aDeliveredOrder(app, email === undefined ? {} : { shipTo: { email } });
    const exchange = { tireId: rightTireId, vehicle, ...change };
    const { returns } = await calls.request(bought.orderNumber, [4], { reason, exchange });
    const returnId = await calls.idOf(returns[0]?.returnNumber ?? '');
    return { ...bought, returnId, token: returns[0]?.exchange?.token ?? '' };
  };
  const take = (token: string) =>
    app.client.call(takeExchange, { body: { token } }, { idempotencyKey: randomUUID() });
  const headersOf = ({ cartToken }: Taken) => ({ 'x-cart-token': cartToken });
  const withOthers = async (taken: Taken, tireId: string): Promise<Taken> => {
    const body = { version: taken.cart.version, lines: [{ tireId, quantity: 4 }] };
    const key = { idempotencyKey: randomUUID(), headers: headersOf(taken) };
    return { ...taken, cart: await app.client.call(addCartLines, { body }, key) };
  };
  const withoutRight = async (taken: Taken): Promise<Taken> => {
    const line = taken.cart.lines.find(({ sizeCode }) => sizeCode === right.sizeCode);
    const at = { params: { lineId: line?.lineId ?? '' }, query: { version: taken.cart.version } };
    const key = { idempotencyKey: randomUUID(), headers: headersOf(taken) };
    return { ...taken, cart: await app.client.call(removeCartLine, at, key) };
  };
  const tieOf = (orderId: string) =>
    app.db.one('SELECT exchange_return_id AS tie FROM orders."order" WHERE id = $1', [orderId]);
  const ordered = async (token: string) => buy(await take(token));
  const buy = async (taken: Taken, email = 'another@example.com') => {
    const headers = headersOf(taken);
    const body = {
      version: taken.cart.version,
      fulfilment: 'ship-to-me',
      shopCode: null,
      pickupPointCode: null,
      shipTo: aShipTo({ email }),
    } as const;
    const key = { idempotencyKey: randomUUID(), headers };
    const cart = await app.client.call(setCartDelivery, { body }, key);
    const placed = await payFor(app, { ...taken, cart, headers } as never);
    const row = await app.db.one<{ id: string }>('SELECT id FROM orders."order" WHERE number = $1', [
      placed.orderNumber,
    ]);
    return { ...placed, ...taken, cart, headers, orderId: row?.id ?? '' } as unknown as Parameters<
      typeof cancelPlaced
    >[1];
  };
  const received = async (returnId: string) => {
    await calls.approve(returnId);
    await calls.receive(returnId, ([lineId = '']) => [{ lineId, condition: 'as-new', quantity: 4 }]);
  };
  const moneyOf = async (returnId: string) => (await calls.shown(returnId)).money;
  const lapse = (returnId: string) =>
    app.db.execute(
      `UPDATE orders.tire_return SET exchange_until = now() - interval '1 minute' WHERE id = $1`,
      [returnId],
    );
  return {
    ...calls,
    rightTireId,
    vehicle,
    requested,
    take,
    withOthers,
    withoutRight,
    tieOf,
    ordered,
    buy,
    received,
    moneyOf,
    lapse,
  };
};
