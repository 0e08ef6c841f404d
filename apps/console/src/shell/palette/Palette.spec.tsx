import { cents, permissionsOf } from '@simpletread/domain';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-admin';

import { renderConsole } from '../../../test/render-console.js';
import { Palette } from './Palette.js';

// Typing letter by letter takes its time where many programs share the machine.

const found = {
  id: 'o1',
  orderNumber: '4K7QZ9M2XA',
  customerName: 'Priya Nair',
  zip: '19147',
  totalInCents: cents(75_548),
};

const Place = () => <p data-testid="place">{useLocation().pathname}</p>;

const setUp = (role: 'support-agent' | 'marketer' = 'support-agent') => {
  const getList = jest.fn().mockResolvedValue({ data: [found], total: 1 });
  const onClose = jest.fn();
  renderConsole(
    <>
      <Palette onClose={onClose} />
      <Place />
    </>,
    { dataProvider: { getList }, permissions: permissionsOf(role) },
  );
  const place = () => screen.getByTestId('place').textContent;
  return { getList, onClose, place, user: userEvent.setup() };
};

describe('the palette', () => {
  it('finds an order as it is typed and opens it with Enter', async () => {
    const { getList, onClose, place, user } = setUp();
    await screen.findByRole('option', { name: /Orders/ });
    await user.type(screen.getByRole('combobox'), '19147');
    expect(await screen.findByRole('option', { name: /4K7QZ-9M2XA Priya Nair/ })).toBeTruthy();
    await waitFor(() =>
      expect(getList).toHaveBeenLastCalledWith('orders', expect.objectContaining({ filter: { q: '19147' } })),
    );
    await user.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalled();
    await waitFor(() => expect(place()).toBe('/orders/o1/show'));
  });

  it('goes to a page with the arrow keys', async () => {
    const { place, user } = setUp();
    const products = await screen.findByRole('option', { name: /Products/ });
    const above = screen.getAllByRole('option').indexOf(products);
    expect(above).toBeGreaterThan(0);
    await user.keyboard('{ArrowDown}'.repeat(above));
    expect(screen.getByRole('option', { selected: true }).textContent).toMatch(/^Products/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('/products'));
  });

  it('neither finds orders nor offers pages that the role does not open', async () => {
    const { getList, user } = setUp('marketer');
    await screen.findByRole('option', { name: /Products/ });
    await user.type(screen.getByRole('combobox'), '19147');
    expect(await screen.findByText('No matching results')).toBeTruthy();
    expect(getList).not.toHaveBeenCalled();
    expect(screen.queryByRole('option', { name: /Orders/ })).toBeNull();
  });
});
