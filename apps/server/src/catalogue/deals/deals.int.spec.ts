import { randomUUID } from 'node:crypto';

import { getDeal, listDeals } from '@simpletread/contract';
import {
  cents,
  EVERY_TIRE,
  NO_CONDITIONS,
  NO_LIMITS,
  type PromotionConditions,
  type PromotionScope,
} from '@simpletread/domain';

import { CatalogueModule } from '../catalogue.module.js';
import { aProductLine, aPublishedCampaign, aTire } from '../../../test/builders/index.js';
import { call, eventually, startTestApp, type TestApp } from '../../../test/index.js';

const START = '2026-11-27T05:00:00.000Z';
const END = '2026-11-29T05:00:00.000Z';

const PRIMARY_1 = '0198c0de-0000-7000-8000-0000000000d1';
const PRIMARY_2 = '0198c0de-0000-7000-8000-0000000000d2';
const SECONDARY = '0198c0de-0000-7000-8000-0000000000d3';

interface Setup {
  readonly id?: string;
  readonly name: string;
  readonly scope?: Partial<PromotionScope>;
  readonly conditions?: Partial<PromotionConditions>;
  readonly startsAt?: string | null;
  readonly endsAt?: string | null;
  readonly needsCoupon?: boolean;
}

const WRITE = `
  INSERT INTO pricing.promotion (id, name, definition, state, starts_at, ends_at) VALUES ($1, $2, $3, 'active', $4, $5)`;

describe('deals', () => {
  let app: TestApp;
  let tireId: string;
  beforeAll(async () => {
    const first = {
      CAMPAIGN_PROMOTION_IDS_PRIMARY: `${PRIMARY_2}, ${PRIMARY_1}`,
      CAMPAIGN_PROMOTION_IDS_SECONDARY: SECONDARY,
    };
    app = await startTestApp({ modules: [CatalogueModule], env: first });
    const line = await aProductLine(app.db);
    await aTire(app.db, { lineId: line.lineId });
    const other = await aProductLine(app.db, { brandName: 'Eastfield', name: 'Ridge' });
    const tire = await aTire(app.db, { lineId: other.lineId });
    tireId = tire.tireId;
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.db.execute('DELETE FROM pricing.promotion');
    await app.db.execute('DELETE FROM campaigns.calendar_entry');
  });

  const aPromotion = async ({
    id = randomUUID(),
    name,
    scope = {},
    conditions = {},
    startsAt = null,
    endsAt = null,
    needsCoupon = false,
  }: Setup) => {
    const definition = {
      benefit: { type: 'Flat Amount', target: 'tires', amountInCents: cents(10_000), unit: 'cart' },
      scope: { ...EVERY_TIRE, ...scope },
      conditions: { ...NO_CONDITIONS, ...conditions },
      needsCoupon,
      priority: 100,
      exclusivityGroup: null,
      stacking: 'stackable',
      limits: NO_LIMITS,
      isCoverageLinked: false,
    };
    await app.db.execute(WRITE, [id, name, JSON.stringify(definition), startsAt, endsAt]);
    return id;
  };
  const names = async () => (await app.client.call(listDeals, { query: {} })).deals.map(({ name }) => name);

  it('are the public promotions, to the millisecond', async () => {
    await aPromotion({
      name: 'Black Friday: $100 off 4',
      conditions: { minTires: 4 },
      startsAt: START,
      endsAt: END,
    });
    await aPromotion({ name: 'For fleets', conditions: { priceGroups: ['fleet'] } });
    await aPromotion({ name: 'By code', needsCoupon: true });
    app.clock.set(START);
    await eventually(async () => expect(await names()).toEqual(['Black Friday: $100 off 4']));
    app.clock.set('2026-11-27T04:59:59.999Z');
    expect(await names()).toEqual([]);
    app.clock.set('2026-11-29T04:59:59.999Z');
    expect(await names()).toEqual(['Black Friday: $100 off 4']);
    const { headers } = await call(`${app.url}/deals`);
    expect(headers.get('cache-control')).toBe('public, max-age=0');
    app.clock.set(END);
    expect(await names()).toEqual([]);
  });

  it('named by configuration come first, the first list before the second [R9.17]', async () => {
    app.clock.set('2026-06-01T12:00:00Z');
    await aPromotion({ name: 'A. Of every day' });
    await aPromotion({ id: SECONDARY, name: 'B. Second list' });
    await aPromotion({ id: PRIMARY_1, name: 'C. First list, named last' });
    await aPromotion({ id: PRIMARY_2, name: 'D. First list, named first' });
    await aPromotion({ name: 'E. Of every day' });
    await eventually(async () =>
      expect(await names()).toEqual([
        'D. First list, named first',
        'C. First list, named last',
        'B. Second list',
        'A. Of every day',
        'E. Of every day',
      ]),
    );
  });

  it('hold the lines of their scope, by brand or by tire', async () => {
    app.clock.set('2026-06-01T12:00:00Z');
    await aPromotion({ name: 'Of a brand', scope: { brandSlugs: ['northway'] } });
    await aPromotion({ name: 'Of a tire', scope: { tireIds: [tireId] } });
    await aPromotion({ name: 'Of all' });
    await eventually(async () =>
      expect((await names()).sort()).toEqual(['Of a brand', 'Of a tire', 'Of all']),
    );
    const linesOf = async (slug: string) => {
      const { deal } = await app.client.call(getDeal, { params: { slug }, query: {} });
      expect(deal.isForAllTires).toBe(slug === 'of-all');
      return deal.lines.map((line) => `${line.brandSlug}/${line.lineSlug}`);
    };
    expect(await linesOf('of-a-brand')).toEqual(['northway/crosswind-ht']);
    expect(await linesOf('of-a-tire')).toEqual(['eastfield/ridge']);
    expect((await linesOf('of-all')).sort()).toEqual(['eastfield/ridge', 'northway/crosswind-ht']);
  });

  it('hold lines by however many sizes and tires they name, and leave out the tires they except', async () => {
    app.clock.set('2026-06-01T12:00:00Z');
    const unknown = Array.from({ length: 400 }, () => randomUUID());
    const sizes = Array.from({ length: 30 }, (_, n) => `${n + 145}/80R13`);
    await aPromotion({ name: 'Of tires', scope: { tireIds: [...unknown, tireId] } });
    await aPromotion({ name: 'Of sizes', scope: { sizeCodes: [...sizes, '225/65R17'] } });
    await aPromotion({ name: 'But one', scope: { exceptTireIds: [tireId] } });
    await eventually(async () => expect((await names()).sort()).toEqual(['But one', 'Of sizes', 'Of tires']));
    const linesOf = async (slug: string) =>
      (await app.client.call(getDeal, { params: { slug }, query: {} })).deal.lines
        .map((line) => line.lineSlug)
        .sort();
    expect(await Promise.all(['of-tires', 'of-sizes', 'but-one'].map(linesOf))).toEqual([
      ['ridge'],
      ['crosswind-ht', 'ridge'],
      ['crosswind-ht'],
    ]);
  });

  it('that are over or unknown are not there', async () => {
    expect((await call(`${app.url}/deals/never-was`)).status).toBe(404);
  });

  it('list the sales that are on or scheduled, and none on its usual day', async () => {
    app.clock.set('2026-11-20T12:00:00Z');
    const sales = async () => (await app.client.call(listDeals, { query: {} })).sales;
    expect(await sales()).toEqual([]);
    await aPublishedCampaign(app.db, { startsAt: START, endsAt: END });
    await eventually(async () =>
      expect(await sales()).toEqual([
        { sale: 'blackFriday', name: 'Black Friday', isOn: false, startsAt: START, endsAt: END },
      ]),
    );
    app.clock.set('2026-11-28T12:00:00Z');
    await eventually(async () => {
      expect((await sales())[0]).toMatchObject({ isOn: true, endsAt: END });
      expect((await app.client.call(listDeals, { query: {} })).season).toBe('blackFriday');
    });
  });
});
