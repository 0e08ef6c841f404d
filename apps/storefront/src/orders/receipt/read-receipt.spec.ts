import { ORDER_TOKEN_COOKIE } from '@simpletread/domain';
import { readReceipt } from './read-receipt';

const jar = new Map<string, { value: string }>();

jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers()),
  cookies: () => Promise.resolve({ get: (name: string) => jar.get(name), getAll: () => [] }),
}));

const ORDER = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

describe('a receipt', () => {
  const own = global.fetch;
  let asked: { method: string | undefined; path: string; token: string | null }[];
  let status: number;

  beforeEach(() => {
    jar.clear();
    asked = [];
    status = 200;
    global.fetch = (input, init) => {
      const { pathname } = new URL(String(input));
      const token = new Headers(init?.headers).get('x-order-token');
      asked.push({ method: init?.method, path: pathname, token });
      return Promise.resolve(new Response('%PDF-', { status }));
    };
  });
  afterEach(() => {
    global.fetch = own;
  });

  it('is asked for at the address of its endpoint, with the token of the order', async () => {
    jar.set(ORDER_TOKEN_COOKIE.name, { value: 'token-of-the-order' });
    const receipt = await readReceipt(ORDER, 'a/b');
    expect(await receipt?.text()).toBe('%PDF-');
    expect(asked).toEqual([{ method: 'GET', path: `/receipts/${ORDER}/a%2Fb`, token: 'token-of-the-order' }]);
  });

  it('is nobody’s without a session or a token', async () => {
    expect(await readReceipt(ORDER, ORDER)).toBeNull();
    expect(asked).toEqual([]);
  });

  it.each([400, 401, 403, 404])('is not found where the API answers %s', async (refused) => {
    jar.set(ORDER_TOKEN_COOKIE.name, { value: 'token' });
    status = refused;
    expect(await readReceipt(ORDER, ORDER)).toBeNull();
  });

  it('is a failure, not a page without a receipt, while the API is down', async () => {
    jar.set(ORDER_TOKEN_COOKIE.name, { value: 'token' });
    status = 503;
    await expect(readReceipt(ORDER, ORDER)).rejects.toThrow('503');
  });
});
