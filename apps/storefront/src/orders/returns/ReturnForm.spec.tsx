/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReturnForm } from './ReturnForm';

jest.mock('./return-actions', () => ({ sendReturn: () => undefined }));

const offer = {
  orderNumber: '4K7QZ9M2XA',
  deliveredAt: '2026-11-19T15:00:00.000Z',
  lastDay: '2026-12-19',
  daysLeft: 29,
  isOpen: true,
  maskedEmail: 'd•••@example.com',
  changesNeed: null,
  waivedHandling: null,
  vehicle: null,
  zip: '19147',
  refundTo: 'Visa 4242',
  lines: [],
  returns: [],
};

describe('the form of a return', () => {
  it('names the terms of the right size, and the number to call for damage', async () => {
    render(<ReturnForm offer={offer} accountOrderNumber="" formKey="key" />);
    const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
    const call = () => screen.queryByText(/^Call us first at/);

    await choose('Wrong size');
    expect(screen.getByText(/Exchange them for the right size and we waive the handling fee/)).toBeTruthy();
    expect(call()).toBeNull();
    for (const reason of ['Arrived damaged', 'Looks defective']) {
      await choose(reason);
      expect(call()?.textContent).toBe('Call us first at (800) 555 0142. We fix damage at no cost to you.');
    }
    await choose('Arrived late');
    expect(call()).toBeNull();
  });
});
