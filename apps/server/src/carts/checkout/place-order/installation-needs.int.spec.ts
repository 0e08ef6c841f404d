import { randomUUID } from 'node:crypto';

import { setCartDelivery, setCartVehicle } from '@simpletread/contract';
import type { FaultCode } from '@simpletread/domain';

import { CartsModule } from '../../carts.module.js';
import {
  anOpenCart,
  aPickupPoint,
  aReadyCart,
  aShop,
  aTire,
  payFor,
  type ReadyCart,
  theUsualVehicle,
} from '../../../../test/builders/index.js';
import { brokenInvariants, type ShopApp, startShopApp } from '../../../../test/index.js';

const key = () => ({ idempotencyKey: randomUUID() });

describe('an order to a shop', () => {
  let app: ShopApp;
  let shopCode: string;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
    ({ code: shopCode } = await aShop(app.db));
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const refusal = (code: FaultCode, message: string) => ({ code, message, statusCode: 400 });
  const place = async (fulfilment: 'ship-to-shop' | 'fedex-pickup') => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 8 } });
    const { cart, headers } = await anOpenCart(app, { lines: [{ tireId, quantity: 4 }] });
    const body = { version: cart.version, fulfilment };
    return app.client.call(setCartDelivery, { body }, { headers, ...key() });
  };
  const pay = async (ready: Promise<ReadyCart>) => payFor(app, await ready);

  it('needs vehicle, time slot and shop, as one to a FedEx location needs that [R5.09]', async () => {
    await expect(pay(aReadyCart(app, { shopCode, vehicle: null }))).rejects.toMatchObject(
      refusal('vehicle.required', 'Please choose a vehicle'),
    );
    await expect(pay(aReadyCart(app, { shopCode, hasAppointment: false }))).rejects.toMatchObject(
      refusal('appointment.required', 'Please select a time slot'),
    );
    await expect(place('ship-to-shop')).rejects.toMatchObject(
      refusal('shop.required', 'Please choose a shop'),
    );
    await expect(place('fedex-pickup')).rejects.toMatchObject(
      refusal('pickupPoint.required', 'Please choose a FedEx location'),
    );
    const whole = await pay(aReadyCart(app, { shopCode }));
    expect(whole.state).toBe('placed');
  });

  it('is placed as soon as the vehicle is named', async () => {
    const ready = await aReadyCart(app, { shopCode, vehicle: null });
    expect(ready.cart.isVehicleRequired).toBe(true);
    const vehicle = await theUsualVehicle(app);
    const body = { version: ready.cart.version, vehicle };
    const cart = await app.client.call(setCartVehicle, { body }, { headers: ready.headers, ...key() });
    expect((await payFor(app, { ...ready, cart })).state).toBe('placed');
  });

  it('of trailer tires needs none: trailers are in no record', async () => {
    const { tireId } = await aTire(app.db, { sizeCode: 'ST205/75R15', stock: { CAR: 8 } });
    const ready = await aReadyCart(app, { tireId, shopCode, vehicle: null });
    expect(ready.cart.isVehicleRequired).toBe(false);
    expect((await payFor(app, ready)).state).toBe('placed');
  });

  it('is required for shop installation only; shoppers who mount tires elsewhere may leave it out', async () => {
    expect((await pay(aReadyCart(app))).state).toBe('placed');
    const { code } = await aPickupPoint(app.db);
    expect((await pay(aReadyCart(app, { pickupPointCode: code }))).state).toBe('placed');
  });
});
