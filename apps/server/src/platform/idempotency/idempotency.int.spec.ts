import { randomUUID } from 'node:crypto';

import { Controller, Module } from '@nestjs/common';
import { cartAccess, endpoint, type HandlerInput, publicAccess, shape } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';
import { z } from 'zod';

import { type Answer, call, eventually, startTestApp, type TestApp } from '../../../test/index.js';
import { Bind, IdempotencyKey, Input, withHeaders } from '../http/index.js';
import { Idempotency } from './idempotency.js';
import { SweepKeys } from './sweep-keys.js';

const pay = endpoint({
  id: 'probe.pay',
  method: 'POST',
  path: '/probe/pay',
  summary: 'Pays.',
  access: cartAccess,
  body: shape({ cents: z.int(), outcome: z.enum(['ok', 'refused', 'declined', 'thrown']).default('ok') }),
  reply: shape({ run: z.int(), key: z.string() }),
  status: 201,
  isIdempotent: true,
  faults: [],
});

const join = endpoint({
  id: 'probe.join',
  method: 'POST',
  path: '/probe/join',
  summary: 'Joins.',
  access: publicAccess,
  status: 201,
  isIdempotent: true,
  faults: [],
});

const runs: number[] = [];
let gate: Promise<void> = Promise.resolve();

@Controller()
class PayController {
  @Bind(pay)
  async pay(
    @Input() { body }: HandlerInput<typeof pay>,
    @IdempotencyKey() key: string,
  ): Promise<Result<{ run: number; key: string }>> {
    runs.push(body.cents);
    const run = runs.length;
    await gate;
    if (body.outcome === 'thrown') throw new Error('thrown');
    if (body.outcome === 'refused') return refuse('cart.empty');
    if (body.outcome === 'declined') return refuse('payment.declined');
    return withHeaders(ok({ run, key }), { 'x-probe': 'paid' });
  }

  @Bind(join)
  join(): Result<undefined> {
    return ok(undefined);
  }
}

@Module({ controllers: [PayController] })
class PayModule {}

describe('idempotency keys', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [PayModule] });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    runs.length = 0;
    gate = Promise.resolve();
  });

  const send = (key: string | null, body: object = { cents: 1 }, token = 'A'): Promise<Answer> =>
    call(`${app.url}/probe/pay`, {
      body,
      headers: { 'x-cart-token': token.repeat(43), ...(key === null ? {} : { 'idempotency-key': key }) },
    });
  const codeOf = ({ status, body }: Answer) => [status, (body as { code?: string }).code];
  const stateOf = (key: string) =>
    app.db.query('SELECT state, status FROM platform.idempotency_key WHERE key = $1', [key]);

  it.each([[null], ['x'.repeat(201)]])('are asked for where they are missing or too long', async (key) => {
    expect(codeOf(await send(key))).toEqual([400, 'idempotency.keyMissing']);
    expect(runs).toEqual([]);
  });

  it.each([
    ['x'.repeat(21), 400],
    ['x'.repeat(22), 201],
    ['c2a1f0de-4d0b-4f0b-9a64-0b6c1a4f7d11', 201],
  ])('of callers without a name must be too long to guess: %s', async (key, status) => {
    const headers = { 'idempotency-key': key };
    expect((await call(`${app.url}/probe/join`, { method: 'POST', headers })).status).toBe(status);
  });

  it('replay a success with its status, body and headers, and say so', async () => {
    const first = await send('replay');
    const second = await send('replay');
    expect(second.body).toEqual(first.body);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect([second.headers.get('x-probe'), second.headers.get('idempotent-replayed')]).toEqual([
      'paid',
      'true',
    ]);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(runs).toHaveLength(1);
  });

  it('run once for twenty calls at the same time, which all get its answer', async () => {
    let open: () => void = () => undefined;
    gate = new Promise((resolve) => (open = resolve));
    const calls = Array.from({ length: 20 }, () => send('twenty'));
    await eventually(() => expect(runs).toHaveLength(1));
    open();
    const answers = await Promise.all(calls);
    expect(runs).toHaveLength(1);
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array<unknown>(20).fill([201, { run: 1, key: 'twenty' }]),
    );
    expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(19);
  });

  it('wait for another process, and no longer than they may', async () => {
    const scope = { owner: 'o', route: 'r', key: 'elsewhere', requestHash: 'h', status: 201 };
    const once = (waitMs: number) =>
      app
        .get(Idempotency)
        .once({ ...scope, waitMs }, () => Promise.resolve(ok({ body: 'late', headers: {} })));
    await app.db.execute(
      `INSERT INTO platform.idempotency_key (owner, route, key, request_hash, state, locked_until, expires_at)
       VALUES ('o', 'r', 'elsewhere', 'h', 'running', now() + interval '1 hour', now() + interval '1 day')`,
    );
    expect((await once(60)).outcome).toMatchObject({ fault: { code: 'idempotency.running' } });
    const waiting = once(60_000);
    await app.db.execute("DELETE FROM platform.idempotency_key WHERE key = 'elsewhere'");
    expect(await waiting).toMatchObject({ outcome: { value: { body: 'late' } }, isReplay: false });
  });

  it('of one person are not taken for another of their carts', async () => {
    const key = randomUUID();
    expect((await send(key, { cents: 1 }, 'C')).status).toBe(201);
    expect(codeOf(await send(key, { cents: 1 }, 'D'))).toEqual([422, 'idempotency.keyReused']);
    expect((await send(key, { cents: 1 }, 'C')).headers.get('idempotent-replayed')).toBe('true');
  });

  it('refuse another request under the same key, running or done', async () => {
    await send('reused');
    expect(codeOf(await send('reused', { cents: 2 }))).toEqual([422, 'idempotency.keyReused']);
    expect(runs).toEqual([1]);
  });

  it('belong to their owner', async () => {
    const answers = [await send('mine', { cents: 1 }, 'A'), await send('mine', { cents: 2 }, 'B')];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  });

  it('are free again after a refusal that changed nothing', async () => {
    expect(codeOf(await send('corrected', { cents: 1, outcome: 'refused' }))).toEqual([409, 'cart.empty']);
    expect((await send('corrected', { cents: 2 })).status).toBe(201);
  });

  it('are free again after a bug', async () => {
    expect(codeOf(await send('bug', { cents: 1, outcome: 'thrown' }))).toEqual([500, 'server.unexpected']);
    expect(await stateOf('bug')).toEqual([]);
  });

  it('keep a refusal that left a payment attempt', async () => {
    const first = await send('declined', { cents: 1, outcome: 'declined' });
    const second = await send('declined', { cents: 1, outcome: 'declined' });
    expect([codeOf(first), codeOf(second)]).toEqual(Array(2).fill([402, 'payment.declined']));
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(runs).toHaveLength(1);
  });

  const plant = (key: string, lockedUntil: string, expiresAt: string) =>
    app.db.execute(
      `UPDATE platform.idempotency_key SET state = 'running', status = NULL, response = NULL,
         locked_until = now() + $2::interval, expires_at = now() + $3::interval WHERE key = $1`,
      [key, lockedUntil, expiresAt],
    );

  it('of a process that died are taken over once their lease has ended', async () => {
    await send('crashed');
    await plant('crashed', '-1 second', '1 hour');
    expect(codeOf(await send('crashed', { cents: 2 }))).toEqual([422, 'idempotency.keyReused']);
    expect((await send('crashed')).body).toEqual({ run: 2, key: 'crashed' });
    expect(await stateOf('crashed')).toEqual([{ state: 'done', status: 201 }]);
  });

  it.each([
    ['of a version that kept it open', '{"outcome":{"body":{}}}'],
    ['cut off', '{"sealed":"AAAA"}'],
  ])('whose answer is %s are refused and not broken', async (_, response) => {
    const key = `unopened ${response}`;
    await send(key);
    await app.db.execute('UPDATE platform.idempotency_key SET response = $2 WHERE key = $1', [key, response]);
    expect(codeOf(await send(key))).toEqual([422, 'idempotency.keyReused']);
    expect(runs).toHaveLength(1);
  });

  it('do not give the answer of another key that was moved into their row', async () => {
    await send('giver', { cents: 1 });
    await send('taker', { cents: 1 });
    await app.db.execute(
      `UPDATE platform.idempotency_key SET response =
         (SELECT response FROM platform.idempotency_key WHERE key = 'giver') WHERE key = 'taker'`,
    );
    expect(codeOf(await send('taker', { cents: 1 }))).toEqual([422, 'idempotency.keyReused']);
    expect((await send('giver', { cents: 1 })).body).toMatchObject({ key: 'giver' });
  });

  it('that cannot be marked after the work leave its answer standing, and stay taken', async () => {
    await app.db.execute(
      "ALTER TABLE platform.idempotency_key ADD CHECK (key <> 'unmarked' OR state = 'running') NOT VALID",
    );
    expect((await send('unmarked')).status).toBe(201);
    const stays = await app.db.query("SELECT state FROM platform.idempotency_key WHERE key = 'unmarked'");
    expect(stays).toEqual([{ state: 'running' }]);
    expect(runs).toHaveLength(1);
  });

  it('are forgotten after their day', async () => {
    await send('old');
    await app.db.execute(
      "UPDATE platform.idempotency_key SET expires_at = now() - interval '1 second' WHERE key = 'old'",
    );
    expect((await send('old', { cents: 9 })).status).toBe(201);
    expect(runs).toEqual([1, 9]);
  });

  it('are swept when they are not used again', async () => {
    await send('swept');
    await app.db.execute(
      "UPDATE platform.idempotency_key SET expires_at = now() - interval '1 second' WHERE key = 'swept'",
    );
    await app.get(SweepKeys).run();
    expect(await stateOf('swept')).toEqual([]);
  });
});
