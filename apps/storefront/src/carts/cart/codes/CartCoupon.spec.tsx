/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CartChangesProvider, useCartChanges } from '../page/CartChanges';
import { CartCoupon } from './CartCoupon';
import { changeCart } from '../state/change-cart';

jest.mock('../state/change-cart', () => ({ changeCart: jest.fn() }));
jest.mock('../page/CartChanges', () => {
  const actual = jest.requireActual<typeof import('../page/CartChanges')>('../page/CartChanges');
  return { ...actual, useCartChanges: jest.fn(actual.useCartChanges) };
});

const OWN = 'This is your own code. It’s for your friends.';
const clean = { version: 3, problem: null, zipError: null, couponProblem: null, removed: null };
const refused = { ...clean, couponProblem: { code: 'FRIEND-7K2M', message: OWN, isChoice: false } };

describe('the code of a cart', () => {
  it('that is refused stays in its field, which says why', async () => {
    jest.mocked(changeCart).mockResolvedValue(refused);
    render(
      <CartChangesProvider version={3}>
        <CartCoupon coupon={null} />
      </CartChangesProvider>,
    );
    const field = screen.getByLabelText<HTMLInputElement>(/Code/);
    fireEvent.change(field, { target: { value: 'FRIEND-7K2M' } });
    fireEvent.click(screen.getByText('Apply'));
    expect(await screen.findByText(OWN)).toBeTruthy();
    expect(field.value).toBe('FRIEND-7K2M');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.closest('details')?.open).toBe(true);
  });

  it('that is refused stays in the page that returns without script', () => {
    const send = () => undefined;
    jest.mocked(useCartChanges).mockReturnValueOnce({ ...refused, isPending: false, send });
    document.body.innerHTML = renderToString(
      <CartChangesProvider version={3}>
        <CartCoupon coupon={null} />
      </CartChangesProvider>,
    );
    const field = screen.getByLabelText<HTMLInputElement>(/Code/);
    expect(field.value).toBe('FRIEND-7K2M');
    expect(field.closest('details')?.open).toBe(true);
    expect(screen.getByText(OWN)).toBeTruthy();
  });

  it('that waits for the email says so and stays', () => {
    const coupon = {
      code: 'FRIEND-7K2M',
      name: 'Referred by a friend',
      isApplied: false,
      reason: 'is for a first order; applies once we know your email',
    };
    render(
      <CartChangesProvider version={3}>
        <CartCoupon coupon={coupon} />
      </CartChangesProvider>,
    );
    const words = screen.getByText('FRIEND-7K2M').parentElement?.textContent;
    expect(words).toBe(
      'FRIEND-7K2M Referred by a friend is for a first order; applies once we know your email.',
    );
  });
});
