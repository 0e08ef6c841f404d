import { randomUUID } from 'node:crypto';

import { REFUND_FAILURES } from '@simpletread/domain';

import {
  createTestDatabase,
  SANDBOX_KEY,
  startCardSandbox,
  type TestDatabase,
  send,
} from '../../test/index.js';

const AMOUNT = 60_000;
const FOR = { currency: 'USD', reference: '4K7QZ9M2XA' };

describe('refunds of the sandbox card provider', () => {
  let database: TestDatabase;
  let provider: Awaited<ReturnType<typeof startCardSandbox>>;

  const post = async (path: string, body: object, key: string = randomUUID()) => {
    const response = await send(`${provider.url}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${SANDBOX_KEY}:`).toString('base64')}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as { id?: string; error?: object } };
  };
  const aCharge = async (card?: Parameters<typeof provider.token>[0]) => {
    const charged = await post('/v1/charges', {
      token: await provider.token(card),
      amountInCents: AMOUNT,
      ...FOR,
    });
    return charged.body.id ?? '';
  };
  const refund = (charge: string, amountInCents: number, key?: string) =>
    post('/v1/refunds', { charge, amountInCents }, key);
  const impossible = { status: 409, body: { error: { code: 'refund_impossible' } } };

  beforeAll(async () => {
    database = await createTestDatabase();
    provider = await startCardSandbox(database.url);
  });
  afterAll(async () => {
    await provider.close();
    await database.drop();
  });

  it('go back in parts, up to the whole charge and not a cent further', async () => {
    const charge = await aCharge();
    expect((await refund(charge, 20_000)).status).toBe(200);
    expect(await refund(charge, 40_001)).toEqual(impossible);
    expect(REFUND_FAILURES).toContain(impossible.body.error.code);
    expect((await refund(charge, 40_000)).status).toBe(200);
    expect(await refund(charge, 1)).toEqual(impossible);
  });

  it('never exceed the charge when many are asked for at once', async () => {
    const charge = await aCharge();
    const asked = await Promise.all(Array.from({ length: 10 }, () => refund(charge, 25_000)));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(2);
  });

  it('answer a repeated key with the same refund, also when nothing is left to refund', async () => {
    const charge = await aCharge();
    const key = randomUUID();
    const first = await refund(charge, AMOUNT, key);
    expect(first.status).toBe(200);
    expect(await refund(charge, AMOUNT, key)).toEqual(first);
  });

  it('refuse a key that was used for another amount or another charge', async () => {
    const key = randomUUID();
    const charge = await aCharge();
    await refund(charge, 1_000, key);
    expect(await refund(charge, 2_000, key)).toEqual(impossible);
    expect(await refund(await aCharge(), 1_000, key)).toEqual(impossible);
  });

  it.each(['declined', 'processing'] as const)('give nothing back of a charge that is %s', async (card) => {
    expect(await refund(await aCharge(card), 1)).toEqual(impossible);
  });

  it.each([{ charge: 'ch_1' }, { charge: 'ch_1', amountInCents: 0 }, { charge: 'ch_1', amountInCents: 1.5 }])(
    'refuse to read %j',
    async (body) => {
      expect((await post('/v1/refunds', body)).status).toBe(400);
    },
  );

  it('leave a card token usable for 30 minutes only', async () => {
    const token = await provider.token();
    provider.advance(30 * 60_000 + 1_000);
    expect(await post('/v1/charges', { token, amountInCents: AMOUNT, ...FOR })).toEqual({
      status: 404,
      body: { error: { code: 'token_unknown' } },
    });
  });
});
