import { ContractError } from '@simpletread/contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { aCancellationPlan, anOrder } from '../../../test/builders.js';
import { renderConsole } from '../../../test/render-console.js';
import { CancelDialog } from './CancelDialog.js';

// Typing letter by letter takes its time where many programs share the machine.

const stale = new ContractError({
  kind: 'OtherError',
  code: 'record.stale',
  statusCode: 409,
  message: 'This was changed in the meantime. Please reload and try again.',
});
const closed = new ContractError({
  kind: 'OtherError',
  code: 'order.cancelWindowClosed',
  statusCode: 409,
  message: 'Orders can be cancelled within 30 minutes of placing them.',
});
const lost = new ContractError({ kind: 'NetworkError', message: 'The server could not be reached.' });

const setUp = (plan = aCancellationPlan()) => {
  const data = {
    previewCancellation: jest.fn().mockResolvedValue(plan),
    cancelOrder: jest.fn().mockResolvedValue({ pendingCancellation: null }),
  };
  const onClose = jest.fn();
  const order = anOrder();
  renderConsole(<CancelDialog order={order} onClose={onClose} />, { dataProvider: data });
  const confirm = () => screen.findByRole('button', { name: /^Cancel order, refund/ });
  return { data, onClose, order, confirm, user: userEvent.setup() };
};

describe('the cancel dialog', () => {
  // Outside of production react-admin writes every refusal to the console as well.
  beforeAll(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterAll(() => jest.restoreAllMocks());

  it('shows every effect and the amount in the button before anything happens', async () => {
    const { data, confirm } = setUp();
    expect(await confirm()).toHaveProperty('textContent', 'Cancel order, refund $755.48');
    expect(screen.getByText('$755.48 is refunded to Visa 4242.')).toBeTruthy();
    expect(screen.getByText('Back to stock at CAR: 4 × Kestrel Tour 4S 225/65R17 102H.')).toBeTruthy();
    expect(data.cancelOrder).not.toHaveBeenCalled();
  });

  it('asks for a reason, focuses its field and sends nothing without one', async () => {
    const { data, confirm, user } = setUp();
    await user.click(await confirm());
    expect(await screen.findByText(/Please enter a reason/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
    await user.type(screen.getByLabelText('Reason'), '   ');
    await user.click(await confirm());
    expect(data.cancelOrder).not.toHaveBeenCalled();
  });

  it('cancels the version and amount that were previewed, says so and closes', async () => {
    const { data, onClose, order, confirm, user } = setUp();
    await user.type(await screen.findByLabelText('Reason'), 'Wrong size');
    await user.click(await confirm());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const body = { orderVersion: 3, reason: 'Wrong size', expectedRefundInCents: 75_548 };
    expect(data.cancelOrder).toHaveBeenCalledWith(order.id, body, expect.any(String));
    expect(await screen.findByText(/Order 4K7QZ-9M2XA is cancelled\. \$755\.48 is refunded/)).toBeTruthy();
  });

  it('says before that a second person is needed, and afterwards that the order waits', async () => {
    const { data, onClose, user } = setUp(aCancellationPlan({ needsApproval: true }));
    data.cancelOrder.mockResolvedValue({ pendingCancellation: { approvalId: 'a1' } });
    expect(await screen.findByText(/This is over your \$1,500\.00 limit/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Wrong size' }));
    await user.click(screen.getByRole('button', { name: 'Request approval, refund $755.48' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(await screen.findByText(/is waiting for a second person’s approval and won’t ship/)).toBeTruthy();
  });

  it('repeats a lost call with the same idempotency key', async () => {
    const { data, onClose, confirm, user } = setUp();
    data.cancelOrder.mockRejectedValueOnce(lost);
    await user.click(await screen.findByRole('button', { name: 'Wrong size' }));
    await user.click(await confirm());
    expect(await screen.findByText('The server could not be reached.')).toBeTruthy();
    await user.click(await confirm());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [first, second] = data.cancelOrder.mock.calls.map((call) => String(call[2]));
    expect(first).toBe(second);
  });

  it('takes a new key when the order changed meanwhile, and shows its current state', async () => {
    const { data, onClose, confirm, user } = setUp();
    data.cancelOrder.mockRejectedValueOnce(stale);
    await user.click(await screen.findByRole('button', { name: 'Wrong size' }));
    const changed = aCancellationPlan({ orderVersion: 4 });
    await confirm();
    data.previewCancellation.mockResolvedValue(changed);
    await user.click(await confirm());
    expect(await screen.findByText(stale.message)).toBeTruthy();
    await waitFor(() => expect(data.previewCancellation).toHaveBeenCalledTimes(2));
    await user.click(await confirm());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [first, second] = data.cancelOrder.mock.calls;
    expect(second?.[1]).toMatchObject({ orderVersion: 4 });
    expect(second?.[2]).not.toBe(first?.[2]);
  });

  it('offers no way on once the window has closed', async () => {
    const { data, confirm, user } = setUp();
    data.cancelOrder.mockRejectedValueOnce(closed);
    await user.click(await screen.findByRole('button', { name: 'Wrong size' }));
    await user.click(await confirm());
    expect(await screen.findByText(closed.message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Cancel order, refund/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  });
});
