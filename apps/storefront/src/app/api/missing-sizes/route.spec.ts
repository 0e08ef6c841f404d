import { POST } from './route';

jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers({ 'user-agent': 'spec/1.0' })),
  cookies: () => Promise.resolve({ get: () => undefined, getAll: () => [] }),
}));

describe('a look at a vehicle without sizes', () => {
  const own = global.fetch;
  let sent: string[];

  beforeEach(() => {
    sent = [];
    global.fetch = async (input, init) => {
      sent.push(`${init?.method ?? 'GET'} ${new URL(String(input)).pathname}`);
      return Response.json({ isMissing: true }, { status: 202 });
    };
  });
  afterEach(() => {
    global.fetch = own;
  });

  const ask = (body: string) => POST(new Request('http://shop/api/missing-sizes', { method: 'POST', body }));

  it('goes on to the queue of missing sizes', async () => {
    expect((await ask('{"make":"ford","model":"expedition","year":2025}')).status).toBe(202);
    expect(sent).toEqual(['POST /vehicles/ford/expedition/2025/missing-sizes']);
  });

  it.each([
    ['cannot be read', '{broken', 400],
    ['names no vehicle', '{"make":"../x","model":"","year":1}', 400],
    ['is too long', 'x'.repeat(501), 413],
  ])('goes nowhere where it %s', async (_, body, status) => {
    expect((await ask(body)).status).toBe(status);
    expect(sent).toEqual([]);
  });
});
