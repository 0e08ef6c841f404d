/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CartChangesProvider, CartForm } from './CartChanges';
import { CartNotice } from './CartNotice';
import type { CartState } from '../state/cart-state';
import { changeCart } from '../state/change-cart';

jest.mock('../state/change-cart', () => ({ changeCart: jest.fn() }));

const GONE: CartState = {
  version: 2,
  problem: null,
  zipError: null,
  couponProblem: null,
  removed: { name: 'Toyo Proxes', tireId: 't1', quantity: 4, axle: 'all', hasRoadHazard: false },
};

/** Removes a cart's line; the answer comes when the test says so. */
const removeLine = () => {
  let answer: () => void = () => undefined;
  jest.mocked(changeCart).mockReturnValue(new Promise((resolve) => (answer = () => resolve(GONE))));
  render(
    <CartChangesProvider version={1}>
      <CartForm intent="remove">
        <button type="submit">Remove</button>
      </CartForm>
      <input aria-label="ZIP code" />
      <CartNotice />
    </CartChangesProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  return () => act(async () => answer());
};

describe('the notice about a removed line', () => {
  it('takes the focus when its line is removed', async () => {
    await removeLine()();
    expect(document.activeElement?.textContent).toContain('Toyo Proxes was removed from your cart.');
  });

  it('leaves the focus in a field the shopper moved to', async () => {
    const answerNow = removeLine();
    screen.getByLabelText('ZIP code').focus();
    await answerNow();
    expect(screen.getByText('Toyo Proxes was removed from your cart.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('ZIP code'));
  });
});
