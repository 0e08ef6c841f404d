import { finishVisit } from './finish-visit';

jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined }),
  headers: async () => new Headers(),
}));

describe('the return from the verification partner', () => {
  const own = global.fetch;
  let sent: unknown[];
  let answer: Response;
  beforeEach(() => {
    sent = [];
    answer = Response.json({ group: 'military' });
    global.fetch = async (_, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return answer.clone();
    };
  });
  afterEach(() => {
    global.fetch = own;
  });
  const refusal = (statusCode: number, code: string) =>
    Response.json({ statusCode, code, message: 'No.', fields: [] }, { status: statusCode });
  const finish = (query: string) => finishVisit(new URLSearchParams(query));

  it('passes on state and code, and nothing else of the address', async () => {
    expect(await finish('state=s&code=c&group=teacher&account=x')).toBe('verified');
    expect(sent).toEqual([{ state: 's', code: 'c' }]);
  });

  it('passes on a missing code, whatever the partner called it', async () => {
    answer = refusal(422, 'verification.denied');
    expect(await finish('state=s&error=%3Cscript%3E')).toBe('denied');
    expect(sent).toEqual([{ state: 's', error: 'no code' }]);
  });

  it.each(['', 'code=c', `state=${'s'.repeat(201)}&code=c`])('sends no request for %j', async (query) => {
    expect(await finish(query)).toBe('ended');
    expect(sent).toEqual([]);
  });

  it.each([
    [401, 'access.signInRequired', 'signIn'],
    [400, 'verification.unknown', 'ended'],
    [409, 'verification.usedElsewhere', 'used'],
    [503, 'verification.unavailable', 'unavailable'],
    [429, 'request.rateLimited', 'unavailable'],
  ])('reports a refusal with %s %s as %s', async (status, code, outcome) => {
    answer = refusal(status, code);
    expect(await finish('state=s&code=c')).toBe(outcome);
  });
});
