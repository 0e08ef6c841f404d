import { randomUUID } from 'node:crypto';

import {
  type CallInput,
  getWorkOwner,
  listAlerts,
  listApprovals,
  listColleagues,
  listMyWork,
  listOrders,
  listQuotes,
  listReturns,
  listReviews,
  listWaiting,
  setWorkOwner,
} from '@simpletread/contract';
import type { OwnedRecord, WorkQueue } from '@simpletread/domain';

import { aPlacedOrder, aStaffAccount } from '../../../test/builders/index.js';
import { AGENT, type ShopApp, startShopApp } from '../../../test/index.js';
import { FEATURES } from '../../features.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { WorkOwnerRepository } from '../../platform/work-owners/index.js';
import { fillDesk } from './testing/a-full-desk.js';

type Body = CallInput<typeof setWorkOwner>['body'];

const MARCUS = '0198c0de-0000-7000-8000-000000000002';
const SAL = '0198c0de-0000-7000-8000-000000000007';
const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });

describe('the owner of work', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: FEATURES });
    const row = await app.db.one<{ now: Date }>('SELECT now() AS now');
    app.clock.set(row?.now.toISOString() ?? '');
    await fillDesk(app, { viewer: MARCUS, colleague: AGENT.staffId });
    const { staffId } = await aStaffAccount(app.db, { role: 'senior-agent', name: 'Marcus Oyelaran' });
    await app.db.execute('UPDATE identity.staff SET id = $1 WHERE id = $2', [MARCUS, staffId]);
    await aStaffAccount(app.db, { role: 'analyst', name: 'Ana Lind' });
  });
  afterAll(() => app.close());

  const anOrder = async () => (await aPlacedOrder(app)).orderId;
  const set = (who: string, id: string, body: Body, kind: OwnedRecord = 'orders') =>
    app.client.call(
      setWorkOwner,
      { params: { kind, id }, body },
      { ...as(who), idempotencyKey: randomUUID() },
    );
  const codeOf = (error: unknown) => (error as { code?: string }).code;
  const queue = async (who: string, name: WorkQueue) =>
    (await app.client.call(listWaiting, { query: {} }, as(who))).find((each) => each.queue === name);

  it('is one person, however many take it at once', async () => {
    const id = await anOrder();
    const takers = Array.from({ length: 8 }, (_, place) => (place % 2 === 0 ? 'robin' : 'marcus'));
    const results = await Promise.all(
      takers.map((who) => set(who, id, { to: 'me', seen: null }).then(() => 'won', codeOf)),
    );
    expect(results.filter((result) => result === 'won')).toHaveLength(1);
    expect(new Set(results)).toEqual(new Set(['won', 'work.taken']));
    const rows = await app.db.query(
      "SELECT action FROM platform.audit_row WHERE subject_type = 'order' AND subject_id = $1 AND action LIKE 'work.%'",
      [id],
    );
    expect(rows).toEqual([{ action: 'work.take' }]);
  });

  it('is handed to a colleague, who finds it on Today with the note, and given back', async () => {
    const id = await anOrder();
    await set('robin', id, { to: 'me', seen: null });
    const handed = await set('robin', id, { to: MARCUS, seen: AGENT.staffId, note: 'Call after 5' });
    expect(handed.owner).toMatchObject({
      name: 'Marcus Oyelaran',
      handedBy: 'Robin Castillo',
      note: 'Call after 5',
    });
    const mine = await app.client.call(listMyWork, {}, as('marcus'));
    expect(mine[0]).toMatchObject({ kind: 'orders', id, handedBy: 'Robin Castillo', note: 'Call after 5' });
    expect((await app.client.call(listMyWork, {}, as('robin'))).map((work) => work.id)).not.toContain(id);
    await set('marcus', id, { to: 'nobody', seen: MARCUS });
    const after = await app.client.call(getWorkOwner, { params: { kind: 'orders', id } }, as('robin'));
    expect(after).toEqual({ owner: null });
    const audit = await app.db.query(
      "SELECT action, before, after FROM platform.audit_row WHERE subject_id = $1 AND action LIKE 'work.%' ORDER BY at, id",
      [id],
    );
    expect(audit).toEqual([
      { action: 'work.take', before: { owner: null }, after: { owner: 'Robin Castillo' } },
      { action: 'work.handOver', before: { owner: 'Robin Castillo' }, after: { owner: 'Marcus Oyelaran' } },
      { action: 'work.giveBack', before: { owner: 'Marcus Oyelaran' }, after: { owner: null } },
    ]);
  });

  it('of a fleet is on Today only while a rotation of an active unit is due or near, or a certificate ends soon', async () => {
    const fleets = async () =>
      (await app.client.call(listMyWork, {}, as('sal'))).filter(({ kind }) => kind === 'fleets').length;
    const turn = (due: string) =>
      app.db.execute(
        `UPDATE sales.fleet_unit SET due_on = (now() AT TIME ZONE 'America/New_York')::date + $1::int`,
        [due],
      );
    await app.db.execute(
      "UPDATE platform.work_owner SET owner_id = $1 WHERE kind = 'fleets' AND owner_id = $2",
      [SAL, AGENT.staffId],
    );
    const certifiedFor = (days: string) =>
      app.db.execute('UPDATE sales.fleet_certificate SET valid_until = current_date + $1::int', [days]);
    await certifiedFor('400');
    const steps: number[] = [];
    for (const due of ['-1', '30', '32']) {
      await turn(due);
      steps.push(await fleets());
    }
    await turn('-1');
    await app.db.execute('UPDATE sales.fleet_unit SET retired_at = now()');
    expect([...steps, await fleets()]).toEqual([1, 1, 0, 0]);
    await certifiedFor('12');
    expect(await fleets()).toBe(1);
    await app.db.execute('UPDATE sales.fleet_unit SET retired_at = NULL');
  });

  it('narrows lists to one’s own, nobody’s and a colleague’s, and is a column of them', async () => {
    const [own, free] = [await anOrder(), await anOrder()];
    await set('robin', own, { to: 'me', seen: null });
    const listed = async (owner: string, who = 'robin') => {
      const query = { filter: JSON.stringify({ owner, id: [own, free] }) };
      return (await app.client.call(listOrders, { query }, as(who))).map(({ id }) => id);
    };
    expect([await listed('me'), await listed('nobody'), await listed(AGENT.staffId, 'marcus')]).toEqual([
      [own],
      [free],
      [own],
    ]);
    const query = { filter: JSON.stringify({ id: [own] }) };
    expect(await app.client.call(listOrders, { query }, as('marcus'))).toMatchObject([
      { owner: { staffId: AGENT.staffId, name: 'Robin Castillo' } },
    ]);
  });

  it.each<[OwnedRecord, string, string, RegExp]>([
    ['alerts', 'marcus', `SELECT id FROM platform.alert WHERE subject = 'seen once'`, /^Card testing$/],
    ['quotes', 'sal', `SELECT id FROM quotes.quote WHERE ends_at > now() + interval '5 days' LIMIT 1`, /^Q/],
    [
      'reviews',
      'robin',
      `SELECT review_id AS id FROM reviews.submission WHERE our_turn_since IS NOT NULL LIMIT 1`,
      /^Review by Uma/,
    ],
    ['approvals', 'marcus', `SELECT id FROM approvals.approval LIMIT 1`, /^K7QZ9/],
  ])(
    'of %s is a column and a filter of their list, and on the owner’s Today',
    async (kind, who, sql, title) => {
      const id = (await app.db.one<{ id: string }>(sql))?.id ?? '';
      const owned = await set(who, id, { to: 'me', seen: null }, kind);
      const lists = {
        alerts: listAlerts,
        quotes: listQuotes,
        reviews: listReviews,
        approvals: listApprovals,
      };
      const list = lists[kind as keyof typeof lists];
      const listed = async (owner: string) =>
        (await app.client.call(list, { query: { filter: JSON.stringify({ owner }) } }, as(who))) as {
          id: string;
          owner: unknown;
        }[];
      const { staffId, name } = owned.owner ?? {};
      expect((await listed('me')).find((row) => row.id === id)?.owner).toEqual({ staffId, name });
      expect((await listed('nobody')).map((row) => row.id)).not.toContain(id);
      const today = await app.client.call(listMyWork, {}, as(who));
      expect(today.find((work) => work.id === id)?.title).toMatch(title);
    },
  );

  it('of a quote decides whose it is: it leaves its writer’s quotes for those of its owner', async () => {
    const quotes = async (who: string) => (await queue(who, 'myQuotesOut'))?.count ?? 0;
    const row = await app.db.one<{ id: string }>(
      `SELECT id FROM quotes.quote q WHERE made_by = $1 AND state = 'sent' AND ends_at > now()
         AND NOT EXISTS (SELECT FROM platform.work_owner w WHERE w.record_id = q.id) LIMIT 1`,
      [MARCUS],
    );
    const before = await quotes('sal');
    await set('sal', row?.id ?? '', { to: 'me', seen: null }, 'quotes');
    expect(await quotes('sal')).toBe(before + 1);
    const query = { filter: JSON.stringify({ isMine: true, isOut: true }) };
    expect(await app.client.call(listQuotes, { query }, as('sal'))).toHaveLength(before + 1);
  });

  it('counts as theirs in the queue, and the next one for colleagues is another', async () => {
    const [first] = await app.client.call(
      listReturns,
      { query: { filter: '{"waitsFor":"answer"}' } },
      as('robin'),
    );
    const id = first?.id ?? '';
    await set('robin', id, { to: 'me', seen: null }, 'returns');
    expect(await queue('robin', 'returnsToAnswer')).toMatchObject({ mineCount: 1, next: { id } });
    const theirs = await queue('marcus', 'returnsToAnswer');
    expect(theirs).toMatchObject({ count: 2, mineCount: 0 });
    expect(theirs?.next?.id).not.toBe(id);
    const [refund] = await app.client.call(
      listReturns,
      { query: { filter: '{"waitsFor":"refund"}' } },
      as('robin'),
    );
    await set('robin', refund?.id ?? '', { to: 'me', seen: null }, 'returns');
    expect(await queue('marcus', 'refundsDue')).toMatchObject({ count: 1, next: null });
  });

  it('can be a colleague with access whose role does this work, and no other', async () => {
    const team = await app.client.call(listColleagues, { params: { kind: 'returns' } }, as('robin'));
    expect(team.map(({ name }) => name)).toEqual(['Marcus Oyelaran']);
    const id = await anOrder();
    const refused = await set('robin', id, { to: randomUUID(), seen: null }).catch(codeOf);
    expect(refused).toBe('work.colleagueUnknown');
  });

  it.each<[string, OwnedRecord, string]>([
    ['an analyst, who may only read', 'orders', 'samir'],
    ['a sales rep, of a return', 'returns', 'sal'],
  ])('is refused to %s', async (_, kind, who) => {
    expect(await set(who, randomUUID(), { to: 'me', seen: null }, kind).catch(codeOf)).toBe('access.refused');
  });

  it('is refused for a record that is missing', async () => {
    expect(await set('robin', randomUUID(), { to: 'me', seen: null }).catch(codeOf)).toBe('record.missing');
  });

  it('ends with the owner’s access', async () => {
    const [first, second] = [await anOrder(), await anOrder()];
    for (const id of [first, second]) await set('robin', id, { to: MARCUS, seen: null });
    const theirs = await app.client.call(listMyWork, {}, as('marcus'));
    expect(theirs.map(({ id }) => id)).toEqual(expect.arrayContaining([first, second]));
    // With records whose lists they may not open, such as quotes.
    const owned = await app.db.one<{ count: number }>(
      'SELECT count(*)::int AS count FROM platform.work_owner WHERE owner_id = $1',
      [MARCUS],
    );
    const freed = await app
      .get(UnitOfWork)
      .run(async (tx) => ({ ok: true as const, value: await app.get(WorkOwnerRepository).free(tx, MARCUS) }));
    expect(freed.value).toBe(owned?.count);
    expect(await app.client.call(listMyWork, {}, as('marcus'))).toEqual([]);
  });
});
