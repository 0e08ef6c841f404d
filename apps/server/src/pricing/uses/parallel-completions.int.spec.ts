import { ContractError, getCart } from '@simpletread/contract';
import { cents } from '@simpletread/domain';

import { CartsModule } from '../../carts/carts.module.js';
import { aPromotion, aReadyCart, aTire, payFor, type ReadyCart } from '../../../test/builders/index.js';
import { atOnce, brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { PriceBook } from '../rules/price-book.js';

const MANY = 50;
const OFF_IN_CENTS = 2_000;

describe('limits of promotions at the checkout', () => {
  let app: ShopApp;
  let tireId: string;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { DATABASE_POOL: '10' } });
    ({ tireId } = await aTire(app.db, { stock: { CAR: 4 * MANY * 4 } }));
  });
  afterEach(async () => {
    await app.db.execute("UPDATE pricing.promotion SET state = 'paused'");
    expect(await brokenInvariants(app.databaseUrl)).toEqual([]);
  });
  afterAll(() => app.close());

  const aLimited = async (limits: Parameters<typeof aPromotion>[1]) => {
    const promotionId = await aPromotion(app.db, limits);
    await eventually(async () => {
      const { promotions } = await app.get(PriceBook).rules();
      expect(promotions.map((each) => each.promotionId)).toContain(promotionId);
    });
    return promotionId;
  };
  const carts = (shipTo = {}) =>
    Promise.all(Array.from({ length: MANY }, () => aReadyCart(app, { tireId, shipTo })));
  const pay = async (ready: ReadyCart, token: string): Promise<string> =>
    payFor(atOnce(app), ready, { token }).then(
      ({ state }) => state,
      (error: unknown) => (error instanceof ContractError ? (error.code ?? '') : String(error)),
    );
  const payAll = async (ready: readonly ReadyCart[]): Promise<string[]> => {
    const tokens = await Promise.all(ready.map(() => app.sandbox.token()));
    return Promise.all(ready.map((each, index) => pay(each, tokens[index] ?? '')));
  };
  const countOf = (outcomes: readonly string[]) =>
    Object.fromEntries(
      [...new Set(outcomes)].sort().map((each) => [each, outcomes.filter((one) => one === each).length]),
    );
  /** The others lose the last use, or see the price change before they request one. */
  const expectPlaced = (outcomes: readonly string[], most: number): void => {
    const { placed, 'cart.priceChanged': changed = 0, ...others } = countOf(outcomes);
    expect(placed).toBe(most);
    expect(others).toEqual({ 'promotion.usedUp': MANY - most - changed });
  };
  const discounted = (ready: readonly ReadyCart[]) =>
    ready.filter(({ cart }) => Number(cart.pricing.discountInCents) === OFF_IN_CENTS).length;

  it('hold to the last one under 50 concurrent payments, and late ones pay without', async () => {
    const promotionId = await aLimited({ limits: { uses: 10 } });
    const ready = await carts();
    expect(discounted(ready)).toBe(MANY);
    const outcomes = await payAll(ready);
    expectPlaced(outcomes, 10);
    expect(
      await app.db.one(
        'SELECT uses, spent_in_cents AS spent FROM pricing.promotion_use WHERE promotion_id = $1',
        [promotionId],
      ),
    ).toEqual({ uses: 10, spent: 10 * OFF_IN_CENTS });
    const late = ready[outcomes.indexOf('promotion.usedUp')];
    if (late === undefined) throw new Error('nobody came too late');
    const cart = await app.client.call(getCart, {}, { headers: late.headers });
    expect(cart.pricing.discountInCents).toBe(0);
    expect(await pay({ ...late, cart }, await app.sandbox.token())).toBe('placed');
  });

  it('are kept for one customer with 50 carts', async () => {
    await aLimited({ limits: { usesPerCustomer: 2 } });
    const ready = await carts({ email: 'Priya@Example.com' });
    expect(discounted(ready)).toBe(MANY);
    expectPlaced(await payAll(ready), 2);
  });

  it('are kept within the budget', async () => {
    await aLimited({ limits: { budgetInCents: cents(5 * OFF_IN_CENTS) } });
    expectPlaced(await payAll(await carts()), 5);
  });
});
