import { screen, waitFor, within } from '@testing-library/react';

import { renderConsole } from '../../../test/render-console.js';
import { CrowdedSlots } from './CrowdedSlots.js';

const SHOP = { id: 'shop-1', bays: 1, version: 8 };

const slot = {
  appointment: {
    installer: 'S104',
    date: '2026-12-01',
    isDropOff: false,
    amOrPm: 'am',
    startTime: '09:00',
    dropOffWindow: null,
    timeZone: 'America/New_York',
  },
  orders: [
    { id: 'o2', orderNumber: 'XQMH1RY6J8' },
    { id: 'o1', orderNumber: '4K7QZ9M2XA' },
  ],
  rotations: 0,
};

const setUp = (slots: readonly object[], permissions: readonly string[] = ['orders.read']) => {
  const crowdedSlots = jest.fn().mockResolvedValue(slots);
  renderConsole(<CrowdedSlots shop={SHOP} />, { dataProvider: { crowdedSlots }, permissions });
  return crowdedSlots;
};

describe('the times of a shop with too many cars', () => {
  it('show the time, the tires and the customer, with a link to each order', async () => {
    setUp([slot]);
    const table = await screen.findByRole('table', { name: 'Times with too many cars' });
    expect(within(table).getByText('Tuesday, December 1, 2026 at 9:00 am')).toBeTruthy();
    expect(within(table).getByText('2')).toBeTruthy();
    const link = await within(table).findByRole('link', { name: 'XQMH1-RY6J8' });
    expect(link.getAttribute('href')).toContain('/orders/o2/show');
    expect(screen.getByText(/more than 1 per time slot/)).toBeTruthy();
  });

  it('count the cars that come for a rotation', async () => {
    setUp([{ ...slot, rotations: 1 }]);
    const table = await screen.findByRole('table', { name: 'Times with too many cars' });
    expect(within(table).getByText('3')).toBeTruthy();
    expect(within(table).getByText(/a rotation/)).toBeTruthy();
  });

  it('are not links for staff who may not open orders', async () => {
    setUp([slot], []);
    expect(await screen.findByText(/4K7QZ-9M2XA/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('are not mentioned if there are none', async () => {
    const crowdedSlots = setUp([]);
    await waitFor(() => expect(crowdedSlots).toHaveBeenCalledWith('shop-1'));
    expect(screen.queryByText('Too many cars')).toBeNull();
  });
});
