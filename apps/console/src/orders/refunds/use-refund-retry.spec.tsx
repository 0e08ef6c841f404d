import { ContractError } from '@simpletread/contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../test/render-console.js';
import { ActionsPanel } from '../order/page/ActionsPanel.js';
import { useRefundRetry } from './use-refund-retry.js';

const lost = new ContractError({ kind: 'NetworkError', message: 'The server could not be reached.' });

const Panel = () => {
  const retryRefund = useRefundRetry('order-1');
  const reason = 'The payment provider declined it: $755.48 is still owed to Visa 4242.';
  const action = {
    id: 'retryRefund',
    label: 'Retry the refund',
    isAllowed: true,
    reason,
    until: null,
  };
  return <ActionsPanel actions={[{ ...action, id: 'retryRefund' }]} onRun={{ retryRefund }} />;
};

describe('a refund that the provider refused', () => {
  beforeAll(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterAll(() => jest.restoreAllMocks());

  it('is requested again under the same key until it succeeds, then under a new one', async () => {
    const retryRefund = jest.fn().mockRejectedValueOnce(lost).mockResolvedValue({});
    renderConsole(<Panel />, { dataProvider: { retryRefund } });
    const user = userEvent.setup();
    const button = () => screen.getByRole('button', { name: /Retry the refund/ });
    await user.click(button());
    expect(await screen.findByText('The server could not be reached.')).toBeTruthy();
    await user.click(button());
    expect(await screen.findByText(/Refund retried/)).toBeTruthy();
    await user.click(button());
    await waitFor(() => expect(retryRefund).toHaveBeenCalledTimes(3));
    const keys = retryRefund.mock.calls.map(([orderId, key]) => [orderId, String(key)]);
    expect(keys[0]).toEqual(keys[1]);
    expect(keys[2]).not.toEqual(keys[1]);
    expect(keys.map(([orderId]) => orderId)).toEqual(['order-1', 'order-1', 'order-1']);
  });
});
