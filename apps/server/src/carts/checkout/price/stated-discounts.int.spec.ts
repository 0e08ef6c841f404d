import { randomUUID } from 'node:crypto';

import { ContractError, getCart, getPayLaterTerms, joinCrew } from '@simpletread/contract';
import { cents, DAILY_DEAL_GROUP, ok, PAY_OVER_TIME_METHODS, type PayLaterMethod } from '@simpletread/domain';

import { UnitOfWork } from '../../../platform/database/index.js';
import { CartsModule } from '../../carts.module.js';
import { SsoModule } from '../../../sso/sso.module.js';
import {
  answerLender,
  anOpenCart,
  aProductLine,
  aPromotion,
  aReadyCart,
  aShop,
  aTire,
  chooseMethod,
  comeBack,
  goToLender,
  payFor,
  type ReadyCart,
} from '../../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../../test/index.js';
import { aCustomer, tokensAreAccountIds } from '../../../sso/account-types/testing/people.js';
import { DailyDeals } from '../../../pricing/rules/daily-deals.js';
import { PriceBook } from '../../../pricing/rules/price-book.js';

const OWN_PRICE = 14_200;
const FIVE_PERCENT = (4 * OWN_PRICE) / 20;
const TEN_PERCENT = (4 * OWN_PRICE) / 10;
/** Lenders take ten percent off what is left. */
const WITH_LENDER = FIVE_PERCENT + (4 * OWN_PRICE - FIVE_PERCENT) / 10;

describe('the discounts that the shop always has', () => {
  let app: ShopApp;
  let tireId: string;
  const rulesChanged = () => app.get(PriceBook).refresh();
  const key = (headers: Readonly<Record<string, string>> = {}) => ({ idempotencyKey: randomUUID(), headers });

  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule, SsoModule],
      env: { DATABASE_POOL: '8', RUN_WORKERS: '0' },
    });
    tokensAreAccountIds(app);
    ({ tireId } = await aTire(app.db, { priceInCents: OWN_PRICE, stock: { CAR: 10_000 } }));
  });
  afterEach(async () => {
    expect(await brokenInvariants(app.databaseUrl)).toEqual([]);
    await app.db.execute("UPDATE pricing.promotion SET state = 'archived'");
    await rulesChanged();
  });
  afterAll(() => app.close());

  describe('SimplePay', () => {
    const simplePay = () =>
      aPromotion(app.db, {
        name: 'SimplePay: 5% off your first order',
        benefit: { type: 'Percentage', target: 'tires', ratePpm: 50_000, capInCents: null },
        conditions: { isFirstOrderOnly: true, paymentMethods: [...PAY_OVER_TIME_METHODS] },
        limits: { usesPerCustomer: 1 },
      });
    const ready = async (email: string, method: PayLaterMethod): Promise<ReadyCart> =>
      chooseMethod(app, await aReadyCart(app, { tireId, shipTo: { email } }), method);
    const outcomeOf = (going: ReadyCart, method: PayLaterMethod) =>
      goToLender(app, going, method).then(
        (placed) => ({ code: placed.state as string, placed }),
        (error: unknown) => ({
          code: error instanceof ContractError ? String(error.code) : '',
          placed: null,
        }),
      );

    const waiting = async () =>
      (
        await app.db.one<{ n: number }>(
          `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
      )?.n;

    /** All calls price their carts before any of them takes its tires: the stock is locked until each waits for it. */
    const atTheSameMoment = async <T>(start: () => readonly Promise<T>[]): Promise<T[]> => {
      const started = await app.get(UnitOfWork).run(async (tx) => {
        await tx.query('SELECT 1 FROM catalogue.stock_level FOR UPDATE');
        const calls = start();
        await eventually(async () => expect(await waiting()).toBe(calls.length));
        return ok(calls);
      });
      return Promise.all(started.value);
    };

    it('shows as long as a marketer has it on', async () => {
      const told = async () => (await app.client.call(getPayLaterTerms, {})).firstOrder;
      expect(await told()).toBeNull();
      const promotionId = await simplePay();
      await rulesChanged();
      expect(await told()).toEqual({ ratePpm: 50_000, methods: PAY_OVER_TIME_METHODS });
      await app.db.execute("UPDATE pricing.promotion SET state = 'paused' WHERE id = $1", [promotionId]);
      await rulesChanged();
      expect(await told()).toBeNull();
    });

    it('applies to one of two first orders that are completed at the same moment, and the other gets the reason [R9.10]', async () => {
      await simplePay();
      await rulesChanged();
      const email = 'first@example.com';
      const lenders = ['affirm', 'klarna'] as const;
      const going = await Promise.all(lenders.map((lender) => ready(email, lender)));
      expect(going.map(({ cart }) => cart.pricing.discountInCents)).toEqual([WITH_LENDER, WITH_LENDER]);
      const outcomes = await atTheSameMoment(() =>
        lenders.map((lender, at) => outcomeOf(going[at] as ReadyCart, lender)),
      );
      expect(outcomes.map(({ code }) => code).sort()).toEqual(['away', 'promotion.usedUp']);
      const first = outcomes.find(({ placed }) => placed !== null)?.placed;
      if (first === null || first === undefined) throw new Error('nobody went to a lender');
      expect(await comeBack(app, await answerLender(first))).toMatchObject({ state: 'placed' });

      const at = outcomes.findIndex(({ placed }) => placed === null);
      const [late, lender] = [going[at] as ReadyCart, lenders[at] ?? 'affirm'];
      const cart = await app.client.call(getCart, {}, { headers: late.headers });
      expect(cart.pricing.discountInCents).toBe(TEN_PERCENT);
      const second = await goToLender(app, { ...late, cart }, lender);
      expect(await comeBack(app, await answerLender(second))).toMatchObject({ state: 'placed' });
      const kept = await app.db.one<{ missed: { name: string; reason: string }[] }>(
        `SELECT price_snapshot #> '{record,missed}' AS missed FROM orders."order" WHERE number = $1`,
        [second.orderNumber],
      );
      expect(kept?.missed).toContainEqual(
        expect.objectContaining({
          name: 'SimplePay: 5% off your first order',
          reason: 'is for a first order',
        }),
      );
    });

    it('does not apply to card payments', async () => {
      await simplePay();
      await rulesChanged();
      const { cart } = await aReadyCart(app, { tireId });
      expect(cart.pricing.discountInCents).toBe(0);
    });
  });

  it('of SimpleCrew are $25 once for new members, on a first and not a second order [R9.10]', async () => {
    await aPromotion(app.db, {
      name: 'SimpleCrew: $25 off for joining',
      benefit: { type: 'Flat Amount', target: 'tires', amountInCents: cents(2_500), unit: 'cart' },
      conditions: { isCrewOnly: true },
      limits: { usesPerCustomer: 1 },
    });
    await rulesChanged();
    const customer = await aCustomer(app);
    const asCustomer = { ...app, client: customer.client };
    const before = await aReadyCart(asCustomer, { tireId, shipTo: { email: customer.email } });
    expect(before.cart.pricing.discountInCents).toBe(0);
    await customer.client.call(joinCrew, {}, key());
    await eventually(async () => {
      const open = await anOpenCart(asCustomer, { lines: [{ tireId, quantity: 4 }] });
      expect(open.cart.pricing.discountInCents).toBe(2_500);
    });
    const buy = async () => {
      const ready = await aReadyCart(asCustomer, { tireId, shipTo: { email: customer.email } });
      await payFor({ ...app, client: customer.client }, ready);
      return ready.cart.pricing.discountInCents;
    };
    expect([await buy(), await buy()]).toEqual([2_500, 0]);
  });

  it('of a day take up to 20 % off that day’s subject until midnight in New York, once, on any number of servers [R9.10]', async () => {
    const line = await aProductLine(app.db, { brandName: 'Eastfield', name: 'Ridge' });
    const { tireId: dealt } = await aTire(app.db, {
      lineId: line.lineId,
      priceInCents: OWN_PRICE,
      stock: { CAR: 40 },
    });
    const scope = { tireIds: [dealt] };
    await aPromotion(app.db, {
      name: '20% off Eastfield',
      state: 'paused',
      exclusivityGroup: DAILY_DEAL_GROUP,
      scope,
      benefit: { type: 'Percentage', target: 'tires', ratePpm: 200_000, capInCents: null },
    });
    app.clock.set('2036-11-20T15:00:00Z');
    await Promise.all([1, 2, 3].map(() => app.get(DailyDeals).run()));
    await rulesChanged();
    const off = async () => {
      const open = await anOpenCart(app, { lines: [{ tireId: dealt, quantity: 4 }] });
      return open.cart.pricing.promotions.map(({ name, amountInCents }) => [name, amountInCents]);
    };
    const ofDay = (day: string) => [[`Deal of the day, ${day}: 20% off Eastfield`, (4 * OWN_PRICE) / 5]];
    expect(await off()).toEqual(ofDay('November 20'));
    app.clock.set('2036-11-21T04:59:59.999Z');
    expect(await off()).toEqual(ofDay('November 20'));
    app.clock.set('2036-11-21T05:00:00Z');
    expect(await off()).toEqual(ofDay('November 21'));
    app.clock.set('2036-11-22T05:00:00Z');
    expect(await off()).toEqual([]);
  });

  it('of the installation are $25 for four tires and none for three [R9.10]', async () => {
    const { code: shopCode } = await aShop(app.db);
    const installed = async (quantity: number) => {
      const { pricing } = (await aReadyCart(app, { tireId, quantity, shopCode })).cart;
      return pricing.installationSavingInCents;
    };
    expect([await installed(3), await installed(4)]).toEqual([0, 2_500]);
  });
});
