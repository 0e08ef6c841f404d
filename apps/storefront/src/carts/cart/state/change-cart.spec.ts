import { CART_COOKIE } from '@simpletread/domain';
import { FAULT_TABLE, setCartCoupon } from '@simpletread/contract';
import type { FaultCode } from '@simpletread/domain';
import { changeCart } from './change-cart';
import { CODE_REFUSALS } from '../codes/code-refusals';

jest.mock('next/cache', () => ({ refresh: () => undefined }));
jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers()),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => (name === CART_COOKIE.name ? { value: 'token' } : undefined),
      getAll: () => [],
      set: () => undefined,
    }),
}));

const before = { version: 3, problem: null, zipError: null, couponProblem: null, removed: null };

const enterCode = (code: string) => {
  const form = new FormData();
  form.set('intent', 'coupon');
  form.set('code', code);
  return changeCart(before, form);
};

describe('a code that the cart refuses', () => {
  const own = global.fetch;
  afterEach(() => {
    global.fetch = own;
  });

  const refuse = (code: FaultCode) => {
    const { status, message } = FAULT_TABLE[code];
    global.fetch = () => Promise.resolve(Response.json({ code, message, statusCode: status }, { status }));
  };

  it.each(CODE_REFUSALS)('stays in its field with the message of %s', async (fault) => {
    refuse(fault);
    expect(await enterCode('FRIEND-7K2M')).toEqual({
      ...before,
      couponProblem: {
        code: 'FRIEND-7K2M',
        message: FAULT_TABLE[fault].message,
        isChoice: fault === 'coupon.notCombinable',
      },
    });
  });

  it('is refused for no reason unknown to the field', () => {
    const promised = setCartCoupon.faults.filter((fault) => fault.startsWith('coupon.'));
    expect([...CODE_REFUSALS].sort()).toEqual([...promised].sort());
  });
});
