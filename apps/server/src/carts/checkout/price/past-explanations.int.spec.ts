import { type CallInput, explainPriceOfCart, getAdminOrder, setCartCoupon } from '@simpletread/contract';

import { CartsModule } from '../../carts.module.js';
import {
  aCoupon,
  aPlacedOrder,
  aPriceList,
  aPromotion,
  aReadyCart,
  aShop,
  aTire,
  payFor,
} from '../../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../../test/index.js';
import { PriceBook } from '../../../pricing/rules/price-book.js';

type Question = CallInput<typeof explainPriceOfCart>['body'];

const ALEX = { headers: { authorization: 'Bearer alex' } };
const DAY_MS = 86_400_000;
const THREE_WEEKS_MS = 21 * DAY_MS;
/** A millisecond clock meets a microsecond clock, so events keep a distance from each moment. */

/** Records with moments. Three weeks later each of them is three weeks further back. */
const MOMENTS: readonly (readonly [table: string, columns: readonly string[]])[] = [
  ['pricing.past', ['known_since']],
  ['pricing.promotion', ['created_at', 'starts_at', 'ends_at']],
  ['pricing.price_list', ['created_at', 'starts_at', 'ends_at']],
  ['pricing.price_list_entry', ['since', 'starts_at', 'ends_at']],
  ['pricing.price_list_entry_past', ['since', 'until', 'starts_at', 'ends_at']],
  ['pricing.coupon_batch', ['created_at', 'withdrawn_at']],
  ['pricing.redemption', ['created_at', 'updated_at']],
  ['content.shop_setting_version', ['changed_at']],
  ['platform.row_history', ['valid_to']],
  ['catalogue.tire_price_past', ['until']],
  ['locations.state_tax_past', ['until']],
];

const LATER = MOMENTS.map(
  ([table, columns]) =>
    `UPDATE ${table} SET ${columns.map((column) => `${column} = ${column} - interval '21 days'`).join(', ')};`,
).join(' ');

describe('what an order was charged', () => {
  let app: ShopApp;
  let tire: Awaited<ReturnType<typeof aTire>>;
  let shop: Awaited<ReturnType<typeof aShop>>;
  let listId: string;
  let setDealId: string;

  const explain = (body: Question) => app.client.call(explainPriceOfCart, { body }, ALEX);
  const orderOf = (orderId: string) => app.client.call(getAdminOrder, { params: { id: orderId } }, ALEX);
  const databaseTime = async () =>
    (await app.db.one<{ at: Date }>('SELECT clock_timestamp() AS at'))?.at.getTime() ?? Number.NaN;
  /** Prices use the shop's clock, rules the database's. */
  const clocksAgree = async () => {
    const soon = (await databaseTime()) + 1;
    app.clock.set(new Date(soon));
    await eventually(async () => expect(await databaseTime()).toBeGreaterThan(soon));
  };
  const threeWeeksPass = () =>
    app.db.query(['DO $$ BEGIN SET LOCAL session_replication_role = replica;', LATER, 'END $$'].join(' '));

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
    tire = await aTire(app.db, { priceInCents: 14_200, stock: { CAR: 1_000 } });
    shop = await aShop(app.db);
    listId = await aPriceList(app.db, {
      name: 'Everybody',
      audience: 'retail',
      entries: [{ percentOff: 2 }, { percentOff: 5, minTires: 4 }],
    });
    setDealId = await aPromotion(app.db, { name: 'Set', conditions: { minTires: 4 } });
    await aPromotion(app.db, {
      name: 'Three days',
      endsAt: new Date(Date.now() + 3 * DAY_MS),
      benefit: { type: 'Percentage', target: 'tires', ratePpm: 30_000, capInCents: null },
    });
    await aPromotion(app.db, { name: 'For eight', conditions: { minTires: 8 } });
    await aPromotion(app.db, { name: 'The last one', limits: { uses: 1 } });
    const letters = await aPromotion(app.db, { name: 'Letters', needsCoupon: true });
    await aCoupon(app.db, letters, { code: 'TWENTY', usesPerCode: 1 });
    await app.get(PriceBook).refresh();
    await clocksAgree();
  });
  afterAll(() => app.close());

  const everythingChanges = async () => {
    await app.db.execute(
      `UPDATE pricing.promotion SET definition = jsonb_set(definition, '{benefit,amountInCents}', '9999') WHERE id = $1`,
      [setDealId],
    );
    await app.db.execute(`UPDATE pricing.promotion SET state = 'archived' WHERE name IN ('Set', 'Letters')`);
    await app.db.execute(
      'UPDATE pricing.price_list_entry SET rate_ppm = 200000 WHERE price_list_id = $1 AND min_tires = 4',
      [listId],
    );
    await app.db.execute('DELETE FROM pricing.price_list_entry WHERE price_list_id = $1 AND min_tires = 1', [
      listId,
    ]);
    await app.db.execute('UPDATE pricing.coupon_batch SET withdrawn_at = now()');
    await aPromotion(app.db, { name: 'Since then' });
    await app.db.execute(
      `INSERT INTO content.shop_setting_version (version, settings)
       VALUES (1, '{"paymentTypeDiscountInPercentage": {"affirm": 50}}')`,
    );
    await app.db.execute(
      'UPDATE catalogue.tire SET price_in_cents = price_in_cents + 1000, road_hazard_in_cents = 1 WHERE id = $1',
      [tire.tireId],
    );
    await app.db.execute('UPDATE installers.shop SET install_price_in_cents = 3000');
    await app.db.execute("UPDATE locations.state_tax SET sales_tax_rate_ppm = 90000 WHERE state = 'PA'");
  };

  it('matches the explanation of its cart’s price three weeks later, whatever has changed', async () => {
    const ready = await aReadyCart(app, { tireId: tire.tireId, shopCode: shop.code });
    const coupon = { version: ready.cart.version, code: 'TWENTY' };
    const cart = await app.client.call(
      setCartCoupon,
      { body: coupon },
      { idempotencyKey: 'coupon-of-three-weeks-ago', headers: ready.headers },
    );
    const { orderNumber } = await payFor(app, { ...ready, cart });
    const placed = await app.db.one<{ id: string }>('SELECT id FROM orders."order" WHERE number = $1', [
      orderNumber,
    ]);
    const { pricing, priceRecord: record } = await orderOf(placed?.id ?? '');
    expect(record).toMatchObject({
      couponCode: 'TWENTY',
      lists: [{ name: 'Everybody', entry: '5% off every tire, from 4 tires' }],
    });
    expect(record?.missed).toContainEqual(
      expect.objectContaining({ name: 'For eight', reason: 'needs 8 tires, has 4' }),
    );

    await clocksAgree();
    await everythingChanges();
    expect(await brokenInvariants(app.databaseUrl)).toEqual([]);
    await threeWeeksPass();
    await clocksAgree();
    await app.get(PriceBook).refresh();

    const at = new Date(Date.parse(record?.at ?? '') - THREE_WEEKS_MS).toISOString();
    const question = {
      lines: [{ itemNumber: tire.itemNumber, quantity: 4 }],
      shopCode: shop.code,
      code: 'TWENTY',
    };
    const then = await explain({ ...question, at, shopper: record?.buyer ?? {} });
    const figures = ({ lines, promotions, ...rest }: typeof pricing) => ({
      ...rest,
      lines: lines.map(({ lineId: _, ...line }) => line),
      promotions: promotions.map(({ lines: __, ...promotion }) => promotion),
    });
    expect(figures(then.pricing)).toEqual(figures(pricing));
    expect(then.pricing.promotions.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Set', 'Three days', 'The last one', 'Letters']),
    );
    expect(then.lists.map(({ entry, tiers }) => [entry, tiers])).toEqual(
      record?.lists.map(({ entry, tiers }) => [entry, tiers]),
    );
    const reasons = (missed: typeof then.missed) => missed.map(({ name, reason }) => `${name} ${reason}`);
    expect(reasons(then.missed)).toEqual(reasons(record?.missed ?? []));

    const now = await explain({ ...question, code: null });
    expect(now.pricing.totalInCents).not.toBe(pricing.totalInCents);
    const names = now.pricing.promotions.map(({ name }) => name);
    expect([names.includes('Since then'), names.includes('Set')]).toEqual([true, false]);
    await expect(explain(question)).rejects.toMatchObject({ code: 'coupon.ended' });
  });

  it('is known as far back as price history goes, and no further', async () => {
    const { knownSince } = (await app.db.one<{ knownSince: Date }>(
      'SELECT known_since AS "knownSince" FROM pricing.past',
    )) ?? { knownSince: new Date() };
    const lines = [{ itemNumber: tire.itemNumber, quantity: 4 }];
    const before = new Date(knownSince.getTime() - 1_000).toISOString();
    await expect(explain({ lines, at: before })).rejects.toMatchObject({
      code: 'pricing.pastUnknown',
      message: expect.stringMatching(/recorded only from .+ ET on/),
    });
    const after = new Date(knownSince.getTime() + 1_000).toISOString();
    expect((await explain({ lines, at: after })).at).toBe(after);
  });

  it('is explained by its stored record; an older order has only its price', async () => {
    const { orderId } = await aPlacedOrder(app, { tireId: tire.tireId });
    const kept = await orderOf(orderId);
    expect(kept.priceRecord?.buyer).toMatchObject({ priceGroup: 'retail', isCrewMember: false });
    await app.db.execute(
      `UPDATE orders."order" SET price_snapshot = price_snapshot - 'record' WHERE id = $1`,
      [orderId],
    );
    expect(await orderOf(orderId)).toMatchObject({ priceRecord: null, pricing: kept.pricing });
  });
});
