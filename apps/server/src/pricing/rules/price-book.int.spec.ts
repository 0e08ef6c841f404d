import { cents, payLaterDiscounts, type PriceRules } from '@simpletread/domain';

import { aPriceList, aPromotion } from '../../../test/builders/index.js';
import { eventually, onBothBackends, startTestApp, type TestApp } from '../../../test/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { PricingModule } from '../pricing.module.js';
import { PromotionUses } from '../uses/promotion-uses.js';
import { PriceBook } from './price-book.js';

const SOON_MS = 1_000;
const FEATURED = '0198c0de-0000-7000-8000-0000000000f1';
const GONE = '0198c0de-0000-7000-8000-0000000000f2';

const namesOf = ({ promotions }: PriceRules): string[] => promotions.map(({ name }) => name);

onBothBackends((env) => {
  let app: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    const lists = { CAMPAIGN_PROMOTION_IDS_PRIMARY: `${FEATURED}, ${GONE}` };
    app = await startTestApp({ modules: [PricingModule], env: { ...env, ...lists, RUN_WORKERS: '0' } });
    other = await startTestApp({
      modules: [PricingModule],
      env: { ...env, RUN_WORKERS: '0' },
      databaseUrl: app.databaseUrl,
    });
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });

  const rules = (of: TestApp = app) => of.get(PriceBook).rules();

  it('is the same value as long as nothing has changed', async () => {
    await aPromotion(app.db, { name: 'Unchanging', limits: { uses: 5 } });
    await eventually(async () => expect(namesOf(await rules())).toContain('Unchanging'));
    const before = await rules();
    await app.get(PriceBook).refresh();
    expect(await rules()).toBe(before);
  });

  it('changes on every server within a second', async () => {
    await Promise.all([rules(), rules(other)]);
    const promotionId = await aPromotion(app.db, { name: 'Just written' });
    for (const server of [app, other])
      await eventually(async () => expect(namesOf(await rules(server))).toContain('Just written'), SOON_MS);
    await app.db.execute("UPDATE pricing.promotion SET state = 'paused' WHERE id = $1", [promotionId]);
    for (const server of [app, other])
      await eventually(
        async () => expect(namesOf(await rules(server))).not.toContain('Just written'),
        SOON_MS,
      );
  });

  it('includes planned rules with their windows, and no drafts', async () => {
    const startsAt = new Date('2099-01-01T05:00:00Z');
    await aPromotion(app.db, { name: 'Next century', startsAt });
    await aPromotion(app.db, { name: 'Never said', state: 'draft' });
    await eventually(async () => expect(namesOf(await rules())).toContain('Next century'));
    const { promotions } = await rules();
    expect(promotions.find(({ name }) => name === 'Next century')).toMatchObject({ startsAt, endsAt: null });
    expect(promotions.map(({ name }) => name)).not.toContain('Never said');
  });

  it('has a planned price beside the one that counts now', async () => {
    const startsAt = new Date('2099-01-01T05:00:00Z');
    const priceListId = await aPriceList(app.db, {
      name: 'Partner prices',
      audience: 'partner',
      entries: [{ percentOff: 5 }, { percentOff: 7, startsAt }],
    });
    await eventually(async () => {
      const list = (await rules()).priceLists.find((each) => each.priceListId === priceListId);
      expect(list?.entries.map(({ startsAt: from, rule }) => [from, rule])).toEqual([
        [null, { kind: 'percentOff', ratePpm: 50_000 }],
        [startsAt, { kind: 'percentOff', ratePpm: 70_000 }],
      ]);
    });
  });

  it('leaves out an unreadable promotion, and keeps the others', async () => {
    await app.db.execute(
      `INSERT INTO pricing.promotion (id, name, definition, state) VALUES ($1, 'Broken', '{"benefit": {"type": "Half"}}', 'active')`,
      [newId()],
    );
    await aPromotion(app.db, { name: 'Beside it' });
    await eventually(async () => expect(namesOf(await rules())).toContain('Beside it'));
    expect(namesOf(await rules())).not.toContain('Broken');
  });

  it('shows how much of a limited promotion is used up', async () => {
    const promotionId = await aPromotion(app.db, { name: 'Counted', limits: { uses: 1 } });
    await eventually(async () => expect(namesOf(await rules(other))).toContain('Counted'));
    await app.get(UnitOfWork).run((tx) =>
      app.get(PromotionUses).hold(tx, {
        attemptId: newId(),
        customer: { accountId: null, email: 'priya@mail.com' },
        applied: [{ promotionId, amountInCents: cents(500), isFromCoupon: false }],
        couponCode: null,
        totalInCents: cents(40_000),
        expiresAt: new Date(Date.now() + 60_000),
      }),
    );
    await eventually(async () => {
      const counted = (await rules(other)).promotions.find((each) => each.promotionId === promotionId);
      expect(counted?.use).toEqual({ uses: 1, spentInCents: 500 });
    }, SOON_MS);
  });

  it('uses drafts in place of their published versions', async () => {
    const promotionId = await aPromotion(app.db, { name: 'As it is' });
    await eventually(async () => expect(namesOf(await rules())).toContain('As it is'));
    const now = await rules();
    const kept = now.promotions.find((each) => each.promotionId === promotionId);
    if (kept === undefined) throw new Error('it is not in the book');
    const draft = { ...kept, name: 'As it may be' };
    const changed = await app.get(PriceBook).rulesWith({ promotions: [draft] });
    expect(namesOf(changed)).toContain('As it may be');
    expect(namesOf(changed)).not.toContain('As it is');
    expect(await rules()).toBe(now);
  });

  it('names the promotions that configuration puts first, of those that there are [R9.17]', async () => {
    await aPromotion(app.db, { promotionId: FEATURED, name: 'Put first' });
    await eventually(async () =>
      expect(await app.get(PriceBook).featured()).toEqual({ primary: [FEATURED], secondary: [] }),
    );
    expect(await other.get(PriceBook).featured()).toEqual({ primary: [], secondary: [] });
  });

  it('has promotions that are made of settings as well', async () => {
    const source = payLaterDiscounts({ klarna: 10 });
    other.get(PriceBook).addSource(() => Promise.resolve(source));
    expect(namesOf(await rules(other))).toContain('Pay-later discount, Klarna');
    expect(await rules(other)).toBe(await rules(other));
  });
});
