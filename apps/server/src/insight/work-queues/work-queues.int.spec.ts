import { listDockReturns, listPicks, listWaiting, listWarehouses } from '@simpletread/contract';
import { WORK_QUEUES, workQueue } from '@simpletread/domain';

import { AGENT, consoleList, type ShopApp, startShopApp } from '../../../test/index.js';
import { FEATURES } from '../../features.js';
import { fillDesk } from './testing/a-full-desk.js';

const ALEX = '0198c0de-0000-7000-8000-000000000003';
const MARCUS = '0198c0de-0000-7000-8000-000000000002';
const DECISION = `INSERT INTO approvals.approval (id, kind, subject_type, subject_id, subject_label, summary, amount_in_cents, grants, concerns,
    payload, reason, requested_by, requested_by_name, requested_at, expires_at)
  VALUES (gen_random_uuid(), $1, 'order', gen_random_uuid()::text, 'K7QZ9-M2XAQ', 'Cancel', $2, $3::text[], $4, '{}', 'asked', $5, 'Robin',
    now() - interval '2 hours', now() + $6 * interval '1 hour')`;
const as = (name: string) => ({ authorization: `Bearer ${name}` });

describe('what waits in the queues of staff', () => {
  let app: ShopApp;
  const waiting = (name: string) => app.client.call(listWaiting, { query: {} }, { headers: as(name) });

  beforeAll(async () => {
    app = await startShopApp({ modules: FEATURES });
    const row = await app.db.one<{ now: Date }>('SELECT now() AS now');
    app.clock.set(row?.now.toISOString() ?? '');
    await fillDesk(app, { viewer: ALEX, colleague: AGENT.staffId });
  });
  afterAll(() => app.close());

  it.each(WORK_QUEUES.filter((queue) => workQueue(queue).isDesk !== true))(
    'is as many as the list behind %s shows, and its next is the list’s first',
    async (queue) => {
      const { list, filter, next, kind } = workQueue(queue);
      const found = (await waiting('alex')).find((row) => row.queue === queue);
      const listed = await consoleList<{ id: string }>(
        app,
        as('alex'),
        list,
      )({
        filter,
        sort: [next, 'ASC'],
        range: [0, 0],
      });
      expect(listed.status).toBe(200);
      expect(found?.count).toBeGreaterThan(0);
      expect(listed.contentRange?.split('/')[1]).toBe(String(found?.count));
      expect(found?.next?.id).toBe(listed.rows[0]?.id);
      if (kind === 'promise') expect(found?.next?.dueAt).not.toBeNull();
    },
  );

  it('is as many as the pages of the warehouse desk show, and its next is their first', async () => {
    const by = { headers: as('alex') };
    const desks = await app.client.call(listWarehouses, {}, by);
    const picks = await Promise.all(
      desks.map(({ code }) => app.client.call(listPicks, { params: { code } }, by)),
    );
    const returns = await app.client.call(listDockReturns, {}, by);
    const sum = (field: 'toPick' | 'atDock') => desks.reduce((total, desk) => total + desk[field], 0);
    const first = (isPacked: boolean) =>
      picks.flat().find(({ state }) => (state === 'packed') === isPacked)?.orderNumber;
    const rows = new Map((await waiting('alex')).map((row) => [row.queue, row]));
    expect(sum('toPick') * sum('atDock') * returns.length).toBeGreaterThan(0);
    expect(rows.get('ordersToPick')).toMatchObject({ count: sum('toPick'), next: { title: first(false) } });
    expect(rows.get('parcelsToHandOver')).toMatchObject({
      count: sum('atDock'),
      next: { title: first(true) },
    });
    expect(rows.get('returnsToReceive')).toMatchObject({
      count: returns.length,
      next: { title: returns[0]?.returnNumber },
    });
    for (const [queue, field] of [
      ['pickupsToPrepare', 'toPrepare'],
      ['pickupsReady', 'readyForPickup'],
    ] as const)
      expect(rows.get(queue)?.count).toBe(desks.reduce((total, desk) => total + desk[field], 0));
    for (const { code, toPick, atDock, toPrepare, readyForPickup } of desks) {
      const here = await app.client.call(
        listWaiting,
        { query: { warehouse: code } },
        { headers: as('omar') },
      );
      expect(here.slice(0, 4).map(({ count }) => count)).toEqual([toPick, atDock, toPrepare, readyForPickup]);
    }
    expect((await waiting('omar')).map(({ queue }) => queue)).toEqual([
      'ordersToPick',
      'parcelsToHandOver',
      'pickupsToPrepare',
      'pickupsReady',
      'returnsToReceive',
    ]);
  });

  it('is what each person may handle, and for nobody else’s quotes and requests', async () => {
    const agent = await waiting('robin');
    expect(agent.map(({ queue }) => queue)).toEqual([
      'cancelWindows',
      'returnsToAnswer',
      'refundsDue',
      'priceClaimsToAnswer',
      'coverageClaimsToAnswer',
      'reviewsToRead',
      'chatsWaiting',
      'casesToAnswer',
      'failedRefunds',
      'heldOrders',
      'delaysToAsk',
      'delaysAsked',
      'failedMessages',
    ]);
    expect((await waiting('grant')).map(({ queue }) => queue)).toEqual(['installerApplications']);
    const own = Object.fromEntries((await waiting('alex')).map(({ queue, count }) => [queue, count]));
    expect(own).toMatchObject({ approvalsToDecide: 1, myQuotesOut: 2, myQuotesEnding: 1 });
  });

  it('is every request that a person may decide as the second one, and no other', async () => {
    const { id: asker } = (await app.db.one<{ id: string }>('SELECT gen_random_uuid() AS id')) ?? { id: '' };
    for (const [kind, cents, grants, concerns, hours] of [
      ['order.cancel', 500_000, '{}', null, 24],
      ['order.cancel', 500_001, '{}', null, 24],
      ['return.refund', null, '{}', MARCUS, 24],
      ['return.refund', 100, '{}', null, -1],
      ['staff.role', null, '{staff.write}', null, 24],
      ['role.change', null, '{orders.cancel}', null, 24],
      ['order.cancel', null, '{staff.write}', null, 24],
    ] as const)
      await app.db.execute(DECISION, [kind, cents, grants, concerns, asker, hours]);
    for (const [name, sees] of [
      ['alex', 7],
      ['marcus', 3],
    ] as const) {
      const list = consoleList<{ id: string; canDecide: boolean }>(app, as(name), 'approvals');
      const ask = (filter: object) => list({ filter, sort: ['expiresAt', 'ASC'], range: [0, 49] });
      const [all, decidable] = [(await ask({})).rows, (await ask({ canDecide: true })).rows];
      expect(decidable.map(({ id }) => id)).toEqual(
        all.filter(({ canDecide }) => canDecide).map(({ id }) => id),
      );
      expect(decidable).toHaveLength(sees);
      const queue = (await waiting(name)).find((row) => row.queue === 'approvalsToDecide');
      expect(queue).toMatchObject({ count: sees, next: { id: decidable[0]?.id } });
    }
  });

  it('names what is late, and what the caller has taken', async () => {
    const rows = new Map((await waiting('alex')).map((row) => [row.queue, row]));
    expect(rows.get('returnsToAnswer')).toMatchObject({ count: 2, lateCount: 1, mineCount: 0 });
    expect(rows.get('refundsDue')).toMatchObject({ count: 1, lateCount: 0 });
    expect(rows.get('installerApplications')).toMatchObject({ count: 2, mineCount: 1 });
  });

  it('is empty queues without a next one once the work is done', async () => {
    await app.db.execute(
      `UPDATE platform.alert SET state = 'resolved', closed_at = now() WHERE state = 'open'`,
    );
    const alerts = (await waiting('alex')).find(({ queue }) => queue === 'openAlerts');
    expect(alerts).toEqual({ queue: 'openAlerts', count: 0, lateCount: 0, mineCount: 0, next: null });
  });
});
