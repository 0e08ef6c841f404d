import { randomUUID } from 'node:crypto';

import type { CampaignRecord } from '@simpletread/contract';

import { ContentModule } from '../content.module.js';
import { aPriceList, aPromotion, aStaffPrincipal } from '../../../test/builders/index.js';
import { call, startTestApp, type TestApp } from '../../../test/index.js';
import { newId } from '../../platform/ids/index.js';
import { aTypedCampaign } from './testing/a-typed-campaign.js';

const STAFF = {
  mia: aStaffPrincipal('marketer', { staffId: newId(), name: 'Mia Okafor' }),
  ed: aStaffPrincipal('content-editor', { staffId: newId(), name: 'Ed Lund' }),
};
type Who = keyof typeof STAFF;

const PLACE_OF = {
  promotionIds: 'SELECT state, campaign_id, version FROM pricing.promotion WHERE id = $1',
  priceListIds: 'SELECT state, campaign_id, version FROM pricing.price_list WHERE id = $1',
};

describe('a campaign with prices', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      modules: [ContentModule],
      authenticate: ({ bearer }) => (bearer === 'mia' || bearer === 'ed' ? STAFF[bearer] : null),
    });
  });
  afterAll(() => app.close());
  beforeEach(() => app.db.execute('DELETE FROM campaigns.calendar_entry'));

  const send = async (who: Who, method: string, path: string, body: object) => {
    const headers = { authorization: `Bearer ${who}`, 'idempotency-key': randomUUID() };
    const reply = await call(`${app.url}/admin/campaigns${path}`, { method, headers, body });
    return {
      status: reply.status,
      body: reply.body as CampaignRecord,
      fault: (reply.body as { code?: string }).code,
    };
  };
  const contentWith = (named: { promotionIds?: string[]; priceListIds?: string[] }) => ({
    ...aTypedCampaign().content,
    ...named,
  });
  const create = (who: Who, content: CampaignRecord['content'] = contentWith({})) =>
    send(who, 'POST', '', aTypedCampaign({ content }));
  const change = (who: Who, { id, version }: CampaignRecord, over: Parameters<typeof aTypedCampaign>[0]) =>
    send(who, 'PUT', `/${id}`, { ...aTypedCampaign(over), version });
  const schedule = (who: Who, { id, version }: CampaignRecord) =>
    send(who, 'POST', `/${id}/releases`, { version });
  const withdraw = (who: Who, { id, version }: CampaignRecord) =>
    send(who, 'POST', `/${id}/withdrawal`, { version });
  const rollBack = (who: Who, { id, version }: CampaignRecord, release: number) =>
    send(who, 'POST', `/${id}/rollback`, { version, release });
  const REFUSED = { status: 403, fault: 'access.refused' };

  it('takes texts but no prices from staff who may not change prices', async () => {
    const promotionIds = [await aPromotion(app.db, { state: 'draft' })];
    const priceListIds = [await aPriceList(app.db, { state: 'draft' })];
    expect(await create('ed', contentWith({ promotionIds }))).toMatchObject(REFUSED);
    expect(await create('ed', contentWith({ priceListIds }))).toMatchObject(REFUSED);
    const { body } = await create('ed');
    for (const named of [{ promotionIds }, { priceListIds }])
      expect(await change('ed', body, { content: contentWith(named) })).toMatchObject(REFUSED);
    const content = contentWith({ promotionIds, priceListIds });
    const priced = (await change('mia', body, { content })).body;
    expect(priced.content).toMatchObject({ promotionIds, priceListIds });
    const worded = await change('ed', priced, { name: 'In better words', content });
    expect(worded).toMatchObject({ status: 200, body: { name: 'In better words' } });
    expect(await change('ed', worded.body, {})).toMatchObject(REFUSED);
  });

  it.each(['promotionIds', 'priceListIds'] as const)(
    'goes live, is withdrawn and is rolled back only by staff who may change prices: %s',
    async (kind) => {
      const id = kind === 'promotionIds' ? await aPromotion(app.db) : await aPriceList(app.db);
      const place = () => app.db.one(PLACE_OF[kind], [id]);
      const before = await place();
      const draft = (await create('mia', contentWith({ [kind]: [id] }))).body;
      expect(await schedule('ed', draft)).toMatchObject(REFUSED);
      expect(await place()).toEqual(before);
      const first = (await schedule('mia', draft)).body;
      const placed = await place();
      expect(placed).toMatchObject({ state: 'active', campaign_id: draft.id });
      expect(await schedule('ed', first)).toMatchObject(REFUSED);
      expect(await withdraw('ed', first)).toMatchObject(REFUSED);
      expect(await rollBack('ed', first, 1)).toMatchObject(REFUSED);
      const bare = (await change('mia', first, {})).body;
      // To release it without them would take them out of all prices.
      expect(await schedule('ed', bare)).toMatchObject(REFUSED);
      expect(await place()).toEqual(placed);
      const second = (await schedule('mia', bare)).body;
      expect(await rollBack('ed', second, 1)).toMatchObject(REFUSED);
      expect(await withdraw('ed', second)).toMatchObject({ status: 200 });
      expect(await place()).toMatchObject({ state: 'paused', campaign_id: null });
    },
  );

  it('has none for an editor, who may then do anything with it', async () => {
    const first = (await schedule('ed', (await create('ed')).body)).body;
    expect(first).toMatchObject({ state: 'scheduled', release: 1 });
    const back = await rollBack('ed', first, 1);
    expect(back).toMatchObject({ status: 200, body: { release: 2 } });
    expect(await withdraw('ed', back.body)).toMatchObject({ status: 200 });
  });

  it('that is over leaves them to the next one', async () => {
    const content = contentWith({ promotionIds: [await aPromotion(app.db, { state: 'draft' })] });
    await schedule('mia', (await create('mia', content)).body);
    const next = (await create('mia', content)).body;
    await app.db.execute('DELETE FROM campaigns.calendar_entry');
    expect((await schedule('mia', next)).fault).toBe('pricing.inCampaign');
    // As after its last day: the test can't set the database's clock.
    await app.db.execute(
      "UPDATE pricing.promotion SET starts_at = now() - interval '2 days', ends_at = now() WHERE id = $1",
      content.promotionIds,
    );
    expect(await schedule('mia', next)).toMatchObject({ status: 200, body: { state: 'scheduled' } });
  });
});
