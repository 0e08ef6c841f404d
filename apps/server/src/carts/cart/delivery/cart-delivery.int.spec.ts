import { randomUUID } from 'node:crypto';

import {
  type CallInput,
  type CartReply,
  getCart,
  getCartAppointments,
  setCartDelivery,
  setCartZip,
} from '@simpletread/contract';

import { CartsModule } from '../../carts.module.js';
import {
  anOpenCart,
  aShipTo,
  aShop,
  aStateTax,
  aTire,
  aWarehouse,
  aZip,
  theUsualVehicle,
} from '../../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../../test/index.js';

type Delivery = CallInput<typeof setCartDelivery>['body'];

const FAR = { city: 'Los Angeles', state: 'CA', zip: '90012' };

describe('how a cart is delivered', () => {
  let app: TestApp;
  let shopCode: string;
  let vehicle: NonNullable<Delivery['vehicle']>;

  beforeAll(async () => {
    app = await startTestApp({ modules: [CartsModule] });
    await aStateTax(app.db);
    await aZip(app.db);
    await aZip(app.db, { ...FAR, lat: 34.06, lng: -118.24 });
    await aWarehouse(app.db);
    shopCode = (await aShop(app.db)).code;
    vehicle = await theUsualVehicle(app);
  });
  afterAll(() => app.close());

  const aCart = async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 40 } });
    const { cart, headers } = await anOpenCart(app, { lines: [{ tireId, quantity: 4 }] });
    const show = (): Promise<CartReply> => app.client.call(getCart, {}, { headers });
    const set = (body: Delivery): Promise<CartReply> =>
      app.client.call(setCartDelivery, { body }, { headers, idempotencyKey: randomUUID() });
    const firstSlot = async (): Promise<NonNullable<Delivery['appointment']>> => {
      const { days } = await app.client.call(getCartAppointments, { query: { shopCode } }, { headers });
      const slots = days.flatMap(({ date, waits }) => waits.map((wait) => ({ date, ...wait })));
      const [slot] = slots.filter(({ isFree }) => isFree);
      if (slot === undefined) throw new Error('the shop has no free slot');
      const { date, startTime, amOrPm } = slot;
      return { date, startTime, amOrPm, isDropOff: false };
    };
    return { cart, headers, show, set, firstSlot };
  };

  it('is set by one call: vehicle, shop, time and address', async () => {
    const { cart, set, show, firstSlot } = await aCart();
    const appointment = await firstSlot();
    const delivered = await set({
      version: cart.version,
      fulfilment: 'ship-to-shop',
      shopCode,
      vehicle,
      appointment,
      shipTo: aShipTo(),
    });
    expect(delivered).toMatchObject({
      version: cart.version + 1,
      fulfilment: 'ship-to-shop',
      shop: { code: shopCode },
      vehicle: { makeSlug: 'honda', year: 2019 },
      appointment,
      shipTo: { zip: '19147' },
    });
    expect(await show()).toEqual(delivered);
  });

  const broken: readonly [
    string,
    string,
    (slot: NonNullable<Delivery['appointment']>) => Partial<Delivery>,
  ][] = [
    ['its vehicle', 'vehicle.unknown', () => ({ vehicle: { ...NO_CAR } })],
    ['its shop', 'shop.unknown', () => ({ shopCode: 'NOWHERE-1' })],
    ['its time', 'appointment.notOffered', (slot) => ({ appointment: { ...slot, date: '2020-01-06' } })],
    ['its address', 'contact.zipStateMismatch', () => ({ shipTo: aShipTo({ state: 'NJ' }) })],
    ['its area', 'shop.outsideArea', () => ({ shipTo: aShipTo(FAR) })],
  ];

  it.each(broken)('is left as it was where %s is refused', async (_part, code, change) => {
    const { set, show, firstSlot } = await aCart();
    const slot = await firstSlot();
    const before = await set({ fulfilment: 'ship-to-me', shipTo: aShipTo() });
    const whole = {
      fulfilment: 'ship-to-shop',
      shopCode,
      vehicle,
      appointment: slot,
      shipTo: aShipTo(),
    } as const;
    await expect(set({ ...whole, ...change(slot) })).rejects.toMatchObject({ code });
    expect(await show()).toEqual(before);
  });

  it('keeps values that a later call leaves out, but not the time at another shop', async () => {
    const { set, firstSlot } = await aCart();
    const appointment = await firstSlot();
    const whole = { fulfilment: 'ship-to-shop', shopCode, vehicle, appointment, shipTo: aShipTo() } as const;
    const first = await set(whole);
    const same = await set({ fulfilment: 'ship-to-shop', shopCode });
    expect(same).toEqual({ ...first, version: first.version + 1 });
    const noTime = await set({ fulfilment: 'ship-to-shop', shopCode, appointment: null });
    expect(noTime.appointment).toBeNull();
    await set(whole);
    const other = await set({ fulfilment: 'ship-to-shop', shopCode: (await aShop(app.db)).code });
    expect([other.appointment, other.shipTo]).toEqual([null, first.shipTo]);
  });

  it('asks a shop to serve the new address, not the one that it replaces', async () => {
    const { set } = await aCart();
    await set({ fulfilment: 'ship-to-me', shipTo: aShipTo(FAR) });
    await expect(set({ fulfilment: 'ship-to-shop', shopCode })).rejects.toMatchObject({
      code: 'shop.outsideArea',
    });
    const near = await set({ fulfilment: 'ship-to-shop', shopCode, shipTo: aShipTo() });
    expect([near.shop?.code, near.shipTo?.zip]).toEqual([shopCode, '19147']);
  });

  it('is refused at an old version, and set at any where none is named', async () => {
    const { cart, headers, set } = await aCart();
    const { version } = cart;
    const zip = { body: { version, zip: '19147' } };
    await app.client.call(setCartZip, zip, { headers, idempotencyKey: randomUUID() });
    await expect(set({ version, fulfilment: 'ship-to-me' })).rejects.toMatchObject({ code: 'record.stale' });
    expect((await set({ fulfilment: 'ship-to-me' })).version).toBe(version + 2);
  });

  it('survives others who change the cart at the same time', async () => {
    const { set, show } = await aCart();
    const wishes = [shopCode, null, shopCode, null];
    await Promise.all(
      wishes.map((code) =>
        set({ fulfilment: code === null ? 'ship-to-me' : 'ship-to-shop', shopCode: code }),
      ),
    );
    const { fulfilment, shop, version } = await show();
    expect([fulfilment, shop?.code ?? null, version]).toEqual(
      shop === null ? ['ship-to-me', null, 5] : ['ship-to-shop', shopCode, 5],
    );
  });
});

const NO_CAR = {
  year: 1901,
  make: 'No',
  model: 'Car',
  trim: '',
  makeSlug: 'no',
  modelSlug: 'car',
};
