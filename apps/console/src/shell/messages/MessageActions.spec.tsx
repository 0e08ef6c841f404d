import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../test/render-console.js';
import { MessageActions } from './MessageActions.js';
import type { AdminMessage } from './message-row.js';

const FAILED: AdminMessage = {
  id: 'm1',
  channel: 'email',
  recipient: 'dana@example.com',
  template: 'account-reset',
  subject: 'Your new password',
  bodyText: 'Thank you.',
  bodyHtml: null,
  orderId: null,
  writtenBy: null,
  state: 'failed',
  failure: 'The mailbox is full.',
  createdAt: '2026-11-20T15:17:24.000Z',
  sentAt: null,
  hasOpenLinks: false,
  followUp: null,
  repeats: null,
  sendAgainRefusal: 'Only messages about an order can be sent again.',
};

describe('the actions on a failed message', () => {
  it('close one that can’t be sent again, with what was done instead', async () => {
    const closeMessage = jest.fn().mockResolvedValue({});
    renderConsole(<MessageActions message={FAILED} />, {
      dataProvider: { closeMessage },
      permissions: ['messages.send'],
    });
    const user = userEvent.setup();
    expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.type(await screen.findByLabelText(/What did you do instead/), 'Called her');
    await user.click(screen.getByRole('button', { name: 'Close message' }));
    expect(await screen.findByText('Message closed.')).toBeTruthy();
    expect(closeMessage).toHaveBeenCalledWith('m1', { note: 'Called her' }, expect.any(String));
  });
});
