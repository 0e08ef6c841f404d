import { call, ProbeModule, startTestApp, type TestApp } from '../../../test/index.js';

const good = { email: 'ada@example.com', place: { zip: '19104' } };

describe('the shape of errors', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [ProbeModule] });
  });
  afterAll(() => app.close());

  const echo = (body: unknown) => call(`${app.url}/probe/echo/7`, { body });

  it('answers a refusal with its code, message and status, and nothing else [R3.23]', async () => {
    const { status, body, headers } = await call(`${app.url}/probe/refused`);
    expect(status).toBe(404);
    expect(body).toEqual({
      code: 'order.trackingMismatch',
      message: 'Order ID & ZIP Code do not match.',
      statusCode: 404,
    });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('names a wrong field with its own code and text, and takes the first as the answer’s', async () => {
    const { status, body } = await echo({ email: 'nobody', place: { zip: 'x' } });
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'contact.emailInvalid',
      message: 'Please enter a valid email',
      statusCode: 400,
      fields: [
        { path: 'body.email', code: 'contact.emailInvalid', message: 'Please enter a valid email' },
        {
          path: 'body.place.zip',
          code: 'contact.zipInvalid',
          message: 'Oops. Please enter a valid ZIP code.',
        },
      ],
    });
  });

  it('refuses a missing field like an empty one', async () => {
    const { body } = await echo({ ...good, place: {} });
    expect(body).toMatchObject({
      code: 'contact.zipInvalid',
      message: 'Oops. Please enter a valid ZIP code.',
    });
  });

  it.each([
    ['the body', '/probe/echo/7', { ...good, isAdmin: true }, 'body.isAdmin'],
    ['a nested object', '/probe/echo/7', { ...good, place: { zip: '19104', city: 'x' } }, 'body.place.city'],
    ['the query', '/probe/echo/7?debug=1', good, 'query.debug'],
  ])('refuses an unknown field in %s', async (_, path, body, field) => {
    const answer = await call(`${app.url}${path}`, { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'request.unknownField',
      statusCode: 400,
      fields: [{ path: field }],
    });
  });

  it('refuses a query or a body where the endpoint has none', async () => {
    const query = await call(`${app.url}/probe/empty?x=1`);
    expect([query.status, query.body]).toEqual([
      400,
      expect.objectContaining({ code: 'request.unknownField' }),
    ]);
  });

  it.each([['{"email":'], ['not json'], ['']])('refuses the malformed body %j', async (body) => {
    const answer = await echo(body);
    expect([answer.status, answer.body]).toEqual([
      400,
      expect.objectContaining({
        code: expect.stringMatching(/^request\.unreadable$|^contact\./),
        statusCode: 400,
      }),
    ]);
  });

  it('refuses a body that is not an object', async () => {
    expect(await echo('[]')).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', statusCode: 400 },
    });
  });

  it('refuses a body over 100 KB with 413', async () => {
    const { status, body } = await echo({ ...good, email: 'x'.repeat(101 * 1024) });
    expect(status).toBe(413);
    expect(body).toMatchObject({ code: 'request.tooLarge', statusCode: 413, data: { limit: '100 KB' } });
  });

  it('refuses an unknown type of body', async () => {
    const { status, body } = await call(`${app.url}/probe/echo/7`, {
      body: '<a/>',
      headers: { 'content-type': 'text/xml' },
    });
    expect([status, body]).toEqual([
      415,
      {
        code: 'request.typeUnsupported',
        message: 'The request must be sent as application/json.',
        statusCode: 415,
      },
    ]);
  });

  it.each([['/nowhere'], ['/probe'], ['/probe/empty/'], ['/%E0%A4%A']])(
    'answers %s in the same shape',
    async (path) => {
      const { status, body } = await call(`${app.url}${path}`);
      expect(body).toEqual({ code: expect.any(String), message: expect.any(String), statusCode: status });
      expect([400, 404]).toContain(status);
    },
  );

  it('answers another method on a known path like an unknown route', async () => {
    const { status, body } = await call(`${app.url}/probe/refused`, { method: 'DELETE' });
    expect([status, body]).toEqual([404, expect.objectContaining({ code: 'route.unknown' })]);
  });

  it('answers a bug with the sentence for it and nothing else, and logs it with the request’s id [R8.03 server part]', async () => {
    const { status, body } = await call(`${app.url}/probe/broken`, {
      headers: { 'x-request-id': 'probe-broken-1' },
    });
    expect([status, body]).toEqual([
      500,
      {
        code: 'server.unexpected',
        message: "We're experiencing a technical problem. Please try again.",
        statusCode: 500,
      },
    ]);
    const [line] = app.log.of('error').filter(({ message }) => message === 'request failed');
    expect(line?.fields).toMatchObject({
      requestId: 'probe-broken-1',
      err: { message: 'the secret inner workings' },
    });
  });

  it('holds back a reply that breaks its schema', async () => {
    const { status, body } = await call(`${app.url}/probe/wrong-reply`);
    expect([status, body]).toEqual([500, expect.objectContaining({ code: 'server.unexpected' })]);
    expect(JSON.stringify(body)).not.toContain('passwordHash');
  });
});
