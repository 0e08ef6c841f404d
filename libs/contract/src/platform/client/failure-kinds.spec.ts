import type { Sent } from './testing/scripted-client.js';
import { clientWith, failure, failureFor, get, json } from './testing/scripted-client.js';

describe('a failed call', () => {
  it.each([
    [400, 'BadRequest'],
    [401, 'Unauthorized'],
    [403, 'Forbidden'],
    [404, 'NotFound'],
    [409, 'ServerError'],
    [422, 'ServerError'],
    [500, 'ServerError'],
    [503, 'ServerError'],
  ])('maps status %i to %s', async (statusCode, kind) => {
    const body = { code: 'record.stale', message: 'Changed.', statusCode };
    expect(await failureFor(() => json(body, statusCode))).toMatchObject({ kind, ...body });
  });

  it.each([
    [{ errorMessage: 'first' }, 'first'],
    [{ error: { message: 'second' } }, 'second'],
    [{ message: 'third' }, 'third'],
    [{}, "We're experiencing a technical problem. Please try again."],
  ])('uses the message of the body %j [R8.02]', async (body, message) => {
    expect(await failureFor(() => json(body, 500))).toMatchObject({
      kind: 'ServerError',
      message,
      code: null,
    });
  });

  it('reports the detail of a provider’s failure as OtherError', async () => {
    expect(await failureFor(() => json({ detail: 'no such charge' }, 502))).toMatchObject({
      kind: 'OtherError',
      message: 'no such charge',
    });
  });

  it('distinguishes ten kinds of failure [R8.01]', async () => {
    const aborted = AbortSignal.abort();
    const ends: readonly [string, () => Response | Promise<Response>][] = [
      ['BadRequest', () => json({}, 400)],
      ['Unauthorized', () => json({}, 401)],
      ['Forbidden', () => json({}, 403)],
      ['NotFound', () => json({}, 404)],
      ['NotFound', () => new Response('<html>', { status: 404 })],
      ['ServerError', () => json({}, 418)],
      ['ServerError', () => json({}, 500)],
      ['NetworkError', () => Promise.reject(new TypeError('fetch failed'))],
      ['AbortError', () => Promise.reject(new DOMException('stopped', 'AbortError'))],
      ['InvalidJson', () => new Response('<html>', { status: 200 })],
      ['OtherError', () => json({ detail: 'no such charge' }, 502)],
    ];
    const kinds = [];
    for (const [, answer] of ends) kinds.push((await failureFor(answer)).kind);
    expect(kinds).toEqual(ends.map(([kind]) => kind));
    expect(
      (await failure(clientWith(() => json({}), { baseUrl: '' }).client.call(get, { params: { id: '1' } })))
        .kind,
    ).toBe('UrlBaseNotConfigured');
    const stopped = clientWith(({ init }) => Promise.reject(init.signal?.reason as Error));
    const given = stopped.client.call(get, { params: { id: '1' } }, { signal: aborted });
    expect((await failure(given)).kind).toBe('AbortError');
    const empty = clientWith(() => new Response(null, { status: 204 }));
    expect(await empty.client.call(get, { params: { id: '1' } })).toBeUndefined();
  });

  it('passes on the faults of fields', async () => {
    const fields = [{ path: 'body.zip', code: 'contact.zipInvalid', message: 'Oops.' }];
    const body = { code: 'contact.zipInvalid', message: 'Oops.', statusCode: 400, fields, data: { max: 5 } };
    expect(await failureFor(() => json(body, 400))).toMatchObject({ fields, data: { max: 5 } });
  });

  it('reports an unreadable body as InvalidJson, except for 404', async () => {
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

  it('reports a lost connection as NetworkError', async () => {
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

  it('reports a caller’s abort as AbortError', async () => {
    const stop = new AbortController();
    const { client } = clientWith(never);
    const lost = failure(client.call(get, { params: { id: '1' } }, { signal: stop.signal }));
    stop.abort();
    expect(await lost).toMatchObject({ kind: 'AbortError' });
  });

  it('times out as NetworkError', async () => {
    const { client } = clientWith(never, { timeoutMs: 20 });
    const stop = new AbortController();
    expect(await failure(client.call(get, { params: { id: '1' } }, { signal: stop.signal }))).toMatchObject({
      kind: 'NetworkError',
    });
  });

  it('requires its base address', async () => {
    const { client } = clientWith(() => json({}), { baseUrl: '' });
    expect(await failure(client.call(get, { params: { id: '1' } }))).toMatchObject({
      kind: 'UrlBaseNotConfigured',
      message: 'fetch API not configured',
    });
  });
});
