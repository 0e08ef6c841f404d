import { randomUUID } from 'node:crypto';

import {
  type CallInput,
  changeMacro,
  createMacro,
  createSavedReply,
  deleteMacro,
  getAdminOrder,
  getWorkOwner,
  holdOrder,
  listMacros,
  previewOrderSteps,
  runOrderSteps,
  setWorkOwner,
} from '@simpletread/contract';

import { aPlacedOrder, aStaffAccount } from '../../../test/builders/index.js';
import { AGENT, type ShopApp, startShopApp } from '../../../test/index.js';
import { CartsModule } from '../../carts/index.js';

type Steps = CallInput<typeof runOrderSteps>['body']['steps'];

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });
const keyed = (name: string) => ({ ...as(name), idempotencyKey: randomUUID() });
const codeOf = (error: unknown) => (error as { code?: string }).code;
const HOLD: Steps = [{ kind: 'hold', reason: 'Address looks wrong' }];

describe('steps on orders', () => {
  let app: ShopApp;
  let textId: string;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
    const body = { name: 'Delay', subject: 'Order {orderNumber}', text: 'Hi {firstName}, it is late.' };
    textId = (await app.client.call(createSavedReply, { body }, keyed('marcus'))).id;
  });
  afterAll(() => app.close());

  const anOrder = async () => (await aPlacedOrder(app)).orderId;
  const preview = (orderIds: readonly string[], steps: Steps, who = 'robin') =>
    app.client.call(previewOrderSteps, { body: { orderIds: [...orderIds], steps } }, as(who));
  const run = (
    id: string,
    steps: Steps,
    { who = 'robin', runId = randomUUID(), seenOwnerId = null as string | null } = {},
  ) => app.client.call(runOrderSteps, { params: { id }, body: { runId, steps, seenOwnerId } }, keyed(who));
  const order = (id: string) => app.client.call(getAdminOrder, { params: { id } }, as('robin'));
  const messages = (id: string) =>
    app.db.query('SELECT recipient FROM platform.message WHERE order_id = $1 AND template = $2', [
      id,
      'written',
    ]);

  it('are previewed row by row, with why one is refused, and change nothing', async () => {
    const [free, held] = [await anOrder(), await anOrder()];
    await app.client.call(
      holdOrder,
      { params: { id: held }, body: { reason: 'Fraud check' } },
      keyed('robin'),
    );
    const missing = randomUUID();
    const shown = await preview(
      [free, held, missing],
      [...HOLD, { kind: 'message', textId, channel: 'email' }],
    );
    expect(shown.map(({ refusal }) => refusal)).toEqual([
      null,
      'This order is already on hold.',
      expect.stringMatching(/\w/) as string,
    ]);
    expect(shown[0]?.message).toMatchObject({
      subject: expect.stringMatching(/^Order \w{5}-\w{5}$/) as string,
    });
    expect((await order(free)).isOnHold).toBe(false);
    expect(await messages(free)).toEqual([]);
    expect((await order(free)).timeline.map(({ title }) => title)).not.toContain('Put on hold');
  });

  it('are all taken, in the audit under their run, and taken back as far as that goes', async () => {
    const id = await anOrder();
    const runId = randomUUID();
    const steps: Steps = [
      { kind: 'message', textId, channel: 'email' },
      { kind: 'note', text: 'Called twice' },
      ...HOLD,
      { kind: 'assign', to: 'me' },
    ];
    const done = await run(id, steps, { runId });
    expect(done.steps.map(({ kind }) => kind)).toEqual(['assign', 'hold', 'note', 'message']);
    expect(done.undo).toEqual([{ kind: 'release' }, { kind: 'assign', to: 'nobody' }]);
    expect(await order(id)).toMatchObject({ isOnHold: true });
    expect(await messages(id)).toHaveLength(1);
    const rows = await app.db.query(
      "SELECT action FROM platform.audit_row WHERE subject_id = $1 AND after ->> 'bulkRun' = $2 ORDER BY at, id",
      [id, runId],
    );
    expect(rows).toEqual(
      ['work.take', 'order.hold', 'order.note', 'order.write'].map((action) => ({ action })),
    );
    await run(id, done.undo, { seenOwnerId: AGENT.staffId });
    expect(await order(id)).toMatchObject({ isOnHold: false });
    const owner = await app.client.call(getWorkOwner, { params: { kind: 'orders', id } }, as('robin'));
    expect(owner).toEqual({ owner: null });
  });

  it('hand an order over with a note, which its new owner finds', async () => {
    const id = await anOrder();
    const { staffId } = await aStaffAccount(app.db, { role: 'support-agent', name: 'Uri Vance' });
    const done = await run(id, [{ kind: 'assign', to: staffId, note: 'Call after 5' }]);
    expect(done.steps[0]?.effect).toBe('Assigned to Uri Vance: “Call after 5”');
    const { owner } = await app.client.call(getWorkOwner, { params: { kind: 'orders', id } }, as('robin'));
    expect(owner).toMatchObject({ staffId, note: 'Call after 5' });
  });

  it('write what the steps before them left: no day for a held order, and a day for a released one', async () => {
    const id = await anOrder();
    const body = { name: 'Day', subject: 'Order {orderNumber}', text: 'It arrives by {promisedDay}.' };
    const { id: day } = await app.client.call(createSavedReply, { body }, keyed('marcus'));
    const message = { kind: 'message', textId: day, channel: 'email' } as const;
    expect((await preview([id], [message]))[0]?.refusal).toBeNull();
    expect(await run(id, [...HOLD, message]).catch(codeOf)).toBe('message.placeholderLeft');
    expect(await messages(id)).toEqual([]);
    await run(id, HOLD);
    expect((await run(id, [{ kind: 'release' }, message])).message?.text).toMatch(/^It arrives by \w/);
  });

  it('are all refused if one is', async () => {
    const id = await anOrder();
    const steps: Steps = [{ kind: 'assign', to: 'me' }, { kind: 'release' }];
    expect(await run(id, steps).catch(codeOf)).toBe('hold.notHeld');
    const owner = await app.client.call(getWorkOwner, { params: { kind: 'orders', id } }, as('robin'));
    expect(owner).toEqual({ owner: null });
  });

  it('are refused if someone took the order since the preview', async () => {
    const id = await anOrder();
    const [shown] = await preview([id], [{ kind: 'assign', to: 'me' }]);
    const body = { to: 'me', seen: null } as const;
    await app.client.call(setWorkOwner, { params: { kind: 'orders', id }, body }, keyed('marcus'));
    const late = await run(id, [{ kind: 'assign', to: 'me' }], { seenOwnerId: shown?.ownerId ?? null }).catch(
      codeOf,
    );
    expect(late).toBe('work.taken');
  });

  it('need the permission of each step, in the preview too', async () => {
    const id = await anOrder();
    expect((await preview([id], HOLD, 'sal')).map(({ refusal }) => refusal)).toEqual([
      'Your role doesn’t allow this.',
    ]);
    expect(await run(id, HOLD, { who: 'sal' }).catch(codeOf)).toBe('access.refused');
    expect(await preview([id], HOLD, 'samir').catch(codeOf)).toBe('access.refused');
  });

  it('stay within the limits for one recipient', async () => {
    const id = await anOrder();
    const steps: Steps = [{ kind: 'message', textId, channel: 'email' }];
    const results: string[] = [];
    for (let message = 0; message < 12; message += 1)
      results.push(
        await run(id, steps).then(
          () => 'sent',
          (error: unknown) => codeOf(error) ?? '',
        ),
      );
    expect(results.at(-1)).toBe('mail.recipientFull');
    expect((await preview([id], steps))[0]?.refusal).toMatch(/messages in the last 24 hours/);
  });

  it('are kept as macros by those who may, under a name of their own', async () => {
    const body = { name: 'Check the address', steps: HOLD };
    const macro = await app.client.call(createMacro, { body }, keyed('marcus'));
    expect(await app.client.call(createMacro, { body }, keyed('marcus')).catch(codeOf)).toBe(
      'macro.nameTaken',
    );
    expect(await app.client.call(createMacro, { body }, keyed('robin')).catch(codeOf)).toBe('access.refused');
    const conflicting = { name: 'Both', steps: [...HOLD, { kind: 'release' as const }] };
    expect(await app.client.call(createMacro, { body: conflicting }, keyed('marcus')).catch(codeOf)).toBe(
      'request.invalid',
    );
    const params = { id: macro.id };
    const changed = await app.client.call(
      changeMacro,
      { params, body: { name: 'Hold', steps: HOLD, version: 1 } },
      keyed('marcus'),
    );
    expect(changed).toMatchObject({ name: 'Hold', version: 2, steps: HOLD });
    expect((await app.client.call(listMacros, { query: {} }, as('robin'))).map(({ name }) => name)).toEqual([
      'Hold',
    ]);
    await app.client.call(deleteMacro, { params, query: { version: 2 } }, keyed('marcus'));
    expect(await app.client.call(listMacros, { query: {} }, as('robin'))).toEqual([]);
  });
});
