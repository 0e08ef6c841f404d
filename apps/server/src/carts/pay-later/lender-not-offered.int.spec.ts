import { CartsModule } from '../carts.module.js';
import { aReadyCart, chooseMethod, goToLender } from '../../../test/builders/index.js';
import { type ShopApp, startShopApp } from '../../../test/index.js';
import { ContentModule } from '../../content/content.module.js';

describe('a lender that the shop does not work with', () => {
  let app: ShopApp;

  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule, ContentModule],
      env: { RUN_WORKERS: '0', PAY_LATER_METHODS: 'affirm' },
    });
  });
  afterAll(() => app.close());

  it('is refused to a cart and at the order, by its name and without limits', async () => {
    const cart = await aReadyCart(app);
    const refusal = {
      code: 'payment.methodNotOffered',
      data: { name: 'Synchrony' },
      message: 'We do not offer Synchrony. Please choose another payment method.',
    };
    await expect(chooseMethod(app, cart, 'synchrony')).rejects.toMatchObject(refusal);
    await expect(goToLender(app, cart, 'synchrony')).rejects.toMatchObject(refusal);
    const { cart: chosen } = await chooseMethod(app, cart, 'affirm');
    expect(chosen.paymentMethod).toBe('affirm');
  });
});
