import { randomUUID } from 'node:crypto';

import {
  addCartLines,
  ContractError,
  createCart,
  getCart,
  removeCartCoupon,
  setCartCoupon,
} from '@simpletread/contract';

import { aCoupon, aPromotion, aReadyCart, aTire, payFor, type ReadyCart } from '../../test/builders/index.js';
import { brokenInvariants, type ShopApp, startShopApp } from '../../test/index.js';
import { PriceBook } from '../pricing/index.js';
import { CheckoutModule } from './index.js';

const OWN_PRICE = 14_200;
const MANY = 50;

describe('promotions on the way to an order', () => {
  let app: ShopApp;
  let tireId: string;

  const key = (headers: Readonly<Record<string, string>> = {}) => ({ idempotencyKey: randomUUID(), headers });
  const rulesChanged = () => app.get(PriceBook).refresh();

  const aCart = async () => {
    const opened = await app.client.call(
      createCart,
      { body: { lines: [{ tireId, quantity: 4 }], zip: '19147', vehicle: null } },
      key(),
    );
    return { ...opened, headers: { 'x-cart-token': opened.cartToken } };
  };

  beforeAll(async () => {
    app = await startShopApp({ modules: [CheckoutModule], env: { DATABASE_POOL: '8' } });
    ({ tireId } = await aTire(app.db, { priceInCents: OWN_PRICE, stock: { CAR: 10_000 } }));
  }, 60_000);
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  describe('of a code', () => {
    const outcome = (error: unknown): string =>
      error instanceof ContractError ? String(error.code) : String(error);

    it('take its discount off; a second code is refused until one is picked [R5.23]', async () => {
      const first = await aPromotion(app.db, { name: 'Spring', needsCoupon: true });
      const second = await aPromotion(app.db, {
        name: 'Summer',
        needsCoupon: true,
        benefit: { type: 'Percentage', target: 'tires', ratePpm: 100_000, capInCents: null },
      });
      await aCoupon(app.db, first, { code: 'SPRING20' });
      await aCoupon(app.db, second, { code: 'SUMMER10' });
      await rulesChanged();
      const { cart, headers } = await aCart();
      const enter = (version: number, code: string, isReplacing = false) =>
        app.client.call(setCartCoupon, { body: { version, code, isReplacing } }, key(headers));
      const spring = await enter(cart.version, ' spring20 ');
      expect(spring).toMatchObject({
        coupon: { code: 'SPRING20', name: 'Spring', isApplied: true, reason: null },
        pricing: { discountInCents: 2_000 },
      });
      expect(spring.lines[0]?.siteProductPromotion).toEqual([
        {
          couponAmountType: 'Flat Amount',
          couponAmount: 2_000,
          alreadyAppliedIntoCart: true,
          linkToTRCProm: false,
        },
      ]);
      await expect(enter(spring.version, 'SUMMER10')).rejects.toMatchObject({
        code: 'coupon.notCombinable',
        message: expect.stringMatching(/pick one/i),
      });
      expect(await enter(spring.version, 'NOBODYS').catch(outcome)).toBe('coupon.unknown');
      const summer = await enter(spring.version, 'SUMMER10', true);
      expect(summer.pricing.discountInCents).toBe(5_680);
      const none = await app.client.call(
        removeCartCoupon,
        { query: { version: summer.version } },
        key(headers),
      );
      expect(none).toMatchObject({ coupon: null, pricing: { discountInCents: 0 } });
    });

    it('say what the code still asks for', async () => {
      const promotionId = await aPromotion(app.db, {
        name: 'Eight for less',
        needsCoupon: true,
        conditions: { minTires: 8 },
      });
      await aCoupon(app.db, promotionId, { code: 'EIGHT' });
      await rulesChanged();
      const { cart, headers } = await aCart();
      const entered = await app.client.call(
        setCartCoupon,
        { body: { version: cart.version, code: 'EIGHT' } },
        key(headers),
      );
      expect(entered.coupon).toMatchObject({ isApplied: false, reason: 'needs 8 tires, has 4' });
      const more = await app.client.call(
        addCartLines,
        { body: { version: entered.version, lines: [{ tireId, quantity: 4 }] } },
        key(headers),
      );
      expect(more.coupon).toMatchObject({ isApplied: true, reason: null });
      expect((await app.client.call(getCart, {}, { headers })).pricing.discountInCents).toBe(2_000);
    });
  });

  it('hold a promotion’s limit under 50 checkouts at once, and charge nobody more than was agreed', async () => {
    const promotionId = await aPromotion(app.db, { name: 'First ten', limits: { uses: 10 } });
    await rulesChanged();
    const own = await aTire(app.db, { priceInCents: OWN_PRICE, stock: { CAR: 4 * MANY } });
    const readies: ReadyCart[] = [];
    for (let made = 0; made < MANY; made += 1) readies.push(await aReadyCart(app, { tireId: own.tireId }));
    expect(readies.every(({ cart }) => cart.pricing.discountInCents === 2_000)).toBe(true);
    const outcomes = await Promise.all(
      readies.map((ready) =>
        payFor(app, ready).then(
          ({ state }) => state as string,
          (error: unknown) => (error instanceof ContractError ? String(error.code) : String(error)),
        ),
      ),
    );
    expect(outcomes.filter((each) => each === 'placed')).toHaveLength(10);
    const others = new Set(outcomes.filter((each) => each !== 'placed'));
    expect([...others].every((each) => ['promotion.usedUp', 'cart.priceChanged'].includes(each))).toBe(true);
    const rows = await app.db.one(
      `SELECT (SELECT count(*)::int FROM pricing.redemption WHERE promotion_id = $1 AND state = 'taken') AS taken,
              (SELECT count(*)::int FROM pricing.redemption WHERE promotion_id = $1 AND state = 'held') AS held,
              (SELECT uses FROM pricing.promotion_use WHERE promotion_id = $1) AS uses`,
      [promotionId],
    );
    expect(rows).toEqual({ taken: 10, held: 0, uses: 10 });
    await app.db.execute("UPDATE pricing.promotion SET state = 'archived' WHERE id = $1", [promotionId]);
  }, 120_000);
});
