import { DEVICE_COOKIE, KATAPULT_COOKIE } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { shopperClient } from '../../../shell/api/client';
import { tellDevice } from './device-token';
import { keepKatapultIds, katapultIdsOf } from './katapult-ids';

jest.mock('next/headers', () => ({ cookies: jest.fn() }));
jest.mock('../../../shell/api/client', () => ({ shopperClient: jest.fn() }));
jest.mock('../../../shell/error-reports/report-problem', () => ({ reportProblem: () => undefined }));

const CART = '0198c0de-0000-4000-8000-000000000001';
const call = jest.fn();
jest.mocked(shopperClient).mockResolvedValue({ call } as never);

const jarWith = (known: Record<string, string>) => {
  const set: [string, string, object][] = [];
  const gone: string[] = [];
  jest.mocked(cookies).mockResolvedValue({
    get: (name: string) => (known[name] === undefined ? undefined : { value: known[name] }),
    set: (...given: [string, string, object]) => set.push(given),
    delete: (name: string) => gone.push(name),
  } as never);
  return { set, gone };
};

describe('the number of a browser that pays', () => {
  beforeEach(() => call.mockReset());

  it('is the API’s, kept for a day out of reach of scripts', async () => {
    const { set } = jarWith({ [DEVICE_COOKIE.name]: 'made-up' });
    call.mockResolvedValue({ deviceToken: 'random.signature' });
    await tellDevice('cart-token');
    expect(call.mock.calls[0]).toMatchObject([
      { id: 'checkout.device' },
      { body: { deviceToken: 'made-up' } },
    ]);
    expect(set).toMatchObject([[DEVICE_COOKIE.name, 'random.signature', { maxAge: 86_400, httpOnly: true }]]);
  });

  it('is none without a fraud check; an old one is removed', async () => {
    const { set, gone } = jarWith({ [DEVICE_COOKIE.name]: 'old' });
    call.mockResolvedValue({ deviceToken: null });
    await tellDevice('cart-token');
    expect([set, gone]).toEqual([[], [DEVICE_COOKIE.name]]);
  });

  it('delays no payment', async () => {
    jarWith({});
    call.mockRejectedValue(new Error('away'));
    await expect(tellDevice('cart-token')).resolves.toBeUndefined();
  });
});

describe('ids of an application at Katapult', () => {
  const before = process.env['KATAPULT_MERCHANT_ID'];
  afterEach(() => (process.env['KATAPULT_MERCHANT_ID'] = before ?? ''));

  it('are created if it is offered, and stay the same for a cart', async () => {
    process.env['KATAPULT_MERCHANT_ID'] = 'm1';
    const { set } = jarWith({});
    const ids = await keepKatapultIds(CART);
    expect(set).toMatchObject([
      [KATAPULT_COOKIE.name, `${CART}.${ids?.applicationId}`, { maxAge: 1800, httpOnly: true }],
    ]);
    jarWith({ [KATAPULT_COOKIE.name]: `${CART}.${ids?.applicationId}` });
    expect(await keepKatapultIds(CART)).toEqual(ids);
  });

  it('are none if it is not offered', async () => {
    process.env['KATAPULT_MERCHANT_ID'] = '';
    const { set } = jarWith({});
    expect([await keepKatapultIds(CART), set]).toEqual([null, []]);
  });

  it.each([undefined, '', CART, `${CART}.x`, `x.${CART}`, `${CART}.${CART}.${CART}`])(
    'of %j are none',
    (text) => {
      expect(katapultIdsOf(text, CART)).toBeNull();
    },
  );
});
