import { POST } from './route';

jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers({ 'user-agent': 'spec/1.0' })),
  cookies: () => Promise.resolve({ get: () => undefined, getAll: () => [] }),
}));

const PROBLEM = { app: 'storefront', level: 'warn', message: 'boom', url: '/cart' };

describe('a failure that a browser reports', () => {
  const own = global.fetch;
  let sent: { path: string; body: unknown }[];

  beforeEach(() => {
    sent = [];
    global.fetch = async (input, init) => {
      sent.push({ path: new URL(String(input)).pathname, body: JSON.parse(String(init?.body)) });
      return Response.json({ isRecorded: true }, { status: 202 });
    };
  });
  afterEach(() => {
    global.fetch = own;
  });

  const report = (body: string) =>
    POST(new Request('http://shop/api/client-errors', { method: 'POST', body }));

  it.each(['error', 'warn', 'info'])(
    'of level %s goes on to the monitoring endpoint [R8.12]',
    async (level) => {
      expect((await report(JSON.stringify({ ...PROBLEM, level }))).status).toBe(202);
      expect(sent).toEqual([{ path: '/telemetry/client-errors', body: { ...PROBLEM, level } }]);
    },
  );

  it.each([
    ['cannot be read', '{broken', 400],
    ['has a level of its own', JSON.stringify({ ...PROBLEM, level: 'fatal' }), 400],
    ['is too long', 'x'.repeat(16_385), 413],
  ])('goes nowhere where it %s', async (_, body, status) => {
    expect((await report(body)).status).toBe(status);
    expect(sent).toEqual([]);
  });
});
