import { getOrderByToken } from '@simpletread/contract';

import { aPlacedOrder, aTire } from '../../test/builders/index.js';
import { type ShopApp, startShopApp } from '../../test/index.js';
import { CheckoutModule } from './index.js';

describe('checkout', () => {
  let app: ShopApp;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CheckoutModule] });
  });
  afterAll(() => app.close());

  it('places an order of four tires and shows it to the bearer of its token', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 8 } });
    const { orderNumber, orderToken, state, message } = await aPlacedOrder(app, { tireId });
    expect([state, message]).toEqual(['placed', null]);
    expect(orderNumber).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    const headers = { 'x-order-token': orderToken };
    const shown = await app.client.call(getOrderByToken, { params: { orderNumber } }, { headers });
    expect(shown).toMatchObject({ confirmation: 'confirmed', order: { orderNumber, state: 'placed' } });
    const level = await app.db.one('SELECT available, held FROM catalogue.stock_level WHERE tire_id = $1', [
      tireId,
    ]);
    expect(level).toEqual({ available: 4, held: 0 });
  });
});
