import { randomUUID } from 'node:crypto';

import {
  addCartLines,
  changeCartLine,
  ContractError,
  createCart,
  getCart,
  removeCartCoupon,
  setCartCoupon,
  setCartDelivery,
} from '@simpletread/contract';

import { CartsModule } from '../../carts.module.js';
import {
  aCoupon,
  anOpenCart,
  aPromotion,
  aReadyCart,
  aShop,
  aTire,
  payFor,
  type ReadyCart,
} from '../../../../test/builders/index.js';
import { brokenInvariants, type ShopApp, startShopApp } from '../../../../test/index.js';
import { PriceBook } from '../../../pricing/rules/price-book.js';

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
    app = await startShopApp({ modules: [CartsModule], env: { DATABASE_POOL: '8' } });
    ({ tireId } = await aTire(app.db, { priceInCents: OWN_PRICE, stock: { CAR: 10_000 } }));
  });
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

    it('state the code’s unmet conditions', async () => {
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

  it('are on their line of the cart, beside the line’s other fields [R3.08]', async () => {
    const { db } = app;
    const { tireId: covered, itemNumber } = await aTire(db, { priceInCents: OWN_PRICE, stock: { CAR: 40 } });
    const { code: shopCode } = await aShop(db);
    const scope = { tireIds: [covered] };
    const kept = [
      await aPromotion(db, { name: 'Five off, and covered', scope, isCoverageLinked: true, priority: 1 }),
      await aPromotion(db, {
        name: 'Tenth off',
        scope,
        benefit: { type: 'Percentage', target: 'tires', ratePpm: 100_000, capInCents: null },
      }),
    ];
    await rulesChanged();
    const lines = [
      { tireId: covered, quantity: 4 },
      { tireId, quantity: 1 },
    ];
    const { cart, headers } = await anOpenCart(app, { lines, zip: '19147' });
    const chosen = await app.client.call(
      setCartDelivery,
      { body: { version: cart.version, fulfilment: 'ship-to-shop', shopCode } },
      key(headers),
    );
    const lineId = chosen.lines.find(({ productId }) => productId === covered)?.lineId ?? '';
    const changed = await app.client.call(
      changeCartLine,
      { params: { lineId }, body: { version: chosen.version, hasRoadHazard: true } },
      key(headers),
    );
    const promotion = (couponAmountType: string, couponAmount: number, linkToTRCProm = false) => ({
      couponAmountType,
      couponAmount,
      alreadyAppliedIntoCart: true,
      linkToTRCProm,
    });
    expect(changed.lines.find((line) => line.lineId === lineId)).toMatchObject({
      name: expect.stringMatching(/^Crosswind/),
      productId: covered,
      itemNumber,
      salePriceInCents: OWN_PRICE,
      quantity: 4,
      roadHazardCostInCents: 1_750,
      roadHazardState: 1,
      siteProductPromotion: expect.arrayContaining([
        // $20 off the tires, and the coverage of four at $17.50.
        promotion('Flat Amount', 2_000 + 4 * 1_750, true),
        promotion('Percentage', (4 * OWN_PRICE - 2_000) / 10),
      ]),
    });
    expect(changed.lines.find(({ productId }) => productId === tireId)).toMatchObject({
      quantity: 1,
      roadHazardState: 0,
    });
    await db.execute("UPDATE pricing.promotion SET state = 'archived' WHERE id = ANY ($1)", [kept]);
    await rulesChanged();
  });

  it('keep a promotion’s limit under 50 checkouts at once, and charge no one more than was agreed', async () => {
    const promotionId = await aPromotion(app.db, { name: 'First ten', limits: { uses: 10 } });
    await rulesChanged();
    const own = await aTire(app.db, { priceInCents: OWN_PRICE, stock: { CAR: 4 * MANY } });
    const readyCarts: ReadyCart[] = [];
    for (let made = 0; made < MANY; made += 1) readyCarts.push(await aReadyCart(app, { tireId: own.tireId }));
    expect(readyCarts.every(({ cart }) => cart.pricing.discountInCents === 2_000)).toBe(true);
    const outcomes = await Promise.all(
      readyCarts.map((ready) =>
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
