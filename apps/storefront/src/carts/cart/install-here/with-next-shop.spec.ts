import { NEXT_SHOP_COOKIE } from '@simpletread/domain';
import { FAULT_TABLE } from '@simpletread/contract';
import { keepNextShop } from '../../../installers';
import { aCart } from '../testing/a-cart';
import { withNextShop } from './with-next-shop';

const jar = new Map<string, { value: string }>();

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

const cart = aCart({ version: 3, fulfilment: null, shop: null });

describe('a shop that waits for the cart’s tires', () => {
  const own = global.fetch;
  const sent: unknown[] = [];
  let answer: () => Response;

  beforeEach(async () => {
    jar.clear();
    sent.length = 0;
    answer = () => Response.json(aCart({ version: 4 }));
    global.fetch = (_url, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return Promise.resolve(answer());
    };
    await keepNextShop('S20001');
  });
  afterAll(() => {
    global.fetch = own;
  });

  it('installs the first tires, and waits no longer', async () => {
    expect((await withNextShop('token', cart)).version).toBe(4);
    expect(sent).toEqual([{ version: 3, fulfilment: 'ship-to-shop', shopCode: 'S20001' }]);
    expect(jar.has(NEXT_SHOP_COOKIE.name)).toBe(false);
  });

  it('waits for others if it refuses these', async () => {
    const { status, message } = FAULT_TABLE['shop.cannotInstall'];
    answer = () => Response.json({ code: 'shop.cannotInstall', message, statusCode: status }, { status });
    expect(await withNextShop('token', cart)).toBe(cart);
    expect(jar.get(NEXT_SHOP_COOKIE.name)?.value).toBe('S20001');
  });

  it('changes no choice that the shopper has made in the cart', async () => {
    const chosen = aCart({ fulfilment: 'ship-to-me' });
    expect(await withNextShop('token', chosen)).toBe(chosen);
    expect(sent).toEqual([]);
  });

  it('is no shop if the cookie holds something else', async () => {
    jar.set(NEXT_SHOP_COOKIE.name, { value: '../../admin' });
    expect(await withNextShop('token', cart)).toBe(cart);
    expect(sent).toEqual([]);
  });
});
