import { ContractError, FAULT_TABLE } from '@simpletread/contract';
import type { FaultCode } from '@simpletread/domain';
import { changeOpenCart } from '../checkout/open-cart';
import { priceForZip } from './price-for-zip';
import { aCart } from './testing/a-cart';

jest.mock('../checkout/open-cart', () => ({
  changeOpenCart: jest.fn(),
  newKey: () => ({ idempotencyKey: 'key' }),
}));

const before = { cart: null, zip: '', error: undefined, attempt: 0 };

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
  it('brings the cart priced for it', async () => {
    const priced = aCart({ version: 5, zip: '19147' });
    const call = jest.fn().mockResolvedValue(priced);
    jest.mocked(changeOpenCart).mockImplementation(async (change) => {
      await change({ call } as unknown as Parameters<typeof change>[0], aCart({ version: 4, zip: null }));
    });
    const state = await priceForZip(before, formOf(' 19147 '));
    expect(state).toMatchObject({ cart: priced, error: undefined, attempt: 1 });
    expect(call.mock.calls[0]?.[1]).toEqual({ body: { version: 4, zip: '19147' } });
  });

  it.each([
    ['contact.zipInvalid', 'Oops. Please enter a valid ZIP code.'],
    ['request.invalid', 'Oops. Please enter a valid ZIP code.'],
    ['server.unexpected', 'Oops, something went wrong! Please try again.'],
  ] as const)('refused with %s says why and keeps what was typed', async (code, error) => {
    jest.mocked(changeOpenCart).mockRejectedValue(refusal(code));
    expect(await priceForZip(before, formOf('1914'))).toEqual({ cart: null, zip: '1914', error, attempt: 1 });
  });
});
