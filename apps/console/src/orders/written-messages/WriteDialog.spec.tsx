import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../test/render-console.js';
import { WriteButton } from './WriteButton.js';

const START = {
  email: 'dana@example.com',
  phone: null,
  values: {
    firstName: 'Dana',
    agentName: 'Maya',
    servicePhone: '(800) 555-0142',
    orderNumber: '4K7QZ-9M2XA',
    promisedDay: 'Monday, March 9',
    shopName: null,
  },
  signature: { shopUrl: 'https://shop.example.com', servicePhone: '(800) 555-0142' },
  sent: 1,
  most: 5,
};
const TEXTS = [
  { id: 't1', name: 'Delayed', subject: 'Order {orderNumber}', text: '{firstName}, it is late.' },
  { id: 't2', name: 'At the shop', subject: 'At {shopName}', text: 'At {shopName}.' },
];

const setUp = (permissions: readonly 'messages.write'[] = ['messages.write']) => {
  const writeOrderMessage = jest.fn().mockResolvedValue({ messageId: 'm1' });
  renderConsole(<WriteButton about={{ kind: 'order', id: 'o1' }} group="Order" />, {
    dataProvider: {
      writeOrderMessage,
      startOrderMessage: jest.fn().mockResolvedValue(START),
      savedReplies: jest.fn().mockResolvedValue(TEXTS),
    },
    permissions,
  });
  return { writeOrderMessage, user: userEvent.setup() };
};

const open = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: /Write a message/ }));
  await screen.findByText(/Our team sent 1 of 5 emails to this address/);
};

describe('the dialog that writes to a buyer', () => {
  it('fills in a saved reply, shows the mail as sent, and sends the words as they are', async () => {
    const { writeOrderMessage, user } = setUp();
    await open(user);
    await user.selectOptions(screen.getByLabelText(/Saved reply/), 'Delayed');
    expect(screen.getByTitle('Email preview').getAttribute('srcdoc')).toContain('Dana, it is late.');
    await user.type(screen.getByLabelText(/^Message/), ' Sorry.');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Your message is on its way.')).toBeTruthy();
    expect(writeOrderMessage).toHaveBeenCalledWith(
      'o1',
      { channel: 'email', subject: 'Order 4K7QZ-9M2XA', text: 'Dana, it is late. Sorry.' },
      expect.any(String),
    );
  });

  it('shows an unfilled placeholder at its field', async () => {
    const { writeOrderMessage, user } = setUp();
    await open(user);
    await user.selectOptions(screen.getByLabelText(/Saved reply/), 'At the shop');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findAllByText(/We can’t fill in \{shopName\} here/)).toHaveLength(2);
    expect(writeOrderMessage).not.toHaveBeenCalled();
  });

  it('is hidden from roles that can’t write to customers', async () => {
    setUp([]);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(screen.queryByRole('button', { name: /Write a message/ })).toBeNull();
  });
});
