import type { AdminReturn } from '@simpletread/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderConsole } from '../../../../test/render-console.js';
import { SettleDialog } from './SettleDialog.js';

const RECORD = {
  id: '0198c0de-0000-7000-8000-0000000000b1',
  returnNumber: 'RT-100001',
  version: 3,
  needsApproval: false,
  refundLimitInCents: 0,
  money: { refundInCents: 0 },
  effects: [],
  lines: [{ accepted: 0 }],
} as unknown as AdminReturn;

describe('the end of a return', () => {
  it('needs a reason for the buyer if no tire was accepted', async () => {
    const settleReturn = jest.fn().mockResolvedValue({ state: 'notAccepted', returnNumber: 'RT-100001' });
    renderConsole(<SettleDialog record={RECORD} onClose={() => undefined} />, {
      dataProvider: { settleReturn },
    });
    const close = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Close without a refund' }));
    await close();
    expect(await screen.findByText('Please give the buyer a reason.')).toBeTruthy();
    expect(settleReturn).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Reason for the buyer'), 'All four were mounted');
    await close();
    const body = { version: 3, expectedRefundInCents: 0, note: 'All four were mounted' };
    await waitFor(() => expect(settleReturn).toHaveBeenCalledWith(RECORD.id, body, expect.any(String)));
  });
});
