import { randomUUID } from 'node:crypto';

import { joinCrew } from '@simpletread/contract';
import { cents, PAY_OVER_TIME_METHODS } from '@simpletread/domain';

import {
  aPromotion,
  aReadyCart,
  anOpenCart,
  aTire,
  chooseMethod,
  payFor,
} from '../../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../../test/index.js';
import { PriceBook } from '../../../pricing/rules/price-book.js';
import { aCustomer, type Customer, tokensAreAccountIds } from '../../../sso/account-types/testing/people.js';
import { SsoModule } from '../../../sso/sso.module.js';
import { CartsModule } from '../../carts.module.js';

const PRICE = 14_200;
const FIVE_PERCENT = (4 * PRICE) / 20;
const TEN_PERCENT = (4 * PRICE) / 10;
const WITH_LENDER = FIVE_PERCENT + (4 * PRICE - FIVE_PERCENT) / 10;

describe('one person with one mailbox', () => {
  let app: ShopApp;
  let tireId: string;
  const as = ({ client }: Customer) => ({ ...app, client });

  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule, SsoModule],
      env: { DATABASE_POOL: '8', RUN_WORKERS: '0' },
    });
    tokensAreAccountIds(app);
    ({ tireId } = await aTire(app.db, { priceInCents: PRICE, stock: { CAR: 10_000 } }));
  });
  afterEach(async () => {
    expect(await brokenInvariants(app.databaseUrl)).toEqual([]);
    await app.db.execute("UPDATE pricing.promotion SET state = 'archived'");
    await app.get(PriceBook).refresh();
  });
  afterAll(() => app.close());

  /** The saving of a guest with this address, or of a customer with theirs. */
  const saved = async (email: string, shop: Pick<ShopApp, 'client'> = app): Promise<number> => {
    const ready = await aReadyCart({ ...app, ...shop }, { tireId, shipTo: { email } });
    return ready.cart.pricing.discountInCents;
  };

  it('has one first order, whatever the address is spelled like and whoever signs in', async () => {
    await aPromotion(app.db, {
      name: '5% off your first order',
      benefit: { type: 'Percentage', target: 'tires', ratePpm: 50_000, capInCents: null },
      conditions: { isFirstOrderOnly: true, paymentMethods: [...PAY_OVER_TIME_METHODS] },
    });
    await app.get(PriceBook).refresh();
    const withLender = async (email: string, shop: Pick<ShopApp, 'client'> = app) => {
      const ready = await aReadyCart({ ...app, ...shop }, { tireId, shipTo: { email } });
      return (await chooseMethod({ ...app, ...shop }, ready, 'affirm')).cart.pricing.discountInCents;
    };
    const customer = await aCustomer(app, 'first.buyer+one@gmail.com');
    expect(await withLender('elsewhere@mail.com', as(customer))).toBe(WITH_LENDER);
    await payFor(
      as(customer),
      await aReadyCart(as(customer), { tireId, shipTo: { email: 'elsewhere@mail.com' } }),
    );

    for (const email of ['firstbuyer@gmail.com', 'f.irstbuyer+two@googlemail.com', 'Elsewhere+3@mail.com'])
      expect([email, await withLender(email)]).toEqual([email, TEN_PERCENT]);
    const again = await aCustomer(app, 'firstbuyer+again@gmail.com');
    expect(await withLender('brand.new@mail.com', as(again))).toBe(TEN_PERCENT);
    expect(await withLender('else.where@mail.com')).toBe(WITH_LENDER);
  });

  it('uses a promotion as often as its limit, with any spelling', async () => {
    await aPromotion(app.db, {
      name: '$20 off, once',
      benefit: { type: 'Flat Amount', target: 'tires', amountInCents: cents(2_000), unit: 'cart' },
      limits: { usesPerCustomer: 1 },
    });
    await app.get(PriceBook).refresh();
    const ready = await aReadyCart(app, { tireId, shipTo: { email: 'lucky+1@gmail.com' } });
    expect(ready.cart.pricing.discountInCents).toBe(2_000);
    await payFor(app, ready);
    for (const email of ['lucky@gmail.com', 'l.u.c.k.y@googlemail.com', 'LUCKY+2@gmail.com'])
      expect([email, await saved(email)]).toEqual([email, 0]);
    expect(await saved('lucky@mail.com')).toBe(2_000);
  });

  it('joins SimpleCrew for $25 once, with any number of accounts', async () => {
    await aPromotion(app.db, {
      name: 'SimpleCrew: $25 off for joining',
      benefit: { type: 'Flat Amount', target: 'tires', amountInCents: cents(2_500), unit: 'cart' },
      conditions: { isCrewOnly: true },
      limits: { usesPerCustomer: 1 },
    });
    await app.get(PriceBook).refresh();
    const member = async (email: string): Promise<Customer> => {
      const customer = await aCustomer(app, email);
      await customer.client.call(joinCrew, {}, { idempotencyKey: randomUUID() });
      return customer;
    };
    const first = await member('crew+1@gmail.com');
    await eventually(async () => {
      const open = await anOpenCart(as(first), { lines: [{ tireId, quantity: 4 }] });
      expect(open.cart.pricing.discountInCents).toBe(2_500);
    });
    const ready = await aReadyCart(as(first), { tireId, shipTo: { email: 'office@mail.com' } });
    expect(ready.cart.pricing.discountInCents).toBe(2_500);
    await payFor(as(first), ready);

    const second = await member('c.rew+2@googlemail.com');
    expect(await saved('home@mail.com', as(second))).toBe(0);
    const other = await member('crew@mail.com');
    expect(await saved('third@mail.com', as(other))).toBe(2_500);
  });
});
