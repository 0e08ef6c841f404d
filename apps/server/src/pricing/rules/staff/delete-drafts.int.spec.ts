import {
  type Client,
  ContractError,
  createCampaign,
  createCouponBatch,
  createPriceList,
  createPromotion,
  deleteCampaign,
  deletePriceList,
  deletePromotion,
  getPriceList,
  getPromotion,
  movePriceList,
  movePromotion,
  savePriceEntries,
} from '@simpletread/contract';

import { aDefinition } from '../../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../../test/index.js';
import { aStaffClient } from '../../../sso/account-types/testing/people.js';
import { aTypedCampaign } from '../../../content/campaigns/testing/a-typed-campaign.js';
import { newId } from '../../../platform/ids/index.js';

const TERMS = { name: 'Never to be', startsAt: null, endsAt: null };
const key = () => ({ idempotencyKey: newId() });
const faultOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'none',
    (error: unknown) => (error instanceof ContractError ? (error.code ?? '') : String(error)),
  );

describe('drafts of price rules', () => {
  let app: TestApp;
  let client: Client;
  let reader: Client;
  beforeAll(async () => {
    app = await startTestApp({ env: { RUN_WORKERS: '0' } });
    ({ client } = await aStaffClient(app, { role: 'marketer', name: 'Mia Fontaine' }));
    ({ client: reader } = await aStaffClient(app, { role: 'analyst' }));
  });
  afterAll(() => app.close());

  const aDraft = (changes: object = {}) =>
    client.call(createPromotion, { body: { ...TERMS, definition: aDefinition(changes) } }, key());
  const aList = () => client.call(createPriceList, { body: { ...TERMS, audience: 'fleet' } }, key());
  const removePromotion = (id: string, version: number, by = client) =>
    by.call(deletePromotion, { params: { id }, query: { version } }, key());
  const removeList = (id: string, version: number, by = client) =>
    by.call(deletePriceList, { params: { id }, query: { version } }, key());
  const auditRowsOf = async (action: string, id: string) =>
    (
      await app.db.query<{ actor_name: string; before: object; after: null }>(
        'SELECT actor_name, before, after FROM platform.audit_row WHERE action = $1 AND subject_id = $2',
        [action, id],
      )
    )[0];

  it('are deleted with their coupon codes, and the audit keeps their last state', async () => {
    const { id, version } = await aDraft({ needsCoupon: true });
    const batch = { promotionId: id, name: 'Printed', code: 'NEVERTOBE', usesPerCode: null };
    await client.call(createCouponBatch, { body: { kind: 'chosen', ...batch } }, key());
    await removePromotion(id, version);
    expect(await faultOf(client.call(getPromotion, { params: { id } }))).toBe('record.missing');
    expect(await app.db.query("SELECT FROM pricing.coupon WHERE code = 'NEVERTOBE'")).toEqual([]);
    expect(await auditRowsOf('promotion.delete', id)).toMatchObject({
      actor_name: 'Mia Fontaine',
      before: { name: 'Never to be', couponCount: 1 },
      after: null,
    });
  });

  it('go with their prices', async () => {
    const { id, version } = await aList();
    const rule = { kind: 'percentOff' as const, ratePpm: 50_000 };
    const entry = { scope: 'all' as const, key: '', minTires: 1, rule, startsAt: null, endsAt: null };
    const saved = await client.call(
      savePriceEntries,
      { params: { id }, body: { version, isDryRun: false, entries: [entry], removedIds: [] } },
      key(),
    );
    await removeList(id, saved.priceList.version);
    expect(await faultOf(client.call(getPriceList, { params: { id } }))).toBe('record.missing');
    expect(await auditRowsOf('priceList.delete', id)).toMatchObject({ before: { entryCount: 1 } });
  });

  it('are deleted by staff who may write them, from the latest version', async () => {
    const [promotion, list] = [await aDraft(), await aList()];
    expect(await faultOf(removePromotion(promotion.id, 1, reader))).toBe('access.refused');
    expect(await faultOf(removeList(list.id, 1, reader))).toBe('access.refused');
    expect(await faultOf(removePromotion(promotion.id, 2))).toBe('record.stale');
    expect(await faultOf(removeList(list.id, 2))).toBe('record.stale');
  });

  it('stay once they were on, whatever they are now', async () => {
    const [promotion, list] = [await aDraft(), await aList()];
    for (const [version, event] of [
      [1, 'activate'],
      [2, 'pause'],
      [3, 'archive'],
    ] as const) {
      const body = { version, event };
      await client.call(movePromotion, { params: { id: promotion.id }, body }, key());
      await client.call(movePriceList, { params: { id: list.id }, body }, key());
      expect(await faultOf(removePromotion(promotion.id, version + 1))).toBe('record.notDraft');
      expect(await faultOf(removeList(list.id, version + 1))).toBe('record.notDraft');
    }
  });

  it('stay as long as a campaign means to bring them along', async () => {
    const [promotion, list] = [await aDraft(), await aList()];
    const typed = aTypedCampaign({ name: 'Spring' });
    const content = { ...typed.content, promotionIds: [promotion.id], priceListIds: [list.id] };
    const campaign = await client.call(createCampaign, { body: { ...typed, content } }, key());
    await expect(removePromotion(promotion.id, 1)).rejects.toMatchObject({
      code: 'pricing.claimed',
      message: 'The campaign “Spring” includes this. Please remove it there first.',
    });
    expect(await faultOf(removeList(list.id, 1))).toBe('pricing.claimed');
    const { id, version } = campaign;
    await client.call(deleteCampaign, { params: { id }, query: { version } }, key());
    await removePromotion(promotion.id, 1);
    await removeList(list.id, 1);
  });
});
