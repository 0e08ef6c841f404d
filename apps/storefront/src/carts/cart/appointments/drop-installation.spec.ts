import { CART_COOKIE } from '@simpletread/domain';
import { aCart } from '../testing/a-cart';
import { dropInstallation } from './drop-installation';

class Redirected extends Error {
  constructor(readonly to: string) {
    super(to);
  }
}
jest.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Redirected(to);
  },
}));
jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers()),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => (name === CART_COOKIE.name ? { value: 'token' } : undefined),
      getAll: () => [],
    }),
}));

describe('an installation that is dropped', () => {
  const own = global.fetch;
  afterEach(() => {
    global.fetch = own;
  });

  it('ships the tires to the buyer and goes back to the choice of shipping [R4.15]', async () => {
    const sent: unknown[] = [];
    global.fetch = async (input, init) => {
      const { pathname } = new URL(String(input));
      if (init?.method === 'PUT') sent.push([pathname, JSON.parse(String(init.body))]);
      return Response.json(aCart({ version: 7 }));
    };
    await expect(dropInstallation()).rejects.toMatchObject({ to: '/checkout/shipping' });
    expect(sent).toEqual([['/carts/current/delivery', { fulfilment: 'ship-to-me' }]]);
  });
});
