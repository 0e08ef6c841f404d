import { randomUUID } from 'node:crypto';

import pg from 'pg';

import {
  createTestDatabase,
  eventually,
  SANDBOX_KEY,
  startCardSandbox,
  type TestDatabase,
  send,
} from '../../test/index.js';

const AMOUNT = 61_234;
const FOR = { currency: 'USD', reference: '4K7QZ9M2XA' };

describe('the sandbox card provider', () => {
  let database: TestDatabase;
  let provider: Awaited<ReturnType<typeof startCardSandbox>>;

  const ask = async (
    path: string,
    { body, key, secret = SANDBOX_KEY }: { body?: object; key?: string; secret?: string } = {},
  ) => {
    const response = await send(`${provider.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${secret}:`).toString('base64')}`,
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const charge = async (card: Parameters<typeof provider.token>[0], key: string = randomUUID()) =>
    ask('/v1/charges', { body: { token: await provider.token(card), amountInCents: AMOUNT, ...FOR }, key });
  const tokenize = (fields: object) =>
    ask('/v1/tokens', {
      body: {
        number: '4242 4242 4242 4242',
        expiry: '12/39',
        code: '123',
        name: 'Dana Okafor',
        zip: '19147',
        ...fields,
      },
    });

  beforeAll(async () => {
    database = await createTestDatabase();
    provider = await startCardSandbox(database.url);
  });
  afterAll(async () => {
    await provider.close();
    await database.drop();
  });

  it('serves its fields to the storefront’s origin alone', async () => {
    const response = await send(`${provider.url}/fields`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain(
      'frame-ancestors http://storefront.test',
    );
    expect(await response.text()).toContain('http://storefront.test');
  });

  it.each([
    ['number', { number: '4242 4242 4242 4241' }, 'Please enter a valid card number'],
    ['expiry', { expiry: '' }, 'Please enter the expiry date'],
    ['expiry', { expiry: '01/20' }, 'This card has expired'],
    ['expiry', { expiry: '13/39' }, 'Please enter a valid expiry date MM/YY'],
    ['code', { code: '12' }, 'Please enter a valid security code'],
    ['name', { name: '' }, 'Please enter the name on the card'],
    ['zip', { zip: '191' }, 'Oops. Please enter a valid ZIP code.'],
  ])('refuses a wrong %s %j at its field', async (name, fields, text) => {
    const { status, body } = await tokenize(fields);
    expect(status).toBe(422);
    expect(body).toEqual({ error: { code: 'card_invalid', fields: { [name]: text } } });
  });

  const inItsBooks = async (sql: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<object>(sql);
    await client.end();
    return rows;
  };

  it('goes on after PostgreSQL closed its connections', async () => {
    await tokenize({});
    await inItsBooks(
      "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'simpletread-card-sandbox'",
    );
    await eventually(async () => expect(await charge('approved')).toMatchObject({ status: 200 }));
  });

  it('keeps no card number', async () => {
    await tokenize({});
    const rows = await inItsBooks('SELECT t::text AS row FROM payment_sandbox.card_token t');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/4242 ?4242/);
  });

  it.each([
    ['approved', 200, { status: 'succeeded', failureCode: null }],
    ['declined', 200, { status: 'failed', failureCode: 'card_declined' }],
    ['insufficientFunds', 200, { status: 'failed', failureCode: 'insufficient_funds' }],
    ['providerFault', 500, { error: { code: 'provider_fault' } }],
  ] as const)('answers the %s card with %i', async (card, status, body) => {
    expect(await charge(card)).toMatchObject({ status, body });
  });

  it('charges once for a key, and refuses the key for another amount', async () => {
    const key = randomUUID();
    const token = await provider.token();
    const first = await ask('/v1/charges', { body: { token, amountInCents: AMOUNT, ...FOR }, key });
    expect(await ask('/v1/charges', { body: { token, amountInCents: AMOUNT, ...FOR }, key })).toEqual(first);
    expect(await ask(`/v1/charges?idempotency_key=${key}`)).toEqual(first);
    expect(await ask('/v1/charges', { body: { token, amountInCents: 1, ...FOR }, key })).toMatchObject({
      status: 409,
      body: { error: { code: 'idempotency_key_reused' } },
    });
  });

  it('charges once when the same key comes many times at once, also with different amounts', async () => {
    const key = randomUUID();
    const token = await provider.token();
    const asked = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        ask('/v1/charges', { body: { token, amountInCents: AMOUNT + (n % 2), ...FOR }, key }),
      ),
    );
    const charged = asked.filter(({ status }) => status === 200).map(({ body }) => body['id']);
    expect(new Set(charged).size).toBe(1);
    expect(charged).toHaveLength(6);
    for (const { status } of asked) expect([200, 409]).toContain(status);
    const { body } = await ask(`/v1/charges?idempotency_key=${key}`);
    expect(body).toMatchObject({ id: charged[0], refundedInCents: 0 });
  });

  it('shows the refunded part of a charge, and keeps the amount of a failed one', async () => {
    const key = randomUUID();
    const { body } = await charge('approved', key);
    await ask('/v1/refunds', { body: { charge: body['id'], amountInCents: 234 }, key: randomUUID() });
    expect((await ask(`/v1/charges?idempotency_key=${key}`)).body).toMatchObject({
      amountInCents: AMOUNT,
      refundedInCents: 234,
      card: { brand: 'visa', last4: '4242' },
    });
    const failed = randomUUID();
    await charge('declined', failed);
    expect((await ask(`/v1/charges?idempotency_key=${failed}`)).body).toMatchObject({
      status: 'failed',
      amountInCents: AMOUNT,
    });
  });

  it.each(['/v1/charges', '/v1/refunds'])('requires a key of a sensible length for %s', async (path) => {
    const body = { token: 't', charge: 'c', amountInCents: 1 };
    for (const key of [undefined, '', 'k'.repeat(201)])
      expect(await ask(path, { body, ...(key === undefined ? {} : { key }) })).toEqual({
        status: 400,
        body: { error: { code: 'invalid_request' } },
      });
  });

  it.each(['/v1/charges', '/v1/refunds'])('does nothing for %s without the secret key', async (path) => {
    const asked = await ask(path, { body: { amountInCents: 1 }, key: 'k', secret: '' });
    expect(asked).toEqual({ status: 401, body: { error: { code: 'unauthorized' } } });
  });

  it('settles processing payments after 20 seconds', async () => {
    const key = randomUUID();
    expect((await charge('processing', key)).body).toMatchObject({ status: 'processing' });
    provider.advance(19_000);
    expect((await ask(`/v1/charges?idempotency_key=${key}`)).body).toMatchObject({ status: 'processing' });
    provider.advance(2_000);
    expect((await ask(`/v1/charges?idempotency_key=${key}`)).body).toMatchObject({ status: 'succeeded' });
  });

  it('refunds once for a key, and never more than was charged', async () => {
    const { body } = await charge('approved');
    const refund = (key: string, amountInCents: number) =>
      ask('/v1/refunds', { body: { charge: body['id'], amountInCents }, key });
    const key = randomUUID();
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => refund(key, AMOUNT)));
    expect(first).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    for (const other of others) expect(other).toEqual(first);
    expect(await refund(randomUUID(), 1)).toMatchObject({
      status: 409,
      body: { error: { code: 'refund_impossible' } },
    });
  });

  it('answers no caller without the secret key', async () => {
    const asked = await ask('/v1/charges?idempotency_key=x', { secret: 'a-guess' });
    expect(asked).toEqual({ status: 401, body: { error: { code: 'unauthorized' } } });
  });

  it('accepts no tokens or keys that it did not issue', async () => {
    const unknown = await ask('/v1/charges', {
      body: { token: 'tok_x', amountInCents: 1, ...FOR },
      key: randomUUID(),
    });
    expect(unknown).toEqual({ status: 404, body: { error: { code: 'token_unknown' } } });
    expect((await ask('/v1/charges?idempotency_key=none')).status).toBe(404);
    expect((await ask('/v1/charges', { body: { amountInCents: 1 }, key: 'k' })).status).toBe(400);
  });
});
