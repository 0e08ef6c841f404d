import { checkDevice } from '@simpletread/contract';

import { anOpenCart, aTire, aWarehouse } from '../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../test/index.js';

const start = async (fraud: string) => {
  const app = await startTestApp({ env: { FRAUD_SIGNALS: fraud } });
  await aWarehouse(app.db);
  const { tireId } = await aTire(app.db, { stock: { CAR: 40 } });
  const { token: cartToken, cart } = await anOpenCart(app, { lines: [{ tireId, quantity: 4 }] });
  const ask = async (deviceToken: string | null, token = cartToken) =>
    (await app.client.call(checkDevice, { body: { deviceToken } }, { headers: { 'x-cart-token': token } }))
      .deviceToken;
  return { app, ask, cart };
};

const told = (app: TestApp) =>
  app.log.lines
    .filter(({ message }) => message === 'a browser is about to pay')
    .map(({ fields }) => fields as { device: string; cartId: string });

describe('the browser that pays', () => {
  it('gets a signed number where fraud checks are on, and keeps it; a forged one is replaced', async () => {
    const { app, ask, cart } = await start('log');
    const first = (await ask(null)) ?? '';
    expect(first).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
    expect(await ask(first)).toBe(first);
    const other = (await ask(null)) ?? '';
    const forged = [
      `${first.split('.')[0]}.${other.split('.')[1]}`,
      'made-up',
      '.',
      `${first}.x`,
      first.slice(1),
    ];
    for (const text of forged) {
      const given = await ask(text);
      expect([text, forged.includes(given ?? ''), given === first]).toEqual([text, false, false]);
    }
    expect(told(app)[0]).toEqual({ device: first.slice(0, 12), cartId: cart.cartId });
    expect(told(app)).toHaveLength(3 + forged.length);
    await expect(ask(null, 'x'.repeat(43))).rejects.toMatchObject({ statusCode: 404 });
    await app.close();
  });

  it('gets none where they are off', async () => {
    const { app, ask } = await start('off');
    expect([await ask(null), await ask('made-up')]).toEqual([null, null]);
    expect(told(app)).toEqual([]);
    await app.close();
  });
});
