import type { AdminOrder } from '@simpletread/contract';
import { type StaffPermission } from '@simpletread/domain';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../test/render-console.js';
import { OrderMessagesPanel } from './OrderMessagesPanel.js';

const FAILED: AdminOrder['messages'][number] = {
  id: 'm1',
  channel: 'email',
  template: 'order-confirmation',
  subject: 'Order 4K7QZ-9M2XA is confirmed',
  state: 'failed',
  failure: 'The mailbox is full.',
  isRepeat: false,
  isFollowedUp: false,
  sendAgainRefusal: null,
  createdAt: '2026-11-20T15:17:24.000Z',
};
const DONE = { ...FAILED, id: 'm2', isFollowedUp: true, sendAgainRefusal: 'Someone has taken care of it.' };

// It answers after both clicks.
let finish: (value: object) => void = () => {};
const answer = new Promise<object>((resolve) => (finish = resolve));

const setUp = (permissions: readonly StaffPermission[]) => {
  const sendMessageAgain = jest.fn(() => answer);
  const order = { messages: [FAILED, DONE] } as unknown as AdminOrder;
  renderConsole(<OrderMessagesPanel order={order} />, { dataProvider: { sendMessageAgain }, permissions });
  return { sendMessageAgain, user: userEvent.setup() };
};

describe('the messages of an order', () => {
  it('say why one failed, and send it again once for a double click', async () => {
    const { sendMessageAgain, user } = setUp(['messages.read', 'messages.send']);
    expect(await screen.findAllByText('The mailbox is full.')).toHaveLength(2);
    const [button, ...others] = await screen.findAllByRole('button', { name: /^Send again: Order 4K7QZ/ });
    expect(others).toEqual([]);
    if (button === undefined) throw new Error('no button');
    await user.dblClick(button);
    finish({});
    expect(await screen.findByText('Sending again.')).toBeTruthy();
    expect(sendMessageAgain).toHaveBeenCalledTimes(1);
    expect(sendMessageAgain).toHaveBeenCalledWith('m1', expect.any(String));
  });

  it('are only shown to roles that can’t send them', async () => {
    setUp(['orders.read']);
    expect(await screen.findByText('Failed')).toBeTruthy();
    expect(screen.getByText('Failed, taken care of')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull());
    expect(screen.queryByRole('link')).toBeNull();
  });
});
