import { randomUUID } from 'node:crypto';

import { ContractError, getCart, setCartDelivery, setCartZip } from '@simpletread/contract';

import { CartsModule } from '../../carts.module.js';
import { anOpenCart, aShop, aStateTax, aTire, aWarehouse, aZip } from '../../../../test/builders/index.js';
import { startTestApp, type TestApp, send } from '../../../../test/index.js';

const good = {
  email: 'dana@example.com',
  phone: '(215) 555-0149',
  phoneType: 'mobile',
  firstName: 'Dana',
  lastName: "O'Neil",
  address1: '612 South 5th Street',
  address2: 'Apt 4',
  city: 'Philadelphia',
  state: 'PA',
  zip: '19147-1234',
};

describe('the ship-to form', () => {
  let app: TestApp;
  let cart: Awaited<ReturnType<typeof anOpenCart>>;

  beforeAll(async () => {
    app = await startTestApp({ modules: [CartsModule] });
    await aStateTax(app.db);
    await aZip(app.db);
    await aZip(app.db, { zip: '99501', city: 'Anchorage', state: 'AK', isContiguous: false });
    await aZip(app.db, { zip: '09012', city: 'APO', state: 'AE', lat: null, lng: null, isMilitary: true });
    await aZip(app.db, { zip: '90012', city: 'Los Angeles', state: 'CA', lat: 34.06, lng: -118.24 });
    await aWarehouse(app.db);
    const tire = await aTire(app.db, { stock: { CAR: 40 } });
    cart = await anOpenCart(app, { lines: [{ tireId: tire.tireId, quantity: 4 }] });
  });
  afterAll(() => app.close());

  const post = async (change: Record<string, unknown>, shopCode: string | null = null) => {
    const { version } = await app.client.call(getCart, {}, { headers: cart.headers });
    const fulfilment = shopCode === null ? 'ship-to-me' : 'ship-to-shop';
    const response = await send(`${app.url}/carts/current/delivery`, {
      method: 'PUT',
      headers: { ...cart.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ version, fulfilment, shopCode, shipTo: { ...good, ...change } }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  const refusals: readonly [string, Record<string, unknown>, string, string][] = [
    ['a bad email [R5.01]', { email: 'dana@' }, 'contact.emailInvalid', 'Please enter a valid email'],
    [
      'a short phone [R5.03]',
      { phone: '555-0149' },
      'contact.phoneInvalid',
      'Please enter a valid phone number',
    ],
    [
      'a first name with digits [R5.04]',
      { firstName: 'D4na' },
      'contact.firstNameInvalid',
      'Please enter valid First Name',
    ],
    [
      'a last name over 25 letters [R5.04]',
      { lastName: 'x'.repeat(26) },
      'contact.lastNameInvalid',
      'Please enter valid Last Name',
    ],
    [
      'a ZIP of four digits [R5.05]',
      { zip: '1914' },
      'contact.zipInvalid',
      'Oops. Please enter a valid ZIP code.',
    ],
    ['an empty city [R5.06]', { city: '' }, 'contact.cityInvalid', 'Please enter valid City'],
    ['an empty address [R5.06]', { address1: '' }, 'contact.addressInvalid', 'Please enter valid Address'],
    [
      'a post office box [R5.07]',
      { address1: 'P.O. Box 12' },
      'contact.poBox',
      'We do not ship to PO boxes. Please enter a valid address.',
    ],
  ];

  it.each(refusals)(
    'refuses %s at the field, in the words of the specification',
    async (_what, change, code, message) => {
      const { status, body } = await post(change);
      expect({
        status,
        code: body['code'],
        message: body['message'],
        statusCode: body['statusCode'],
      }).toEqual({
        status: 400,
        code,
        message,
        statusCode: 400,
      });
      const [field] = Object.keys(change);
      expect(body['fields']).toEqual([{ path: `body.shipTo.${field}`, code, message }]);
    },
  );

  it('names every wrong field at once', async () => {
    const { body } = await post({ email: '', phone: '', state: '', phoneType: '' });
    const fields = body['fields'] as { path: string; code: string }[];
    expect(fields.map(({ code }) => code).sort()).toEqual(
      [
        'contact.emailInvalid',
        'contact.phoneInvalid',
        'contact.phoneTypeRequired',
        'contact.stateRequired',
      ].sort(),
    );
  });

  it('refuses a military address, a place outside the contiguous states and a ZIP of another state', async () => {
    expect((await post({ city: 'APO', state: 'AE', zip: '09012' })).body['code']).toBe(
      'contact.militaryAddress',
    );
    expect((await post({ city: 'Anchorage', state: 'AK', zip: '99501' })).body['code']).toBe(
      'contact.outsideShippingArea',
    );
    expect((await post({ state: 'NJ' })).body['code']).toBe('contact.zipStateMismatch');
    expect((await post({ zip: '00001' })).body['code']).toBe('contact.zipInvalid');
  });

  it('refuses a military address, and a ZIP outside the area of the chosen shop [R5.17]', async () => {
    expect((await post({ city: 'APO', state: 'AE', zip: '09012' })).body['code']).toBe(
      'contact.militaryAddress',
    );
    expect((await post({ address1: 'PSC 3 Box 1234', city: 'FPO' })).body['code']).toBe(
      'contact.militaryAddress',
    );
    const shop = await aShop(app.db);
    const far = await post({ city: 'Los Angeles', state: 'CA', zip: '90012' }, shop.code);
    expect(far).toMatchObject({ status: 409, body: { code: 'shop.outsideArea' } });
    const shown = await app.client.call(getCart, {}, { headers: cart.headers });
    expect([shown.shipTo, shown.shop]).toEqual([null, null]);
  });

  it('says the same of a ZIP outside the 48 states and of a shop there, before an address is typed', async () => {
    const { version } = await app.client.call(getCart, {}, { headers: cart.headers });
    const zip = (text: string) =>
      app.client.call(
        setCartZip,
        { body: { version, zip: text } },
        { headers: cart.headers, idempotencyKey: randomUUID() },
      );
    await expect(zip('99501')).rejects.toMatchObject({
      code: 'contact.outsideShippingArea',
      statusCode: 400,
    });
    await expect(zip('09012')).rejects.toMatchObject({ code: 'contact.militaryAddress', statusCode: 400 });
    const shop = await aShop(app.db, { state: 'AK', zip: '99501', city: 'Anchorage' });
    const chosen = app.client.call(
      setCartDelivery,
      { body: { fulfilment: 'ship-to-shop', shopCode: shop.code } },
      { headers: cart.headers, idempotencyKey: randomUUID() },
    );
    await expect(chosen).rejects.toMatchObject({ code: 'contact.outsideShippingArea' });
  });

  it('recognizes a base by its ZIP when the state is missing', async () => {
    const { body } = await post({ city: 'Camp', state: '', zip: '09012' });
    expect(body['fields']).toContainEqual(
      expect.objectContaining({ path: 'body.shipTo.zip', code: 'contact.militaryAddress' }),
    );
  });

  it('asks again for what a label cannot print, and drops nothing', async () => {
    for (const [field, text, message] of [
      ['address1', '612 South 5th Street 🚚', 'Please enter valid Address, without 🚚.'],
      ['city', 'Phila*delphia', 'Please enter valid City, without *.'],
      ['company', 'Nair <Co>', 'Please enter valid Company, without < and >.'],
      ['specialInstructions', 'Gate code 🔑1234', 'Please enter valid Instructions, without 🔑.'],
    ] as const) {
      const { body } = await post({ [field]: text });
      expect(body['fields']).toMatchObject([
        { path: `body.shipTo.${field}`, code: 'contact.signRefused', message },
      ]);
    }
  });

  it('refuses a box below anything but a street or a route, at the second line', async () => {
    const { body } = await post({ address1: 'Priya Nair', address2: 'Box 12' });
    expect(body['fields']).toMatchObject([{ path: 'body.shipTo.address2', code: 'contact.poBox' }]);
  });

  it('refuses an unknown field', async () => {
    expect((await post({ isAdmin: true })).body).toMatchObject({
      code: 'request.unknownField',
      statusCode: 400,
    });
  });

  it('writes nothing of a refused form', async () => {
    await post({ email: 'broken' });
    expect((await app.client.call(getCart, {}, { headers: cart.headers })).shipTo).toBeNull();
  });

  it('keeps a good one in its one spelling, and prices for its ZIP', async () => {
    const { version } = await app.client.call(getCart, {}, { headers: cart.headers });
    const kept = await app.client
      .call(
        setCartDelivery,
        { body: { version, fulfilment: 'ship-to-me', shipTo: good } },
        { headers: cart.headers, idempotencyKey: randomUUID() },
      )
      .catch((error: unknown) => {
        throw error instanceof ContractError ? new Error(JSON.stringify(error)) : error;
      });
    expect(kept.shipTo).toMatchObject({
      phone: '2155550149',
      zip: '19147',
      address2: 'Apt 4',
      company: null,
    });
    expect(kept.pricing.isTaxKnown).toBe(true);
  });
});
