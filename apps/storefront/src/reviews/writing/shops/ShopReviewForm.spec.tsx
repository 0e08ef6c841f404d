/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShopReviewForm } from './ShopReviewForm';

jest.mock('./shop-review-actions', () => ({ sendShopReview: jest.fn(), editShopReview: jest.fn() }));

const EMPTY = { stars: '', summary: '', comments: '', name: '', again: '' };

const formData = () => {
  const form = document.querySelector('form');
  if (form === null) throw new Error('no form');
  return Object.fromEntries(new FormData(form));
};

describe('the form about a shop', () => {
  it('sends stars, words and the order', async () => {
    render(
      <ShopReviewForm hidden={[['code', 'S20001']]} initial={EMPTY} isEdit={false} isSignedIn={false} />,
    );
    await userEvent.click(screen.getByRole('radio', { name: '4, good' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.type(screen.getByLabelText('Summary'), 'Quick');
    await userEvent.type(screen.getByLabelText('Your name'), 'Dana Whitfield');
    await userEvent.type(screen.getByLabelText('Email (never posted)'), 'dana@example.com');
    await userEvent.type(screen.getByLabelText('Order ID'), '4K7QZ9M2XA');
    await userEvent.type(screen.getByLabelText('Shipping ZIP'), '19147');
    expect(formData()).toEqual({
      ...{ code: 'S20001', stars: '4', again: 'yes', summary: 'Quick', comments: '' },
      ...{ name: 'Dana Whitfield', email: 'dana@example.com', orderNumber: '4K7QZ9M2XA', zip: '19147' },
    });
  });

  it('asks a signed-in customer for no order', () => {
    render(<ShopReviewForm hidden={[]} initial={EMPTY} isEdit={false} isSignedIn />);
    expect(screen.getByText(/Leave these empty to use your latest order/)).toBeTruthy();
  });

  it('begins with the review that is edited, without address and order', () => {
    const initial = { stars: '2', summary: 'Late', comments: 'An hour.', name: 'Dana W', again: 'no' };
    render(<ShopReviewForm hidden={[['token', 't']]} initial={initial} isEdit isSignedIn={false} />);
    expect(formData()).toEqual({ token: 't', ...initial });
    expect(screen.getByRole('button', { name: 'Save review' })).toBeTruthy();
  });
});
