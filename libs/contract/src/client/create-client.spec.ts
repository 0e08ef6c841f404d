import { z } from 'zod';

import { publicAccess } from '../access.js';
import { endpoint } from '../endpoint.js';
import { shape } from '../faults/index.js';
import { ContractError } from './contract-error.js';
import type { ClientOptions } from './create-client.js';
import { createClient } from './create-client.js';

const base = { summary: 'x', access: publicAccess, faults: [] } as const;
const get = endpoint({
  ...base,
  id: 'a.get',
  method: 'GET',
  path: '/things/{id}',
  params: shape({ id: z.string() }),
  reply: shape({ n: z.int() }),
});
const post = endpoint({
  ...base,
  id: 'a.post',
  method: 'POST',
  path: '/things',
  body: shape({ n: z.int() }),
  reply: shape({ n: z.int() }),
});
const list = endpoint({
  ...base,
  id: 'a.list',
  method: 'GET',
  path: '/things',
  reply: z.array(z.int()),
  isList: true,
});

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

const clientWith = (
  answer: (sent: Sent) => Response | Promise<Response>,
  options: Partial<ClientOptions> = {},
) => {
  const sent: Sent[] = [];
  const fetch = async (url: unknown, init: RequestInit = {}): Promise<Response> => {
    sent.push({ url: String(url), init });
    return answer({ url: String(url), init });
  };
  return { sent, client: createClient({ baseUrl: 'http://api', fetch, ...options }) };
};

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

const failure = async (work: Promise<unknown>): Promise<ContractError> => {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ContractError) return error;
  throw new Error(`expected a ContractError, got ${String(error)}`);
};

const failureFor = (answer: () => Response | Promise<Response>) =>
  failure(clientWith(answer).client.call(get, { params: { id: '1' } }));

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

  it.each([
    [400, 'BadRequest'],
    [401, 'Unauthorized'],
    [403, 'Forbidden'],
    [404, 'NotFound'],
    [409, 'ServerError'],
    [422, 'ServerError'],
    [500, 'ServerError'],
    [503, 'ServerError'],
  ])('calls status %i a %s', async (statusCode, kind) => {
    const body = { code: 'record.stale', message: 'Changed.', statusCode };
    expect(await failureFor(() => json(body, statusCode))).toMatchObject({ kind, ...body });
  });

  it.each([
    [{ errorMessage: 'first' }, 'first'],
    [{ error: { message: 'second' } }, 'second'],
    [{ message: 'third' }, 'third'],
    [{}, "We're experiencing a technical problem. Please try again."],
  ])('takes the message of the body %j [R8.02]', async (body, message) => {
    expect(await failureFor(() => json(body, 500))).toMatchObject({
      kind: 'ServerError',
      message,
      code: null,
    });
  });

  it('takes the detail of a provider’s failure as OtherError', async () => {
    expect(await failureFor(() => json({ detail: 'no such charge' }, 502))).toMatchObject({
      kind: 'OtherError',
      message: 'no such charge',
    });
  });

  it('hands on what is wrong with each field', async () => {
    const fields = [{ path: 'body.zip', code: 'contact.zipInvalid', message: 'Oops.' }];
    const body = { code: 'contact.zipInvalid', message: 'Oops.', statusCode: 400, fields, data: { max: 5 } };
    expect(await failureFor(() => json(body, 400))).toMatchObject({ fields, data: { max: 5 } });
  });

  it('calls an unreadable body InvalidJson, except for 404', async () => {
    expect(await failureFor(() => new Response('<html>', { status: 200 }))).toMatchObject({
      kind: 'InvalidJson',
    });
    expect(await failureFor(() => new Response('<html>', { status: 500 }))).toMatchObject({
      kind: 'InvalidJson',
      statusCode: 500,
    });
    expect(await failureFor(() => new Response('<html>', { status: 404 }))).toMatchObject({
      kind: 'NotFound',
      message: 'The page you are looking for is missing.',
    });
  });

  it('calls a lost connection NetworkError', async () => {
    expect(await failureFor(() => Promise.reject(new TypeError('fetch failed')))).toMatchObject({
      kind: 'NetworkError',
      statusCode: null,
    });
  });

  const never = ({ init }: Sent) =>
    new Promise<Response>((_, reject) => {
      if (init.signal?.aborted === true) reject(init.signal.reason as Error);
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });

  it('calls what its caller gave up AbortError', async () => {
    const stop = new AbortController();
    const { client } = clientWith(never);
    const lost = failure(client.call(get, { params: { id: '1' } }, { signal: stop.signal }));
    stop.abort();
    expect(await lost).toMatchObject({ kind: 'AbortError' });
  });

  it('gives up after its time as NetworkError', async () => {
    const { client } = clientWith(never, { timeoutMs: 20 });
    const stop = new AbortController();
    expect(await failure(client.call(get, { params: { id: '1' } }, { signal: stop.signal }))).toMatchObject({
      kind: 'NetworkError',
    });
  });

  it('asks for its base address', async () => {
    const { client } = clientWith(() => json({}), { baseUrl: '' });
    expect(await failure(client.call(get, { params: { id: '1' } }))).toMatchObject({
      kind: 'UrlBaseNotConfigured',
      message: 'fetch API not configured',
    });
  });

  it.each([
    [true, 2, { n: 1 }],
    [false, 1, null],
  ])('after a 401 and a refresh that says %s sends %i times', async (isRefreshed, times, reply) => {
    let count = 0;
    const answer = () => ((count += 1) === 1 ? json({}, 401) : json({ n: 1 }));
    const { client } = clientWith(answer, { onUnauthorized: () => Promise.resolve(isRefreshed) });
    const result = await client.call(get, { params: { id: '1' } }).catch(() => null);
    expect([count, result]).toEqual([times, reply]);
  });

  it('tries no third time', async () => {
    let count = 0;
    const { client } = clientWith(() => ((count += 1), json({}, 401)), {
      onUnauthorized: () => Promise.resolve(true),
    });
    expect(await failure(client.call(get, { params: { id: '1' } }))).toMatchObject({ kind: 'Unauthorized' });
    expect(count).toBe(2);
  });

  it('holds replies to their schema where asked to', async () => {
    const { client } = clientWith(() => json({ n: 'x' }), { validateReplies: true });
    expect(await failure(client.call(get, { params: { id: '1' } }))).toMatchObject({ kind: 'InvalidJson' });
  });
});
