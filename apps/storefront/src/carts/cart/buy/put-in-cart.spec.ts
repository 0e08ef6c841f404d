import { CART_COOKIE, CART_QUANTITY_COOKIE } from '@simpletread/domain';
import { FAULT_TABLE } from '@simpletread/contract';
import { aCart } from '../testing/a-cart';
import { putInCart } from './put-in-cart';

const jar = new Map<string, { value: string }>();

jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers()),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => jar.get(name),
      getAll: () => [],
      set: (name: string, value: string) => jar.set(name, { value }),
      delete: (name: string) => jar.delete(name),
    }),
}));

const LINES = [{ tireId: '7c9e6679-7425-40de-944b-e07fc1f90ae7', quantity: 4, hasRoadHazard: false }];

const formWith = (formKey: string): FormData => {
  const form = new FormData();
  form.set('formKey', formKey);
  return form;
};

describe('tires put in the cart', () => {
  const own = global.fetch;
  let keys: (string | null)[];
  let answer: () => Response;

  beforeEach(() => {
    jar.clear();
    jar.set(CART_COOKIE.name, { value: 'token' });
    keys = [];
    answer = () => Response.json(aCart({ version: 4 }));
    global.fetch = (_, init) => {
      const key = new Headers(init?.headers).get('idempotency-key');
      if (key !== null) keys.push(key);
      return Promise.resolve(answer());
    };
  });
  afterEach(() => {
    global.fetch = own;
  });

  it('keep their number for the header, and are added once by a form that is sent twice', async () => {
    const { cart, error } = await putInCart(LINES, formWith('form-1'));
    expect(error).toBeNull();
    expect(jar.get(CART_QUANTITY_COOKIE.name)?.value).toBe(String(cart?.quantity));
    await putInCart(LINES, formWith('form-1'));
    expect(keys).toEqual(['form-1:4', 'form-1:4']);
  });

  it('are refused in the words of the fault, and leave the number alone', async () => {
    const { status, message } = FAULT_TABLE['cart.quantityInvalid'];
    answer = () => Response.json({ code: 'cart.quantityInvalid', message, statusCode: status }, { status });
    expect(await putInCart(LINES, formWith('form-2'))).toEqual({ cart: null, error: message });
    expect(jar.has(CART_QUANTITY_COOKIE.name)).toBe(false);
  });

  it('wait for another try while the API is down', async () => {
    answer = () => new Response('no', { status: 503 });
    expect(await putInCart(LINES, formWith('form-3'))).toEqual({
      cart: null,
      error: 'Oops, something went wrong! Please try again.',
    });
  });
});
