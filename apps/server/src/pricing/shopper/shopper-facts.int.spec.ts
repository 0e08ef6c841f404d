import { cents, GUEST } from '@simpletread/domain';

import { CartsModule } from '../../carts/carts.module.js';
import { aPlacedOrder, aPromotion } from '../../../test/builders/index.js';
import { eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { anAccount } from '../../../test/sso/sign-in-shop.js';
import { AccountStandings } from '../../sso/account-types/account-standings.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { PriceBook } from '../rules/price-book.js';
import { PricingModule } from '../pricing.module.js';
import { PromotionUses } from '../uses/promotion-uses.js';
import { ShopperFacts } from './shopper-facts.js';

describe('the buyer', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, PricingModule], env: { RUN_WORKERS: '0' } });
  });
  afterAll(() => app.close());

  const facts = () => app.get(ShopperFacts);
  const inTheBook = (promotionId: string) =>
    eventually(async () => {
      const { promotions } = await app.get(PriceBook).rules();
      expect(promotions.map((each) => each.promotionId)).toContain(promotionId);
    });

  it('is an unknown guest without an account and an address', async () => {
    expect(await facts().of({ accountId: null, email: null })).toBe(GUEST);
  });

  it('follows the account’s grant at once', async () => {
    const { accountId, email } = await anAccount(app, { passwordHash: null });
    expect(await facts().of({ accountId, email })).toMatchObject({
      priceGroup: 'retail',
      isCrewMember: false,
    });
    const applicationId = newId();
    await app.db.execute(
      `INSERT INTO account_types.application (id, account_id, source, type, state) VALUES ($1, $2, 'staff', 'Fleet', 'submitted')`,
      [applicationId, accountId],
    );
    await app.db.execute(
      `INSERT INTO account_types.account_grant
         (id, account_id, type, company_name, price_group, tax_certificate, tax_exempt_until, source, application_id)
       VALUES ($1, $2, 'Fleet', 'Acme', 'fleet', 'TX-1', now() + interval '1 year', 'staff', $3)`,
      [newId(), accountId, applicationId],
    );
    await app.db.execute('INSERT INTO account_types.crew_member (account_id) VALUES ($1)', [accountId]);
    await app.get(UnitOfWork).run((tx) => {
      app.get(AccountStandings).changed(tx, accountId);
      return Promise.resolve({ ok: true, value: null });
    });
    const expected = {
      priceGroup: 'fleet',
      accountTypes: ['Fleet'],
      isCrewMember: true,
      verifiedGroups: [],
      isTaxExempt: true,
    };
    expect(await facts().fresh({ accountId, email })).toMatchObject(expected);
    await eventually(
      async () => expect(await facts().of({ accountId, email })).toMatchObject(expected),
      1_000,
    );
  });

  it('counts uses by the account and by its mailbox, whichever of them is given', async () => {
    const promotionId = await aPromotion(app.db, { limits: { usesPerCustomer: 3 } });
    await inTheBook(promotionId);
    const { accountId, email } = await anAccount(app, { passwordHash: null });
    for (const customer of [
      { accountId: null, email: email.toUpperCase() },
      { accountId, email },
    ])
      await app.get(UnitOfWork).run((tx) =>
        app.get(PromotionUses).hold(tx, {
          attemptId: newId(),
          customer,
          applied: [{ promotionId, amountInCents: cents(100), isFromCoupon: false }],
          couponCode: null,
          totalInCents: cents(50_000),
          expiresAt: new Date(Date.now() + 60_000),
        }),
      );
    expect((await facts().of({ accountId, email })).uses).toEqual(new Map([[promotionId, 2]]));
    expect((await facts().of({ accountId: null, email })).uses).toEqual(new Map([[promotionId, 2]]));
    expect((await facts().of({ accountId, email: null })).uses).toEqual(new Map([[promotionId, 2]]));
    expect((await facts().of({ accountId: null, email: 'nobody@example.com' })).uses).toEqual(new Map());
  });

  it('orders for the first time until there is an order of the account or the address', async () => {
    await inTheBook(await aPromotion(app.db, { conditions: { isFirstOrderOnly: true } }));
    const { orderId } = await aPlacedOrder(app);
    const order = await app.db.one<{ email: string }>('SELECT email FROM orders."order" WHERE id = $1', [
      orderId,
    ]);
    const email = order?.email ?? '';
    const isFirst = async (accountId: string | null, address: string | null) =>
      (await facts().of({ accountId, email: address })).isFirstOrder;
    expect(await isFirst(null, email.toUpperCase())).toBe(false);
    expect(await isFirst(newId(), email)).toBe(false);
    expect(await isFirst(null, 'nobody-yet@mail.com')).toBe(true);
    const { accountId } = await anAccount(app, { passwordHash: null });
    await app.db.execute('UPDATE orders."order" SET account_id = $1 WHERE id = $2', [accountId, orderId]);
    expect(await isFirst(accountId, 'other@mail.com')).toBe(false);
  });
});
