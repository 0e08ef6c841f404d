import { aPriceList, aPromotion, aStaffPrincipal } from '../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../test/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { PricingModule } from '../pricing.module.js';
import { CampaignRules } from './campaign-rules.js';

const TO_COME = { startsAt: new Date('2099-11-27T05:00:00Z'), endsAt: new Date('2099-11-30T05:00:00Z') };
const OVER = { startsAt: new Date('2020-11-27T05:00:00Z'), endsAt: new Date('2020-11-30T05:00:00Z') };
const PROMOTION = 'SELECT state, starts_at, ends_at, campaign_id FROM pricing.promotion WHERE id = $1';
const PRICE_LIST = 'SELECT state, starts_at, ends_at, campaign_id FROM pricing.price_list WHERE id = $1';
const CONTEXT = {
  staff: aStaffPrincipal('marketer', { staffId: newId(), name: 'Mia Okafor' }),
  requestId: 'a-request',
};

describe('the rules of a campaign', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [PricingModule], env: { RUN_WORKERS: '0' } });
  });
  afterAll(() => app.close());

  const release = (
    campaignId: string,
    promotionIds: string[],
    { priceListIds = [] as string[], window = TO_COME } = {},
  ) =>
    app
      .get(UnitOfWork)
      .run((tx) =>
        app.get(CampaignRules).release(tx, { campaignId, ...window, promotionIds, priceListIds }, CONTEXT),
      );
  const withdraw = (campaignId: string) =>
    app.get(UnitOfWork).run(async (tx) => {
      await app.get(CampaignRules).withdraw(tx, campaignId, CONTEXT);
      return { ok: true as const, value: null };
    });
  const placeOf = (promotionId: string) => app.db.one(PROMOTION, [promotionId]);
  const placeOfList = (priceListId: string) => app.db.one(PRICE_LIST, [priceListId]);
  const pastOf = (id: string) =>
    app.db.query(
      'SELECT action, actor_name, request_id, before, after FROM platform.audit_row WHERE subject_id = $1 ORDER BY at, id',
      [id],
    );

  it('begin and end with it, and are released when it no longer names them', async () => {
    const campaignId = newId();
    const [first, second] = [
      await aPromotion(app.db, { state: 'draft' }),
      await aPromotion(app.db, { state: 'draft' }),
    ];
    const priceListId = await aPriceList(app.db, { state: 'draft' });
    expect(await release(campaignId, [first, second], { priceListIds: [priceListId] })).toMatchObject({
      ok: true,
    });
    const here = {
      state: 'active',
      starts_at: TO_COME.startsAt,
      ends_at: TO_COME.endsAt,
      campaign_id: campaignId,
    };
    const free = { state: 'paused', starts_at: null, ends_at: null, campaign_id: null };
    expect([await placeOf(first), await placeOf(second)]).toEqual([here, here]);
    expect(await placeOfList(priceListId)).toEqual(here);
    expect(await release(campaignId, [second])).toMatchObject({ ok: true });
    expect(await placeOf(first)).toEqual(free);
    expect(await placeOfList(priceListId)).toEqual(free);
    await withdraw(campaignId);
    expect(await placeOf(second)).toEqual(free);
  });

  it('are of one campaign alone, and neither unknown nor archived', async () => {
    const taken = await aPromotion(app.db, { state: 'draft' });
    await release(newId(), [taken]);
    const archived = await aPromotion(app.db, { state: 'archived' });
    const faults = [];
    for (const id of [taken, archived, newId()]) {
      const refused = await release(newId(), [id]);
      faults.push(refused.ok ? 'ok' : refused.fault.code);
    }
    expect(faults).toEqual(['pricing.inCampaign', 'pricing.stateRefused', 'record.missing']);
    expect(await placeOf(archived)).toMatchObject({ state: 'archived', campaign_id: null });
  });

  it('are free for another campaign once theirs is over', async () => {
    const promotionId = await aPromotion(app.db, { state: 'draft' });
    const priceListId = await aPriceList(app.db, { state: 'draft' });
    const [old, next] = [newId(), newId()];
    await release(old, [promotionId], { priceListIds: [priceListId], window: OVER });
    expect(await release(next, [promotionId], { priceListIds: [priceListId] })).toMatchObject({ ok: true });
    const there = { state: 'active', starts_at: TO_COME.startsAt, campaign_id: next };
    expect(await placeOf(promotionId)).toMatchObject(there);
    expect(await placeOfList(priceListId)).toMatchObject(there);
    await withdraw(old);
    expect(await placeOf(promotionId)).toMatchObject(there);
  });

  it('record it in their own histories, each in its own words', async () => {
    const campaignId = newId();
    const promotionId = await aPromotion(app.db, { state: 'draft' });
    const priceListId = await aPriceList(app.db, { state: 'active' });
    await release(campaignId, [promotionId], { priceListIds: [priceListId] });
    await withdraw(campaignId);
    const nowhere = { campaignId: null, startsAt: null, endsAt: null };
    const there = {
      campaignId,
      state: 'active',
      startsAt: TO_COME.startsAt.toISOString(),
      endsAt: TO_COME.endsAt.toISOString(),
    };
    const by = { actor_name: 'Mia Okafor', request_id: 'a-request' };
    const paused = { ...nowhere, state: 'paused' };
    expect(await pastOf(promotionId)).toEqual([
      { ...by, action: 'promotion.joinCampaign', before: { ...nowhere, state: 'draft' }, after: there },
      { ...by, action: 'promotion.leaveCampaign', before: there, after: paused },
    ]);
    expect(await pastOf(priceListId)).toEqual([
      { ...by, action: 'priceList.joinCampaign', before: { ...nowhere, state: 'active' }, after: there },
      { ...by, action: 'priceList.leaveCampaign', before: there, after: paused },
    ]);
  });
});
