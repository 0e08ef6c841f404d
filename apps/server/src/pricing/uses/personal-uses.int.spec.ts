import { cents } from '@simpletread/domain';

import { aPromotion } from '../../../test/builders/index.js';
import { brokenInvariants, startTestApp, type TestApp } from '../../../test/index.js';
import { Database, UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { PricingModule } from '../pricing.module.js';
import { CustomerKeys } from './customer-key.js';
import { ForgetGuestUses } from './forget-guest-uses.js';
import { PersonalUses } from './personal-uses.js';
import { PromotionUses } from './promotion-uses.js';

describe('what is kept of people’s promotions', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [PricingModule], env: { RUN_WORKERS: '0' } });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const aUse = async (customer: { accountId: string | null; email: string | null }) => {
    const promotionId = await aPromotion(app.db, { name: 'Used once', limits: { usesPerCustomer: 5 } });
    await app.get(UnitOfWork).run((tx) =>
      app.get(PromotionUses).hold(tx, {
        attemptId: newId(),
        customer,
        applied: [{ promotionId, amountInCents: cents(2500), isFromCoupon: false }],
        couponCode: null,
        totalInCents: cents(50_000),
        expiresAt: new Date(Date.now() + 600_000),
      }),
    );
  };

  it('includes uses made as a guest', async () => {
    const person = { accountId: newId(), email: 'priya@mail.com' };
    await aUse(person);
    await aUse({ accountId: null, email: person.email });
    await aUse({ accountId: null, email: 'somebody-else@mail.com' });
    const [section] = await app.get(PersonalUses).collect(app.get(Database), person);
    expect(section?.items).toHaveLength(2);
    const [guest] = await app.get(PersonalUses).collect(app.get(Database), { ...person, accountId: newId() });
    expect(guest?.items).toHaveLength(2);
    expect(section?.items[0]).toMatchObject({ promotion: 'Used once', savedInCents: 2500, state: 'held' });
  });

  it('loses them when they are forgotten, and still adds up', async () => {
    const person = { accountId: newId(), email: 'forget-me@mail.com' };
    await aUse(person);
    await aUse({ accountId: null, email: person.email });
    const erasing = { person, requestId: newId(), contacts: [person.email], subjectIds: [person.accountId] };
    for (let times = 0; times < 2; times += 1)
      await app.get(UnitOfWork).run(async (tx) => {
        await app.get(PersonalUses).erase(tx, erasing);
        return { ok: true, value: null };
      });
    const left = await app.db.query(
      `SELECT 1 FROM pricing.redemption WHERE customer_key = ANY ($1) OR email_key = ANY ($1)
       UNION ALL SELECT 1 FROM pricing.customer_use WHERE customer_key = ANY ($1)`,
      [await app.get(CustomerKeys).of(person)],
    );
    expect(left).toEqual([]);
  });

  it('loses addresses after 90 days where no limit asks for them anymore, and keeps the others', async () => {
    const used = async (limits: object, days: number, over: object = {}) => {
      const promotionId = await aPromotion(app.db, { name: 'Once a guest', limits, ...over });
      const person = { accountId: newId(), email: `${promotionId}@mail.com` };
      for (const customer of [person, { accountId: null, email: person.email }])
        await app.get(UnitOfWork).run((tx) =>
          app.get(PromotionUses).hold(tx, {
            attemptId: newId(),
            customer,
            applied: [{ promotionId, amountInCents: cents(2500), isFromCoupon: false }],
            couponCode: null,
            totalInCents: cents(50_000),
            expiresAt: new Date(Date.now() + 600_000),
          }),
        );
      await app.db.execute(
        `UPDATE pricing.redemption SET updated_at = now() - make_interval(days => $2) WHERE promotion_id = $1`,
        [promotionId, days],
      );
      return { promotionId, keys: await app.get(CustomerKeys).of(person) };
    };
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const perCustomer = { usesPerCustomer: 5 };
    const cases = {
      unlimited: await used({}, 91),
      young: await used({}, 89),
      limited: await used(perCustomer, 400),
      over: await used(perCustomer, 91),
    };
    await app.db.execute('UPDATE pricing.promotion SET ends_at = $2 WHERE id = $1', [
      cases.over.promotionId,
      daysAgo(91),
    ]);
    for (let times = 0; times < 2; times += 1) await app.get(ForgetGuestUses).run();
    const keysOf = async ({ promotionId, keys }: (typeof cases)['young']) => {
      const rows = await app.db.query<{ key: string }>(
        `SELECT customer_key AS key FROM pricing.redemption WHERE promotion_id = $1
         UNION ALL SELECT email_key FROM pricing.redemption WHERE promotion_id = $1 AND email_key IS NOT NULL
         UNION ALL SELECT customer_key FROM pricing.customer_use WHERE promotion_id = $1`,
        [promotionId],
      );
      return { all: rows.length, ofAddress: rows.filter(({ key }) => key === keys[1]).length };
    };
    expect(await keysOf(cases.unlimited)).toEqual({ all: 5, ofAddress: 0 });
    expect(await keysOf(cases.over)).toEqual({ all: 5, ofAddress: 0 });
    expect(await keysOf(cases.young)).toEqual({ all: 5, ofAddress: 3 });
    expect(await keysOf(cases.limited)).toEqual({ all: 5, ofAddress: 3 });
  });
});
