import { forgetTokens, ownerOf, tokensOf } from './token-keeper';

const HANDLE = 'A'.repeat(43);

interface Asked {
  readonly handle: string;
  readonly rejected?: string;
}

describe('tokens of a session', () => {
  const own = global.fetch;
  let asked: Asked[];
  let answer: (body: Asked) => Response;

  beforeEach(() => {
    asked = [];
    answer = () =>
      Response.json({
        accessToken: `token-${asked.length}`,
        expiresAt: new Date(Date.now() + 600_000).toISOString(),
        accountId: '0198c0de-0000-7000-8000-000000000001',
        userSessionId: 'session-of-priya',
      });
    global.fetch = async (_, init) => {
      const body = JSON.parse(String(init?.body)) as Asked;
      asked.push(body);
      return answer(body);
    };
  });
  afterEach(() => {
    forgetTokens(HANDLE);
    global.fetch = own;
  });

  it('are fetched once and kept', async () => {
    const values = await Promise.all([1, 2, 3].map(() => tokensOf(HANDLE).current()));
    expect(values).toEqual(['token-1', 'token-1', 'token-1']);
    expect(asked).toEqual([{ handle: HANDLE }]);
  });

  it('are replaced once if one was refused, for all callers', async () => {
    await tokensOf(HANDLE).current();
    const values = await Promise.all([1, 2, 3].map(() => tokensOf(HANDLE).replace('token-1')));
    expect(values).toEqual(['token-2', 'token-2', 'token-2']);
    expect(asked[1]).toEqual({ handle: HANDLE, rejected: 'token-1' });
  });

  it('are none for an unknown handle', async () => {
    answer = () =>
      Response.json({ code: 'access.signInRequired', message: '', statusCode: 401 }, { status: 401 });
    expect(await tokensOf(HANDLE).current()).toBeNull();
  });

  it('are not treated as none while the API is down', async () => {
    answer = () =>
      Response.json({ code: 'server.unavailable', message: '', statusCode: 503 }, { status: 503 });
    await expect(tokensOf(HANDLE).current()).rejects.toThrow();
  });

  it('name their owner, and no one once the session has ended or the API is down', async () => {
    expect(await ownerOf(HANDLE)).toEqual({
      uid: '0198c0de-0000-7000-8000-000000000001',
      userSessionId: 'session-of-priya',
    });
    expect(asked).toHaveLength(1);
    forgetTokens(HANDLE);
    answer = () =>
      Response.json({ code: 'server.unavailable', message: '', statusCode: 503 }, { status: 503 });
    expect(await ownerOf(HANDLE)).toBeNull();
    answer = () =>
      Response.json({ code: 'access.signInRequired', message: '', statusCode: 401 }, { status: 401 });
    expect(await ownerOf(HANDLE)).toBeNull();
  });

  it('are limited in number: the least recently used ones are fetched again', async () => {
    await tokensOf(HANDLE).current();
    for (let n = 0; n < 10_000; n += 1) tokensOf(`h${n}`);
    await tokensOf(HANDLE).current();
    expect(asked).toHaveLength(2);
    for (let n = 0; n < 10_000; n += 1) forgetTokens(`h${n}`);
  });
});
