/** @jest-environment jsdom */
import { changeCartLine, type FitVerdictReply } from '@simpletread/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { applyCartChange } from '../state/cart-changes';
import { CartChangesProvider } from '../page/CartChanges';
import type { CartState } from '../state/cart-state';
import { changeCart } from '../state/change-cart';
import { LineFit } from './LineFit';
import { aCart, aCartLine } from '../testing/a-cart';

jest.mock('../state/change-cart', () => ({ changeCart: jest.fn() }));

const vehicle = {
  year: 2021,
  make: 'Subaru',
  model: 'Outback',
  trim: '',
  makeSlug: 'subaru',
  modelSlug: 'outback',
};
const fit: FitVerdictReply = {
  kind: 'refused',
  reasons: [
    { code: 'size', isPassed: false, text: '205/55R16 is no size of your vehicle.' },
    { code: 'loadIndex', isPassed: false, text: 'Load index 91 is below 102.' },
    { code: 'speed', isPassed: true, text: 'V is at least H.' },
  ],
};

/** Returns the request to the server after pressing the button named `name`. */
const askedBy = async (name: RegExp, isFitAcknowledged: boolean) => {
  const call = jest.fn().mockResolvedValue(aCart());
  jest.mocked(changeCart).mockImplementation(async (state: CartState, form: FormData) => {
    await applyCartChange('acknowledgeFit', {
      client: { call, page: jest.fn() },
      form,
      version: state.version,
    });
    return state;
  });
  render(
    <CartChangesProvider version={3}>
      <LineFit line={aCartLine({ fit, isFitAcknowledged })} vehicle={vehicle} />
    </CartChangesProvider>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
  const [endpoint, input] = call.mock.calls[0] ?? [];
  expect(endpoint).toBe(changeCartLine);
  return input.body;
};

describe('a shopper’s acknowledgement of a tire that does not fit', () => {
  it('covers the reasons shown on the page', async () => {
    expect(await askedBy(/want them anyway/, false)).toEqual({
      version: 3,
      acknowledgedReasons: ['205/55R16 is no size of your vehicle.', 'Load index 91 is below 102.'],
    });
  });

  it('is withdrawn whatever the reasons are', async () => {
    expect(await askedBy(/Undo this/, true)).toEqual({ version: 3, acknowledgedReasons: null });
  });
});
