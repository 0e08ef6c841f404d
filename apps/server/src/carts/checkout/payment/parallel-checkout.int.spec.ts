import { ContractError } from '@simpletread/contract';

import { CartsModule } from '../../carts.module.js';
import { aReadyCart, aTire, payFor, type ReadyCart } from '../../../../test/builders/index.js';
import { brokenInvariants, type ShopApp, startShopApp } from '../../../../test/index.js';

const MANY = 20;

describe('checkout by many at once', () => {
  let app: ShopApp;

  const count = async (sql: string, params: readonly string[]) =>
    (await app.db.one<{ count: number }>(sql, params))?.count;
  const attempt = async (ready: ReadyCart, token: string) =>
    payFor(app, ready, { token }).then(
      ({ state }) => state as string,
      (error: unknown) => (error instanceof ContractError ? error.code : String(error)),
    );
  const all = (readyCarts: readonly ReadyCart[], tokens: readonly string[]) =>
    Promise.all(readyCarts.map((ready, index) => attempt(ready, tokens[index] ?? '')));
  const tokens = (howMany: number) => Promise.all(Array.from({ length: howMany }, () => app.sandbox.token()));

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { DATABASE_POOL: '6' } });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const ordersOf = ({ cart }: ReadyCart) =>
    count(
      'SELECT count(*)::int AS count FROM orders."order" o JOIN checkout.payment_attempt a ON a.order_id = o.id WHERE a.cart_id = $1',
      [cart.cartId],
    );
  const chargesOf = ({ cart }: ReadyCart) =>
    count(
      `SELECT count(*)::int AS count FROM payment_sandbox.charge c
       JOIN checkout.payment_attempt a ON a.id::text = c.idempotency_key WHERE a.cart_id = $1`,
      [cart.cartId],
    );

  it('makes one order and one charge from 20 clicks with different keys', async () => {
    const ready = await aReadyCart(app);
    const token = await app.sandbox.token();
    const outcomes = await all(Array(MANY).fill(ready), Array(MANY).fill(token));
    expect(outcomes).toContain('placed');
    expect(outcomes.every((outcome) => outcome === 'placed' || outcome === 'processing')).toBe(true);
    expect([await ordersOf(ready), await chargesOf(ready)]).toEqual([1, 1]);
  });

  it('makes one order and one charge from 20 tabs with a card each', async () => {
    const ready = await aReadyCart(app);
    const outcomes = await all(Array(MANY).fill(ready), await tokens(MANY));
    expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(1);
    expect([await ordersOf(ready), await chargesOf(ready)]).toEqual([1, 1]);
  });

  it('sells the last four tires to one of 20 buyers and charges no one else', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 4 } });
    const readyCarts = await Promise.all(Array.from({ length: MANY }, () => aReadyCart(app, { tireId })));
    const outcomes = await all(readyCarts, await tokens(MANY));
    expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'tire.outOfStock')).toHaveLength(MANY - 1);
    const level = await app.db.one('SELECT available, held FROM catalogue.stock_level WHERE tire_id = $1', [
      tireId,
    ]);
    expect(level).toEqual({ available: 0, held: 0 });
    const charges = await Promise.all(readyCarts.map(chargesOf));
    expect(charges.reduce((sum = 0, each = 0) => sum + each, 0)).toBe(1);
  });

  it('gives every one of 20 buyers their tires when there are enough, to the last one', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 4 * MANY } });
    const readyCarts = await Promise.all(Array.from({ length: MANY }, () => aReadyCart(app, { tireId })));
    expect(new Set(await all(readyCarts, await tokens(MANY)))).toEqual(new Set(['placed']));
    const level = await app.db.one('SELECT available, held FROM catalogue.stock_level WHERE tire_id = $1', [
      tireId,
    ]);
    expect(level).toEqual({ available: 0, held: 0 });
  });
});
