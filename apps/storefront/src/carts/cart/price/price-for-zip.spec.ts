import { ContractError, FAULT_TABLE } from '@simpletread/contract';
import { cents, type FaultCode } from '@simpletread/domain';
import { changeOpenCart } from '../state/open-cart';
import { acceptZip, keepZip } from '../../../delivery/places/accept-zip';
import { priceForZip } from './price-for-zip';
import { aCart, aPricing } from '../testing/a-cart';

jest.mock('../state/open-cart', () => ({
  changeOpenCart: jest.fn(),
  newKey: () => ({ idempotencyKey: 'key' }),
}));

jest.mock('../../../delivery/places/accept-zip', () => ({ acceptZip: jest.fn(), keepZip: jest.fn() }));

const before = { shown: null, zip: '', error: undefined, attempt: 0 };

const formOf = (zip: string): FormData => {
  const form = new FormData();
  form.set('zip', zip);
  return form;
};

const refusal = (code: FaultCode) =>
  new ContractError({
    kind: 'ServerError',
    code,
    message: FAULT_TABLE[code].message,
    statusCode: FAULT_TABLE[code].status,
  });

describe('a ZIP given in the cart’s drawer', () => {
  beforeEach(() => jest.mocked(acceptZip).mockResolvedValue({ zip: '19147' }));

  it('returns the cart priced for it', async () => {
    const priced = aCart({
      version: 5,
      zip: '19147',
      installedPricing: aPricing({ installationInCents: cents(7400) }),
    });
    const call = jest.fn().mockResolvedValue(priced);
    jest.mocked(changeOpenCart).mockImplementation(async (change) => {
      await change({ call } as unknown as Parameters<typeof change>[0], aCart({ version: 4, zip: null }));
    });
    const state = await priceForZip(before, formOf(' 19147 '));
    expect(state).toMatchObject({
      shown: { cart: priced, price: { usualNear: '19147', pricing: { installationInCents: 7400 } } },
      error: undefined,
      attempt: 1,
    });
    expect(call.mock.calls[0]?.[1]).toEqual({ body: { version: 4, zip: '19147' } });
  });

  it('applies to all prices from then on', async () => {
    jest.mocked(changeOpenCart).mockResolvedValue(undefined);
    await priceForZip(before, formOf('19147'));
    expect(keepZip).toHaveBeenCalledWith('19147');
  });

  it('outside the shipping area says so and keeps the typed text', async () => {
    jest.mocked(acceptZip).mockResolvedValue({ error: 'We ship to the lower 48.' });
    expect(await priceForZip(before, formOf('99501'))).toEqual({
      ...before,
      zip: '99501',
      error: 'We ship to the lower 48.',
      attempt: 1,
    });
  });

  it('that meets a failing server says so and keeps the typed text', async () => {
    jest.mocked(changeOpenCart).mockRejectedValue(refusal('server.unexpected'));
    expect(await priceForZip(before, formOf('19147'))).toEqual({
      ...before,
      zip: '19147',
      error: 'Oops, something went wrong! Please try again.',
      attempt: 1,
    });
  });
});
