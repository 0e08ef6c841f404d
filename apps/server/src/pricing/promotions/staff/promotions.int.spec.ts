import {
  type Client,
  changePromotion,
  ContractError,
  createPromotion,
  getHistory,
  getPromotion,
  getPromotionFigures,
  listPromotions,
  movePromotion,
  type PromotionRow,
} from '@simpletread/contract';
import { cents } from '@simpletread/domain';

import { aDefinition, aProductLine, aPromotion } from '../../../../test/builders/index.js';
import { call, consoleList, startTestApp, type TestApp } from '../../../../test/index.js';
import { aStaffClient } from '../../../sso/account-types/testing/people.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { PromotionUses } from '../../uses/promotion-uses.js';

const codeOf = (error: unknown): string =>
  error instanceof ContractError ? (error.code ?? '') : String(error);

describe('promotions that staff make', () => {
  let app: TestApp;
  let client: Client;
  let headers: Record<string, string>;
  beforeAll(async () => {
    app = await startTestApp({ env: { RUN_WORKERS: '0' } });
    ({ client, headers } = await aStaffClient(app, { role: 'marketer', name: 'Mia Fontaine' }));
    await aProductLine(app.db, { brandName: 'Michelin' });
  });
  afterAll(() => app.close());

  const TERMS = {
    name: 'Michelin: $70 off 4 tires',
    startsAt: null,
    endsAt: null,
    definition: aDefinition({
      scope: { brandSlugs: ['michelin'] },
      conditions: { minTires: 4 },
      limits: { uses: 10 },
    }),
  };
  const create = (changes: object = {}) =>
    client.call(createPromotion, { body: { ...TERMS, ...changes } }, { idempotencyKey: newId() });
  const change = (id: string, version: number, changes: object = {}) =>
    client.call(
      changePromotion,
      { params: { id }, body: { ...TERMS, version, ...changes } },
      { idempotencyKey: newId() },
    );
  const move = (id: string, version: number, event: 'activate' | 'pause' | 'resume' | 'archive') =>
    client.call(movePromotion, { params: { id }, body: { version, event } }, { idempotencyKey: newId() });
  const hold = (promotionId: string, email: string, attemptId = newId()) =>
    app.get(UnitOfWork).run((tx) =>
      app.get(PromotionUses).hold(tx, {
        attemptId,
        customer: { accountId: null, email },
        applied: [{ promotionId, amountInCents: cents(7000), isFromCoupon: false }],
        couponCode: null,
        totalInCents: cents(90_000),
        expiresAt: new Date(Date.now() + 600_000),
      }),
    );

  it('begin as a draft and match the input', async () => {
    const made = await create({ startsAt: '2026-11-27T00:00:00-05:00' });
    expect(made).toMatchObject({ state: 'draft', phase: 'draft', uses: 0, useLimit: 10, version: 1 });
    expect(made.startsAt).toBe('2026-11-27T05:00:00.000Z');
    expect(made.definition).toEqual(TERMS.definition);
    expect(await client.call(getPromotion, { params: { id: made.id } })).toEqual(made);
  });

  it('are activated, paused, resumed and archived, and nothing else', async () => {
    const { id } = await create();
    const states: string[] = [];
    for (const [index, event] of (['activate', 'pause', 'resume', 'archive'] as const).entries())
      states.push((await move(id, index + 1, event)).state);
    expect(states).toEqual(['active', 'paused', 'active', 'archived']);
    expect(codeOf(await move(id, 5, 'resume').catch((error: unknown) => error))).toBe('pricing.stateRefused');
    expect(codeOf(await change(id, 5).catch((error: unknown) => error))).toBe('pricing.stateRefused');
  });

  it('are changed only from the latest version', async () => {
    const { id, version } = await create();
    const changed = await change(id, version, { name: 'Michelin: $80 off 4 tires' });
    expect(changed).toMatchObject({ name: 'Michelin: $80 off 4 tires', version: 2 });
    expect(codeOf(await change(id, version).catch((error: unknown) => error))).toBe('record.stale');
    expect(codeOf(await change(newId(), 1).catch((error: unknown) => error))).toBe('record.missing');
  });

  it('cannot name a nonexistent record', async () => {
    const definition = aDefinition({ scope: { brandSlugs: ['mishelin'] } });
    const refused: unknown = await create({ definition }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'pricing.keyUnknown', message: 'There is no brand “mishelin”.' });
  });

  it('are refused field by field, in plain words', async () => {
    const { status, body } = await call(`${app.url}/admin/promotions`, {
      headers: { ...headers, 'idempotency-key': newId() },
      body: {
        ...TERMS,
        startsAt: '2026-12-01T00:00:00Z',
        endsAt: '2026-11-30T00:00:00Z',
        definition: {
          ...TERMS.definition,
          benefit: { type: 'Percentage', target: 'tires', ratePpm: 1_200_000, capInCents: -5 },
        },
      },
    });
    expect(status).toBe(400);
    expect((body as { fields: { path: string; message: string }[] }).fields).toEqual([
      expect.objectContaining({
        path: 'body.definition.benefit.ratePpm',
        message: 'Please enter a percentage above 0 and at most 100.',
      }),
      expect.objectContaining({
        path: 'body.definition.benefit.capInCents',
        message: 'A cap must be above $0.00.',
      }),
      expect.objectContaining({ path: 'body.endsAt', message: 'The end must be after the start.' }),
    ]);
  });

  it('of a campaign keep its window', async () => {
    const promotionId = await aPromotion(app.db, { name: TERMS.name });
    await app.db.execute('UPDATE pricing.promotion SET campaign_id = $2 WHERE id = $1', [
      promotionId,
      newId(),
    ]);
    const refused: unknown = await change(promotionId, 1, { endsAt: '2026-12-01T00:00:00Z' }).catch(
      (error: unknown) => error,
    );
    expect(codeOf(refused)).toBe('pricing.inCampaign');
    expect(await change(promotionId, 1)).toMatchObject({ version: 2 });
  });

  it('of a campaign that is over take their own window and are released', async () => {
    const window = { startsAt: new Date('2020-11-27T05:00:00Z'), endsAt: new Date('2020-11-30T05:00:00Z') };
    const campaignId = newId();
    const inIt = async () => {
      const id = await aPromotion(app.db, { name: TERMS.name, ...window });
      await app.db.execute('UPDATE pricing.promotion SET campaign_id = $2 WHERE id = $1', [id, campaignId]);
      return id;
    };
    const ownerOf = (id: string) =>
      app.db.one('SELECT campaign_id AS owner FROM pricing.promotion WHERE id = $1', [id]);
    const [changed, paused] = [await inIt(), await inIt()];
    expect(await client.call(getPromotion, { params: { id: changed } })).toMatchObject({ campaignId: null });
    expect(await change(changed, 1, { endsAt: '2099-12-01T00:00:00Z' })).toMatchObject({ phase: 'running' });
    await move(paused, 1, 'pause');
    for (const id of [changed, paused]) {
      expect(await ownerOf(id)).toEqual({ owner: null });
      expect(
        await app.db.one('SELECT before, after FROM platform.audit_row WHERE subject_id = $1', [id]),
      ).toMatchObject({ before: { campaignId }, after: { campaignId: null } });
    }
  });

  it('show their cost and their sales', async () => {
    const { id } = await create();
    await move(id, 1, 'activate');
    const attemptId = newId();
    await hold(id, 'a@mail.com', attemptId);
    await app.get(UnitOfWork).run((tx) => app.get(PromotionUses).take(tx, attemptId, newId()));
    await hold(id, 'b@mail.com');
    expect(await client.call(getPromotionFigures, { params: { id } })).toEqual({
      orders: 1,
      revenueInCents: 90_000,
      spentInCents: 7000,
      held: 1,
      heldInCents: 7000,
      customers: 1,
      usesLeft: 8,
      budgetLeftInCents: null,
      lastUsedAt: expect.any(String),
      days: [
        {
          day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          orders: 1,
          revenueInCents: 90_000,
          spentInCents: 7000,
        },
      ],
    });
  });

  it('are found by name, kind, state and phase, and sorted by every named column', async () => {
    const list = consoleList<PromotionRow>(app, headers, 'promotions');
    const named = 'Findable';
    await aPromotion(app.db, { name: `${named} running` });
    await aPromotion(app.db, { name: `${named} over`, startsAt: new Date(0), endsAt: new Date(1) });
    await aPromotion(app.db, { name: `${named} planned`, startsAt: new Date('2099-01-01') });
    await aPromotion(app.db, { name: `${named} draft`, state: 'draft', needsCoupon: true });
    const names = async (filter: object) =>
      (await list({ filter: { q: named, ...filter }, sort: ['name', 'ASC'] })).rows.map(({ name }) => name);
    expect(await names({})).toHaveLength(4);
    expect(await names({ phase: 'running' })).toEqual([`${named} running`]);
    expect(await names({ phase: 'ended' })).toEqual([`${named} over`]);
    expect(await names({ phase: 'scheduled' })).toEqual([`${named} planned`]);
    expect(await names({ phase: 'draft' })).toEqual([`${named} draft`]);
    expect(await names({ needsCoupon: true })).toEqual([`${named} draft`]);
    expect(await names({ type: 'Free' })).toEqual([]);
    for (const column of ['name', 'startsAt', 'endsAt', 'priority', 'updatedAt', 'id'])
      for (const way of ['ASC', 'DESC'] as const)
        expect(await list({ sort: [column, way], filter: { q: named } })).toMatchObject({
          status: 200,
          contentRange: expect.stringMatching(/\/4$/),
        });
  });

  it('have a history with the author of each change', async () => {
    const { id, version } = await create();
    await change(id, version, { name: 'Another name' });
    const past = await client
      .call(getHistory, { params: { type: 'promotion', id }, query: {} })
      .catch(codeOf);
    // Marketers can't read the audit. Its rows are for auditors.
    expect(past).toBe('access.refused');
    const rows = await app.db.query(
      'SELECT action, actor_name, before, after FROM platform.audit_row WHERE subject_id = $1 ORDER BY at',
      [id],
    );
    expect(rows).toMatchObject([
      { action: 'promotion.create', actor_name: 'Mia Fontaine', before: null },
      { action: 'promotion.change', before: { name: TERMS.name }, after: { name: 'Another name' } },
    ]);
  });

  it('are read by analysts and changed by none of them', async () => {
    const analyst = await aStaffClient(app, { role: 'analyst' });
    expect(
      (await analyst.client.call(listPromotions, { query: { range: '[0,0]' } })).length,
    ).toBeGreaterThanOrEqual(0);
    const refused: unknown = await analyst.client
      .call(createPromotion, { body: TERMS }, { idempotencyKey: newId() })
      .catch((error: unknown) => error);
    expect(codeOf(refused)).toBe('access.refused');
  });
});
