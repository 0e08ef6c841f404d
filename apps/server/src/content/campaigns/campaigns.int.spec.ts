import { randomUUID } from 'node:crypto';

import type { CampaignRecord, CampaignRow } from '@simpletread/contract';
import { EVERY_TIRE, NO_CONDITIONS, NO_LIMITS } from '@simpletread/domain';

import { ContentModule } from '../content.module.js';
import { aStaffPrincipal } from '../../../test/builders/index.js';
import { call, startTestApp, type TestApp } from '../../../test/index.js';
import { aTypedCampaign } from './testing/a-typed-campaign.js';

const MARKETER = aStaffPrincipal('marketer', {
  staffId: '0198c0de-0000-7000-8000-0000000000a1',
  name: 'Mia Okafor',
});
const AGENT = aStaffPrincipal('support-agent');

describe('campaigns', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      modules: [ContentModule],
      authenticate: ({ bearer }) => (bearer === 'mia' ? MARKETER : bearer === 'agent' ? AGENT : null),
    });
  });
  afterAll(() => app.close());
  // The database's clock decides what may be scheduled, and every test has its own calendar.
  beforeEach(() => app.db.execute('DELETE FROM campaigns.calendar_entry'));

  const send = async <T = CampaignRecord>(method: string, path: string, body?: object, bearer = 'mia') => {
    const headers = { authorization: `Bearer ${bearer}`, 'idempotency-key': randomUUID() };
    const reply = await call(`${app.url}/admin/campaigns${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    return {
      status: reply.status,
      body: reply.body as T,
      fault: (reply.body as { code?: string } | null)?.code,
    };
  };
  const create = async (over: Parameters<typeof aTypedCampaign>[0] = {}) => {
    const { status, body } = await send('POST', '', aTypedCampaign(over));
    expect(status).toBe(201);
    return body;
  };
  const schedule = ({ id, version }: CampaignRecord) => send('POST', `/${id}/releases`, { version });
  const change = (record: CampaignRecord, over: Parameters<typeof aTypedCampaign>[0]) =>
    send('PUT', `/${record.id}`, { ...aTypedCampaign(over), version: record.version });

  it('begin as drafts, with times as they were chosen in New York', async () => {
    const record = await create();
    expect(record).toMatchObject({
      state: 'draft',
      startsAt: '2099-11-27T05:00:00.000Z',
      startsAtEastern: '2099-11-27T00:00',
      release: null,
      hasUnreleasedChanges: false,
      obstacle: null,
    });
  });

  it('are refused at a time that clocks skip, with no time at all, and where they end first', async () => {
    for (const [over, code] of [
      [{ startsAt: '2026-03-08T02:30' }, 'campaign.timeSkipped'],
      [{ endsAt: 'soon' }, 'campaign.timeInvalid'],
      [{ endsAt: '2099-11-27T00:00' }, 'campaign.windowInvalid'],
    ] as const) {
      const { fault } = await send('POST', '', aTypedCampaign(over));
      expect(fault).toBe(code);
    }
  });

  it('accept only links to our own site', async () => {
    const content = { ...aTypedCampaign().content, footerLinks: [{ label: 'Out', link: '//evil.test' }] };
    expect((await send('POST', '', { ...aTypedCampaign(), content })).status).toBe(400);
  });

  it('are refused beside another season, which is named; two that meet are not', async () => {
    const first = await create();
    expect((await schedule(first)).body).toMatchObject({ state: 'scheduled', release: 1 });
    const second = await create({ name: 'Cyber Weekend', season: 'cyberWeekend' });
    expect(second.obstacle).toContain('“Black Friday” sets the shop’s look');
    const refused = await call(`${app.url}/admin/campaigns/${second.id}/releases`, {
      method: 'POST',
      headers: { authorization: 'Bearer mia', 'idempotency-key': randomUUID() },
      body: { version: second.version },
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 'campaign.overlap' } });
    const moved = await change(second, { startsAt: '2099-11-29T00:00', endsAt: '2099-11-30T00:00' });
    expect((await schedule(moved.body)).status).toBe(200);
  });

  it('admits one of two that are scheduled at the same moment', async () => {
    const both = await Promise.all(
      Array.from({ length: 8 }, (_, n) => create({ name: `Sale ${n}`, season: 'lastChance' })),
    );
    const answers = await Promise.all(both.map((record) => schedule(record)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ fault }) => fault === 'campaign.overlap')).toHaveLength(7);
  });

  it('cannot overlap in the database either', async () => {
    const { body } = await schedule(await create());
    const other = await create({ name: 'By hand', season: 'cyberMonday' });
    await app.db.execute(
      `INSERT INTO campaigns.campaign_release (campaign_id, number, name, season, starts_at, ends_at, content, released_by_name)
       SELECT id, 1, name, season, starts_at, ends_at, content, 'by hand' FROM campaigns.campaign WHERE id = $1`,
      [other.id],
    );
    await expect(
      app.db.execute('INSERT INTO campaigns.calendar_entry VALUES ($1, 1, $2, $3, $4)', [
        other.id,
        'cyberMonday',
        body.startsAt,
        body.endsAt,
      ]),
    ).rejects.toThrow('one_season_at_a_time');
  });

  it('go live and end by the clock, are withdrawn at once, and stay over once they are', async () => {
    const { body } = await schedule(await create());
    const stateAt = async (moment: string) => {
      app.clock.set(moment);
      return (await send('GET', `/${body.id}`)).body.state;
    };
    expect(await stateAt('2099-11-27T04:59:59.999Z')).toBe('scheduled');
    expect(await stateAt('2099-11-27T05:00:00.000Z')).toBe('live');
    expect(await stateAt('2099-11-29T05:00:00.000Z')).toBe('ended');
    app.clock.set('2026-11-20T15:00:00Z');
    const withdrawn = await send('POST', `/${body.id}/withdrawal`, { version: body.version });
    expect(withdrawn.body).toMatchObject({ state: 'withdrawn', release: null });
    expect(await send('POST', `/${body.id}/withdrawal`, { version: withdrawn.body.version })).toMatchObject({
      status: 409,
      fault: 'campaign.stateRefused',
    });
  });

  it('that are over are not scheduled anymore', async () => {
    const old = await create({ startsAt: '2020-11-27T00:00', endsAt: '2020-11-28T00:00' });
    expect(await schedule(old)).toMatchObject({ status: 422, fault: 'campaign.windowPast' });
  });

  it('are changed as drafts beside what is released, and rolled back to any release at once', async () => {
    const first = (await schedule(await create())).body;
    const draft = (await change(first, { name: 'Black Friday, again' })).body;
    expect(draft).toMatchObject({
      release: 1,
      released: { name: 'Black Friday', season: 'blackFriday', startsAt: '2099-11-27T05:00:00.000Z' },
      hasUnreleasedChanges: true,
    });
    const second = (await schedule(draft)).body;
    expect(second).toMatchObject({ release: 2, hasUnreleasedChanges: false });
    const back = await send('POST', `/${first.id}/rollback`, { version: second.version, release: 1 });
    expect(back.body).toMatchObject({ name: 'Black Friday', release: 3, hasUnreleasedChanges: false });
    expect(back.body.releases.map(({ number, name, repeats }) => [number, name, repeats])).toEqual([
      [3, 'Black Friday', 1],
      [2, 'Black Friday, again', null],
      [1, 'Black Friday', null],
    ]);
    const unknown = await send('POST', `/${first.id}/rollback`, { version: back.body.version, release: 9 });
    expect(unknown.fault).toBe('campaign.releaseUnknown');
  });

  it('keep releases as they were', async () => {
    const { id } = (await schedule(await create())).body;
    await expect(
      app.db.execute("UPDATE campaigns.campaign_release SET name = 'x' WHERE campaign_id = $1", [id]),
    ).rejects.toThrow();
  });

  it('are not changed over a colleague’s change', async () => {
    const record = await create();
    await change(record, { name: 'Mine' });
    expect(await change(record, { name: 'Yours' })).toMatchObject({ status: 409, fault: 'record.stale' });
    expect((await schedule(record)).fault).toBe('record.stale');
  });

  it('record the author and the values before and after', async () => {
    const released = (await schedule(await create())).body;
    const draft = (await change(released, { name: 'Renamed' })).body;
    const again = (await schedule(draft)).body;
    const back = await send('POST', `/${again.id}/rollback`, { version: again.version, release: 1 });
    await send('POST', `/${again.id}/withdrawal`, { version: back.body.version });
    const rows = await app.db.query<{ action: string; actor_name: string; before: object; after: object }>(
      'SELECT action, actor_name, before, after FROM platform.audit_row WHERE subject_id = $1 ORDER BY at, id',
      [again.id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'campaign.create',
      'campaign.schedule',
      'campaign.change',
      'campaign.schedule',
      'campaign.rollBack',
      'campaign.withdraw',
    ]);
    expect(rows[2]).toMatchObject({
      actor_name: 'Mia Okafor',
      before: { name: 'Black Friday', startsAt: '2099-11-27T00:00 ET' },
      after: { name: 'Renamed' },
    });
  });

  it('bring their promotions along, in their own window, and take them away', async () => {
    const promotionId = randomUUID();
    const definition = {
      benefit: { type: 'Percentage', target: 'tires', ratePpm: 100_000, capInCents: null },
      scope: EVERY_TIRE,
      conditions: NO_CONDITIONS,
      needsCoupon: false,
      priority: 100,
      exclusivityGroup: null,
      stacking: 'stackable',
      limits: NO_LIMITS,
      isCoverageLinked: false,
    };
    await app.db.execute(
      "INSERT INTO pricing.promotion (id, name, definition, state) VALUES ($1, '10% off', $2, 'draft')",
      [promotionId, JSON.stringify(definition)],
    );
    const promotion = () =>
      app.db.one('SELECT state, starts_at, ends_at, campaign_id FROM pricing.promotion WHERE id = $1', [
        promotionId,
      ]);
    const content = { ...aTypedCampaign().content, promotionIds: [promotionId] };
    const { body } = await schedule(await create({ content }));
    expect(await promotion()).toEqual({
      state: 'active',
      starts_at: new Date(body.startsAt),
      ends_at: new Date(body.endsAt),
      campaign_id: body.id,
    });
    const other = await create({ season: 'default', content });
    expect((await schedule(other)).fault).toBe('pricing.inCampaign');
    await send('POST', `/${body.id}/withdrawal`, { version: body.version });
    expect(await promotion()).toMatchObject({ state: 'paused', campaign_id: null, starts_at: null });
    const unknown = await create({ content: { ...content, promotionIds: [randomUUID()] } });
    expect((await schedule(unknown)).fault).toBe('record.missing');
  });

  it('are deleted only as drafts, and restored unchanged', async () => {
    const draft = await create({ name: 'Given up' });
    const remove = (id: string, version: number, bearer = 'mia') =>
      send('DELETE', `/${id}?version=${version}`, undefined, bearer);
    expect((await remove(draft.id, draft.version, 'agent')).fault).toBe('access.refused');
    expect((await remove(draft.id, draft.version + 1)).fault).toBe('record.stale');
    expect((await remove(draft.id, draft.version)).status).toBe(200);
    expect((await send('GET', `/${draft.id}`)).fault).toBe('record.missing');
    const back = await send('POST', `/${draft.id}/restoration`);
    expect({ ...back.body, updatedAt: '' }).toEqual({ ...draft, updatedAt: '' });
    expect((await send('POST', `/${draft.id}/restoration`)).fault).toBe('record.stale');
    expect((await send('POST', `/${randomUUID()}/restoration`)).fault).toBe('record.missing');
    const { body: released } = await schedule(back.body);
    expect((await remove(released.id, released.version)).fault).toBe('record.notDraft');
    const { body: withdrawn } = await send('POST', `/${released.id}/withdrawal`, {
      version: released.version,
    });
    expect((await remove(withdrawn.id, withdrawn.version)).fault).toBe('record.notDraft');
  });

  it('are listed by state and time', async () => {
    const { id } = (await schedule(await create({ name: 'Findable' }))).body;
    const list = async (filter: object) =>
      (await send<CampaignRow[]>('GET', `?filter=${JSON.stringify({ q: 'findable', ...filter })}`)).body.map(
        (row) => row.id,
      );
    expect(await list({ state: 'scheduled' })).toEqual([id]);
    expect(await list({ state: 'live' })).toEqual([]);
    expect(await list({ from: '2099-11-28T00:00:00Z', to: '2099-12-01T00:00:00Z' })).toEqual([id]);
    expect(await list({ from: '2099-11-29T05:00:00Z' })).toEqual([]);
  });

  it('are nothing for an agent, and unknown ids are unknown', async () => {
    expect((await send('GET', '', undefined, 'agent')).status).toBe(403);
    expect((await send('GET', `/${randomUUID()}`)).fault).toBe('record.missing');
  });
});
