import { FRIEND_CODE_COOKIE } from '@simpletread/domain';
import { FAULT_TABLE } from '@simpletread/contract';
import type { FaultCode } from '@simpletread/domain';
import { CODE_REFUSALS } from './code-refusals';
import { keepFriendCode, withFriendCode } from './friend-code';
import { aCart } from '../testing/a-cart';

const jar = new Map<string, { value: string; httpOnly?: boolean; maxAge?: number }>();

jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers()),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => jar.get(name),
      getAll: () => [],
      set: (name: string, value: string, attributes: object) => jar.set(name, { value, ...attributes }),
      delete: (name: string) => jar.delete(name),
    }),
}));

const CODE = 'DANA-7K2M';
const cart = aCart({ version: 3 });

describe('a friend’s code kept for a cart', () => {
  const own = global.fetch;
  const sent: { path: string; token: string | null; body: unknown }[] = [];
  let answer: () => Response;

  const refuse = (code: FaultCode) => {
    const { status, message } = FAULT_TABLE[code];
    answer = () => Response.json({ code, message, statusCode: status }, { status });
  };

  beforeEach(async () => {
    jar.clear();
    sent.length = 0;
    answer = () => Response.json(aCart({ version: 4 }));
    global.fetch = (url, init) => {
      sent.push({
        path: new URL(String(url)).pathname,
        token: new Headers(init?.headers).get('x-cart-token'),
        body: JSON.parse(String(init?.body)),
      });
      return Promise.resolve(answer());
    };
    await keepFriendCode(CODE);
  });
  afterEach(() => {
    global.fetch = own;
  });

  it('is stored out of scripts’ reach, for 30 days', () => {
    expect(jar.get(FRIEND_CODE_COOKIE.name)).toMatchObject({
      value: CODE,
      httpOnly: true,
      maxAge: 2_592_000,
    });
  });

  it('is added to the first cart automatically, and kept no longer', async () => {
    expect(await withFriendCode('token', cart)).toMatchObject({ version: 4 });
    expect(sent).toMatchObject([{ token: 'token', body: { version: 3, code: CODE, isReplacing: false } }]);
    expect(await withFriendCode('token', cart)).toBe(cart);
    expect(sent).toHaveLength(1);
  });

  it.each(CODE_REFUSALS)('is dropped when the cart refuses it by %s, and the tires stay', async (code) => {
    refuse(code);
    expect(await withFriendCode('token', cart)).toBe(cart);
    expect(jar.has(FRIEND_CODE_COOKIE.name)).toBe(false);
  });

  it('waits for the next tires while the server does not know', async () => {
    refuse('server.unavailable');
    expect(await withFriendCode('token', cart)).toBe(cart);
    expect(jar.get(FRIEND_CODE_COOKIE.name)?.value).toBe(CODE);
  });
});
