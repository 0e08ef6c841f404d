import { z } from 'zod';

import { endpoint } from '../endpoint/index.js';
import { shape } from '../shape/index.js';
import type { AccessTokens } from './access-tokens.js';
import type { Sent } from './testing/scripted-client.js';
import { clientWith, failure, get, json, list, post } from './testing/scripted-client.js';

describe('the client', () => {
  it('calls the endpoint and returns its reply', async () => {
    const { client, sent } = clientWith(() => json({ n: 1 }));
    expect(await client.call(get, { params: { id: 'a/b' } })).toEqual({ n: 1 });
    expect(sent[0]).toMatchObject({ url: 'http://api/things/a%2Fb', init: { method: 'GET' } });
    expect(sent[0]?.init.body).toBeUndefined();
  });

  it('sends JSON with the idempotency key and all headers', async () => {
    const { client, sent } = clientWith(() => json({ n: 1 }), {
      headers: () => Promise.resolve({ 'x-user-session-id': 's', absent: undefined }),
      credentials: 'include',
    });
    await client.call(post, { body: { n: 1 } }, { idempotencyKey: 'k', headers: { 'x-cart-token': 't' } });
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      body: '{"n":1}',
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': 'k',
        'x-user-session-id': 's',
        'x-cart-token': 't',
      },
    });
  });

  it('reads the total of a list', async () => {
    const { client } = clientWith(() => json([1, 2], 200, { 'content-range': 'things 0-1/40' }));
    expect(await client.page(list, {})).toEqual({ items: [1, 2], total: 40 });
  });

  it('returns nothing for 204', async () => {
    expect(
      await clientWith(() => new Response(null, { status: 204 })).client.call(get, { params: { id: '1' } }),
    ).toBeUndefined();
  });

  const tokensFrom = (...values: readonly (string | null)[]): AccessTokens => {
    const left = [...values];
    return {
      current: () => Promise.resolve(left.shift() ?? null),
      replace: () => Promise.resolve(left.shift() ?? null),
    };
  };
  const bearersOf = (sent: readonly Sent[]) =>
    sent.map(({ init }) => (init.headers as Record<string, string>)['authorization']);

  it('tries once more with a fresh token after a 401 and no third time [R4.07]', async () => {
    const answers = [json({}, 401), json({ n: 1 }), json({}, 401), json({}, 401), json({ n: 3 })];
    const tokens = tokensFrom('a', 'b', 'c', 'd', 'e');
    const { client, sent } = clientWith(() => answers.shift() ?? json({}, 500), { tokens });
    expect(await client.call(get, { params: { id: '1' } })).toEqual({ n: 1 });
    expect(await failure(client.call(get, { params: { id: '1' } }))).toMatchObject({ kind: 'Unauthorized' });
    expect(bearersOf(sent)).toEqual(['Bearer a', 'Bearer b', 'Bearer c', 'Bearer d']);
  });

  it.each([
    ['the session has ended', tokensFrom('a', null)],
    ['the caller is a guest', tokensFrom(null, 'never')],
  ])('does not retry if %s', async (_, tokens) => {
    const { client, sent } = clientWith(() => json({}, 401), { tokens });
    expect(await failure(client.call(get, { params: { id: '1' } }))).toMatchObject({ kind: 'Unauthorized' });
    expect(sent).toHaveLength(1);
  });

  it('sends the shopper’s known context as header and query fields [R7.06]', async () => {
    const { client, sent } = clientWith(() => json({ n: 1 }), {
      tokens: tokensFrom('t'),
      context: () => ({
        userSessionId: 's',
        userTime: new Date('2026-11-20T12:00:00.000Z'),
        experimentUser: 'v',
        exchangeCustomerId: 'x',
        channelProof: 'proof',
        channel: 'military-exchange',
        userRegion: 'New Jersey',
        userZip: '07030',
        ssoUid: 'u',
      }),
    });
    await client.call(get, { params: { id: '1' } });
    expect(sent[0]?.init.headers).toEqual({
      accept: 'application/json',
      authorization: 'Bearer t',
      'x-authorization': 'proof',
      'x-user-session-id': 's',
      'x-user-time': '2026-11-20T12:00:00.000Z',
      'x-vwo-user': 'v',
      'x-military-exchange-customer-id': 'x',
    });
    expect(sent[0]?.url).toBe(
      'http://api/things/1?userRegion=New%20Jersey&userZip=07030&ssoUid=u&channel=military-exchange',
    );
  });

  it('fills the path, appends the query, sends JSON or a form and repeats it once after a 401 [R7.07]', async () => {
    const answers = [json({}, 401), json({ n: 1 }), json({ n: 2 })];
    const { client, sent } = clientWith(() => answers.shift() ?? json({}, 500), {
      tokens: tokensFrom('old', 'new', 'next'),
    });
    const parts = {
      params: shape({ id: z.string() }),
      query: shape({ q: z.string() }),
      path: '/things/{id}',
    } as const;
    const asJson = endpoint({ ...post, ...parts, id: 'a.json' });
    const asForm = endpoint({ ...asJson, id: 'a.form', bodyFormat: 'form' });
    const input = { params: { id: 'a/b' }, query: { q: '225/65 R17' }, body: { n: 7 } };
    await client.call(asJson, input);
    await client.call(asForm, input);
    const url = 'http://api/things/a%2Fb?q=225%2F65%20R17';
    expect(sent.map(({ url: at, init }) => [at, init.body])).toEqual([
      [url, '{"n":7}'],
      [url, '{"n":7}'],
      [url, 'n=7'],
    ]);
    expect(bearersOf(sent)).toEqual(['Bearer old', 'Bearer new', 'Bearer next']);
  });

  it('sends a form if the endpoint takes one, as parts once it has a file', async () => {
    const { client, sent } = clientWith(() => json({ n: 1 }));
    const form = endpoint({ ...post, id: 'a.form', body: z.any(), bodyFormat: 'form' });
    await client.call(form, { body: { name: 'a&b', tag: ['x', 'y'], absent: undefined } });
    expect(sent[0]?.init).toMatchObject({
      body: 'name=a%26b&tag=x&tag=y',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await client.call(form, {
      body: { name: 'a', proof: new File(['1'], 'proof.png', { type: 'image/png' }) },
    });
    const parts = sent[1]?.init.body as FormData;
    expect(parts.get('name')).toBe('a');
    expect(parts.get('proof')).toMatchObject({ name: 'proof.png', type: 'image/png' });
    expect(sent[1]?.init.headers).not.toHaveProperty('content-type');
  });

  it('checks replies against their schema on request', async () => {
    const { client } = clientWith(() => json({ n: 'x' }), { validateReplies: true });
    expect(await failure(client.call(get, { params: { id: '1' } }))).toMatchObject({ kind: 'InvalidJson' });
  });
});
