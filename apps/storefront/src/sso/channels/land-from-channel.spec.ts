import { EXCHANGE_CHECKOUT_COOKIE, EXCHANGE_CUSTOMER_COOKIE } from '@simpletread/domain';
import { NextRequest } from 'next/server';
import { shopperClient } from '../../shell/api/client';
import { landVisitor } from './land-from-channel';

jest.mock('../../shell/api/client', () => ({ shopperClient: jest.fn() }));
jest.mock('../../shell/error-reports/report-problem', () => ({ reportProblem: () => undefined }));

const call = jest.fn();
jest.mocked(shopperClient).mockResolvedValue({ call } as never);

const land = async (fields: Record<string, string>, cookie = '') => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const response = await landVisitor(
    new NextRequest(`http://shop/channel-landing?${EXCHANGE_CUSTOMER_COOKIE.name}=evil`, {
      method: 'POST',
      body: form,
      headers: { cookie },
    }),
  );
  return { to: response.headers.get('location'), set: response.headers.getSetCookie() };
};

const MILITARY = {
  channel: 'military-exchange',
  source: 'px-1',
  exchangeCustomerId: 'mil-7',
  checkoutUrl: 'https://exchange.test/orders',
};

describe('a visitor whom a partner sends', () => {
  beforeEach(() => call.mockReset());

  it('stores the military exchange data of the signed proof, and no script reads it', async () => {
    call.mockResolvedValue(MILITARY);
    const { to, set } = await land({ proof: 'signed' });
    expect(to).toMatch(/\/$/);
    expect(call.mock.calls[0]).toMatchObject([
      { id: 'channels.land' },
      {},
      { headers: { 'x-authorization': 'signed' } },
    ]);
    expect(set).toHaveLength(2);
    for (const [index, start] of [
      `${EXCHANGE_CUSTOMER_COOKIE.name}=mil-7;`,
      `${EXCHANGE_CHECKOUT_COOKIE.name}=https%3A%2F%2Fexchange.test%2Forders;`,
    ].entries()) {
      expect(set[index]?.startsWith(start)).toBe(true);
      expect(set[index]).toMatch(/Max-Age=43200;.*HttpOnly; SameSite=lax/i);
    }
  });

  it('removes an earlier visit’s checkout if the proof names none', async () => {
    call.mockResolvedValue({ ...MILITARY, checkoutUrl: null });
    const { set } = await land(
      { proof: 'signed' },
      `${EXCHANGE_CHECKOUT_COOKIE.name}=https%3A%2F%2Fevil.test`,
    );
    expect(set.find((line) => line.startsWith(`${EXCHANGE_CHECKOUT_COOKIE.name}=`))).toMatch(
      new RegExp(`^${EXCHANGE_CHECKOUT_COOKIE.name}=;.*Max-Age=0`, 'i'),
    );
  });

  it('of a widget is redirected with the partner’s name, and stores no cookie', async () => {
    call.mockResolvedValue({
      channel: 'widget',
      source: 'acme-1',
      exchangeCustomerId: null,
      checkoutUrl: null,
    });
    const { to, set } = await land({ proof: 'signed' });
    expect(to).toMatch(/\/\?channel=widget&source=acme-1$/);
    expect(set).toEqual([]);
  });

  it('without a valid proof enters like anyone, whatever else they bring', async () => {
    call.mockRejectedValue(new Error('403'));
    const forged = {
      exchangeCustomerId: 'mil-8',
      [EXCHANGE_CUSTOMER_COOKIE.name]: 'mil-8',
      checkoutUrl: 'https://evil.test',
    };
    expect((await land({ proof: 'forged', ...forged })).set).toEqual([]);
    call.mockReset();
    expect((await land(forged)).set).toEqual([]);
    expect((await land({ proof: 'x'.repeat(2001) })).set).toEqual([]);
    expect(call).not.toHaveBeenCalled();
  });
});
