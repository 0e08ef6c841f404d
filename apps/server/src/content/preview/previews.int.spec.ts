import type { DealsReply, Globals, ProductReply, TireSearchReply } from '@simpletread/contract';
import { cents, EMPTY_CONTENT } from '@simpletread/domain';

import {
  aPriceList,
  aProductLine,
  aPromotion,
  aPublishedCampaign,
  aShop,
  aStateTax,
  aTire,
  aWarehouse,
  aZip,
} from '../../../test/builders/index.js';
import { eventually } from '../../../test/index.js';
import { newId } from '../../platform/ids/index.js';
import { type PreviewWalk, startPreviewWalk } from './testing/preview-walk.js';

const START = '2026-11-27T05:00:00.000Z';
const END = '2026-11-29T05:00:00.000Z';
const SEARCH = '/tires?size=225-65r17';

describe('a preview of the shop', () => {
  let walk: PreviewWalk;
  let draftId: string;
  let draftRules: { readonly promotionId: string; readonly priceListId: string };
  beforeAll(async () => {
    walk = await startPreviewWalk();
    const { db } = walk.app;
    await aStateTax(db, { salesTaxRatePpm: 80_000 });
    await aZip(db);
    await aShop(db, { installPriceInCents: 2200 });
    await aWarehouse(db);
    const { lineId } = await aProductLine(db, { name: 'Crosswind HT' });
    await aTire(db, { lineId, priceInCents: 10_000, stock: { CAR: 40 } });
    await aPublishedCampaign(db, { startsAt: START, endsAt: END });
    await aPublishedCampaign(db, {
      name: 'Labor Day',
      season: 'lastChance',
      startsAt: '2026-09-04T04:00:00.000Z',
      endsAt: '2026-09-08T04:00:00.000Z',
    });
    await aPriceList(db, { name: 'Fleet', audience: 'fleet', startsAt: new Date('2020-01-01T00:00:00Z') });
    await aPromotion(db, { name: 'Black Friday $20', startsAt: new Date(START), endsAt: new Date(END) });
    await aPromotion(db, {
      name: 'Labor Day $20',
      startsAt: new Date('2026-09-04T04:00:00Z'),
      endsAt: new Date('2026-09-08T04:00:00Z'),
    });
    draftRules = {
      promotionId: await aPromotion(db, { name: 'Draft $50', state: 'draft' }),
      priceListId: await aPriceList(db, {
        audience: 'retail',
        state: 'draft',
        entries: [{ percentOff: 30 }],
      }),
    };
    draftId = newId();
    await db.execute(
      `INSERT INTO campaigns.campaign (id, name, season, starts_at, ends_at, content)
       VALUES ($1, 'Cyber draft', 'cyberMonday', '2026-11-30T05:00:00Z', '2026-12-01T05:00:00Z', $2)`,
      [
        draftId,
        JSON.stringify({
          ...EMPTY_CONTENT,
          hero: { headline: 'Cyber Monday, drafted', lead: 'Thirty percent.' },
          promotionIds: [draftRules.promotionId],
          priceListIds: [draftRules.priceListId],
        }),
      ],
    );
  });
  afterAll(() => walk.app.close());

  const read = async <T>(handle: string, path: string): Promise<T> => {
    const { status, body, headers } = await walk.get(handle, path);
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([
      200,
      'private, no-store',
      null,
    ]);
    return body as T;
  };
  const globals = (handle: string) => read<Globals>(handle, '/globals');
  const dealNames = async (handle: string) =>
    (await read<DealsReply>(handle, '/deals')).deals.map(({ name }) => name);
  const tire = async (handle: string, path = SEARCH) => {
    const [first] = (await read<TireSearchReply>(handle, path)).items;
    return { price: first?.priceInCents, label: first?.priceLabel, total: first?.outTheDoor?.totalInCents };
  };

  it('can show a future moment: its season, deals and prices', async () => {
    const handle = await walk.preview({ at: '2026-11-27T00:00:00' });
    expect((await globals(handle)).siteTheme).toBe('blackFriday');
    expect(await dealNames(handle)).toEqual(['Black Friday $20']);
    expect(await read<DealsReply>(handle, '/deals')).toMatchObject({ season: 'blackFriday' });
    const product = await read<ProductReply>(handle, '/products/northway/crosswind-ht?size=225-65r17');
    expect(product.outTheDoor).toBeNull();
  });

  it('can show a past moment, even one whose rules no longer apply', async () => {
    const handle = await walk.preview({ at: '2026-09-05T12:00' });
    expect((await globals(handle)).siteTheme).toBe('lastChance');
    expect(await dealNames(handle)).toEqual(['Labor Day $20']);
  });

  it('changes its season on the second, by a clock that runs on', async () => {
    const handle = await walk.preview({ at: '2026-11-26T23:59:58' });
    const before = await globals(handle);
    expect([before.siteTheme, before.validUntil]).toEqual(['default', START]);
    await eventually(async () => expect((await globals(handle)).siteTheme).toBe('blackFriday'));
    const { at } = await walk.show(handle);
    expect(Date.parse(at)).toBeGreaterThanOrEqual(Date.parse(START));
    expect(Date.parse(at)).toBeLessThan(Date.parse(START) + 30_000);
  });

  it('is seen as a kind of customer, at a place and with a way to pay, whatever the request says', async () => {
    const handle = await walk.preview({ at: '2026-11-20T12:00', visitor: 'Fleet' });
    const other = `${SEARCH}&zip=19147`;
    expect(await tire(handle, other)).toEqual({ price: 9000, label: 'Fleet price', total: undefined });
    await walk.change(handle, { at: '2026-11-20T12:00', zip: '19147' });
    const guest = await tire(handle);
    expect(guest).toMatchObject({ price: 10_000, label: null });
    await walk.change(handle, { at: '2026-11-20T12:00', zip: '19147', paymentMethod: 'affirm' });
    expect((await tire(handle)).total).toBe((guest.total ?? 0) - cents(4000) * 1.08);
    await walk.change(handle, { at: '2026-11-20T12:00', visitor: 'SimpleCrew' });
    expect(await walk.show(handle)).toMatchObject({ visitor: 'SimpleCrew', zip: null, paymentMethod: null });
  });

  it('shows a campaign that is a draft with its prices, in its own window and only where it is asked for', async () => {
    const handle = await walk.preview({ at: '2026-11-30T12:00', campaignId: draftId });
    expect(await globals(handle)).toMatchObject({
      siteTheme: 'cyberMonday',
      hero: { headline: 'Cyber Monday, drafted' },
    });
    expect(await dealNames(handle)).toEqual(['Draft $50']);
    expect((await tire(handle)).price).toBe(7000);
    expect(await walk.show(handle)).toMatchObject({ campaignName: 'Cyber draft' });

    await walk.change(handle, { at: '2026-12-01T00:00:00', isWithCampaign: true });
    expect(await dealNames(handle)).toEqual([]);
    expect((await tire(handle)).price).toBe(10_000);

    expect(await walk.change(handle, { at: '2026-11-30T12:00' })).toMatchObject({ campaignName: null });
    expect((await globals(handle)).siteTheme).toBe('default');
    await walk.change(handle, { at: '2026-12-06T12:00', hasDraftRules: true });
    expect(await dealNames(handle)).toEqual(['Draft $50']);
    expect((await tire(handle)).price).toBe(7000);
  });

  it('shows a draft in its current form after an edit', async () => {
    const handle = await walk.preview({ at: '2026-11-30T12:00', campaignId: draftId });
    expect((await globals(handle)).siteTheme).toBe('cyberMonday');
    await walk.app.db.execute(
      "UPDATE campaigns.campaign SET season = 'lastChance', version = version + 1 WHERE id = $1",
      [draftId],
    );
    expect((await globals(handle)).siteTheme).toBe('lastChance');
    await walk.app.db.execute("UPDATE campaigns.campaign SET season = 'cyberMonday' WHERE id = $1", [
      draftId,
    ]);
  });

  it('knows both hours that clocks show alike in November, and none that they skip in March', async () => {
    const handle = await walk.preview({ at: '2026-11-01T01:30:00' });
    const hourOf = ({ at }: { at: string }) => new Date(at).toISOString().slice(0, 16);
    expect(hourOf(await walk.show(handle))).toBe('2026-11-01T05:30');
    expect(hourOf(await walk.change(handle, { at: '2026-11-01T01:30:00', laterByHours: 1 }))).toBe(
      '2026-11-01T06:30',
    );
    expect(hourOf(await walk.change(handle, { at: '2027-03-14T01:30:00', laterByHours: 1 }))).toBe(
      '2027-03-14T07:30',
    );
    await expect(walk.change(handle, { at: '2027-03-14T02:30:00' })).rejects.toMatchObject({
      code: 'campaign.timeSkipped',
    });
  });

  it('refuses an unknown moment, an invalid ZIP code and a deleted campaign', async () => {
    const staff = await walk.staff();
    const codeOf = async (settings: object) =>
      ((await walk.ask(staff, settings)).body as { code: string }).code;
    expect(await codeOf({ at: '2036-01-01T00:00' })).toBe('preview.momentTooFar');
    expect(await codeOf({ at: 'tomorrow' })).toBe('campaign.timeInvalid');
    expect(await codeOf({ zip: '00000' })).toBe('contact.zipInvalid');
    expect(await codeOf({ campaignId: newId() })).toBe('record.missing');
  });

  it('is in the audit when it is requested, begins and ends', async () => {
    const staff = await walk.staff();
    const handle = await walk.preview({ visitor: 'Fleet' }, staff);
    await walk.change(handle, { visitor: 'EPP' });
    await walk.end(handle);
    await walk.end(handle);
    const rows = await walk.app.db.query(
      `SELECT action, actor_name, before, after FROM platform.audit_row
       WHERE subject_type = 'preview' AND actor_id = $1 ORDER BY at, id`,
      [staff.staffId],
    );
    const by = { actor_name: 'Mia Okafor' };
    expect(rows).toMatchObject([
      { ...by, action: 'preview.asked', after: { visitor: 'Fleet', shownAt: '2026-11-27T17:00:00.000Z' } },
      { ...by, action: 'preview.began', after: { visitor: 'Fleet' } },
      { ...by, action: 'preview.ended', before: { visitor: 'EPP' }, after: { endedBy: 'ended' } },
    ]);
  });
});
