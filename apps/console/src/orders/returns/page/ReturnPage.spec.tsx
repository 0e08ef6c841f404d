import type { AdminReturn } from '@simpletread/contract';
import { cents, permissionsOf } from '@simpletread/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ResourceContextProvider, useLocation } from 'react-admin';
import { Route, Routes } from 'react-router-dom';

import { renderConsole } from '../../../../test/render-console.js';
import { A_RETURN, LINE } from '../testing/a-return.js';
import { ReturnPage } from './ReturnPage.js';

const stateOf = (state: AdminReturn['state'], ...allowed: AdminReturn['actions'][number]['id'][]) => ({
  state,
  actions: allowed.map((id) => ({ id, label: id, isAllowed: true, reason: '' })),
});

const Place = () => <p data-testid="place">{useLocation().pathname}</p>;

const setUp = async (given: Partial<AdminReturn> = {}) => {
  const record = { ...A_RETURN, ...given };
  const done = () => Promise.resolve(record);
  const rows = [record, { ...record, id: 'r2', returnNumber: 'RT-20928' }];
  const calls = {
    getList: jest.fn(() => Promise.resolve({ data: rows, total: 2 })),
    approveReturn: jest.fn(done),
    denyReturn: jest.fn(done),
    receiveReturn: jest.fn(done),
    settleReturn: jest.fn(done),
  };
  renderConsole(
    <ResourceContextProvider value="returns">
      <Routes>
        <Route path="/returns/:id/show" element={<ReturnPage />} />
      </Routes>
      <Place />
    </ResourceContextProvider>,
    {
      path: '/returns/r1/show',
      permissions: permissionsOf('support-agent'),
      dataProvider: {
        ...calls,
        getOne: (_: string, { id }: { id: string }) => Promise.resolve({ data: { ...record, id } }),
      },
    },
  );
  await screen.findByRole('heading', { level: 1, name: /RT-20931/ });
  return { calls, user: userEvent.setup() };
};

describe('a return on the desk', () => {
  it('is approved from the keyboard’s A, on the version that was seen', async () => {
    const { calls, user } = await setUp();
    await user.keyboard('a');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('$536.00');
    await user.click(within(dialog).getByRole('button', { name: 'Approve return' }));
    await waitFor(() => expect(calls.approveReturn).toHaveBeenCalledTimes(1));
    expect(calls.approveReturn).toHaveBeenCalledWith('r1', { version: 3 }, expect.any(String));
  });

  it('is denied with a reason, which the buyer reads', async () => {
    const { calls, user } = await setUp();
    await user.keyboard('x');
    await user.type(await screen.findByLabelText(/Reason for the buyer/), 'They were mounted');
    await user.click(screen.getByRole('button', { name: 'Deny return' }));
    await waitFor(() =>
      expect(calls.denyReturn).toHaveBeenCalledWith(
        'r1',
        { version: 3, reason: 'They were mounted' },
        expect.any(String),
      ),
    );
  });

  it('is received tire by tire: what is damaged, and what is used', async () => {
    const { calls, user } = await setUp(stateOf('approved', 'receive'));
    await user.keyboard('r');
    const asNew = await screen.findByLabelText('Unused and unmounted');
    await user.clear(asNew);
    await user.type(asNew, '2');
    await user.type(screen.getByLabelText('Damaged in transit'), '1');
    await user.type(screen.getByLabelText('Mounted or driven on'), '1');
    expect(await screen.findByText('3 accepted: 2 back on sale, 1 scrapped. 1 not accepted.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Record receipt' }));
    const { lineId } = LINE;
    await waitFor(() =>
      expect(calls.receiveReturn).toHaveBeenCalledWith(
        'r1',
        {
          version: 3,
          warehouseCode: 'CAR',
          tires: [
            { lineId, condition: 'as-new', quantity: 2 },
            { lineId, condition: 'damaged', quantity: 1 },
            { lineId, condition: 'used', quantity: 1 },
          ],
        },
        expect.any(String),
      ),
    );
  });

  it('asks a second person above the limit, with the amount in the button', async () => {
    const lines = [{ ...LINE, received: 4, accepted: 4 }];
    const received = { ...stateOf('received', 'settle'), lines, needsApproval: true };
    const { calls, user } = await setUp(received);
    await user.keyboard('s');
    await user.click(await screen.findByRole('button', { name: 'Request approval of $536.00' }));
    await waitFor(() =>
      expect(calls.settleReturn).toHaveBeenCalledWith(
        'r1',
        { version: 3, expectedRefundInCents: 53_600, note: '' },
        expect.any(String),
      ),
    );
  });

  it('is closed without a refund only with a reason that the buyer reads', async () => {
    const money = { ...A_RETURN.money, refundInCents: cents(0), refunds: [] };
    const { calls, user } = await setUp({ ...stateOf('received', 'settle'), money });
    await user.keyboard('s');
    const dialog = await screen.findByRole('dialog', { name: 'Close RT-20931' });
    const close = within(dialog).getByRole('button', { name: 'Close without a refund' });
    await user.click(close);
    expect(calls.settleReturn).not.toHaveBeenCalled();
    await user.type(within(dialog).getByLabelText(/Reason for the buyer/), 'All were mounted');
    await user.click(close);
    expect(await screen.findByText('RT-20931 is closed without a refund.')).toBeTruthy();
  });

  it('is denied for good after an appeal', async () => {
    const { user } = await setUp({ ...stateOf('appealed', 'deny'), appeal: 'They are new.' });
    await user.keyboard('x');
    await user.type(await screen.findByLabelText(/Reason for the buyer/), 'They were mounted');
    await user.click(screen.getByRole('button', { name: 'Deny return' }));
    expect(await screen.findByText('Denied for good. The buyer was notified.')).toBeTruthy();
  });

  it('says what each step does, and what handling is charged and waived', async () => {
    const approve = {
      id: 'approve',
      label: 'Approve',
      isAllowed: true,
      reason: 'One label a tire.',
    } as const;
    const waived = {
      waivedInCents: cents(6_000),
      feeInCents: cents(2_000),
      feeWaivedBecause: 'right-size',
    } as const;
    await setUp({ actions: [approve], money: { ...A_RETURN.money, ...waived } });
    expect(screen.getByText('One label a tire.')).toBeTruthy();
    expect(screen.getByText('$60.00 waived for the right size, $20.00 charged')).toBeTruthy();
  });

  it('shows the refund by tender, and no step that its state refuses', async () => {
    const { calls, user } = await setUp();
    expect(screen.getByText('To gift card 1234')).toBeTruthy();
    await user.keyboard('r');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.receiveReturn).not.toHaveBeenCalled();
  });

  it('leads to the answer or refund that is due next with N', async () => {
    const { calls, user } = await setUp();
    await screen.findByText(/Next due/);
    await user.keyboard('n');
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/returns/r2/show'));
    expect(calls.getList).toHaveBeenCalledWith(
      'returns',
      expect.objectContaining({
        filter: { state: ['requested', 'appealed', 'received'] },
        sort: { field: 'dueAt', order: 'ASC' },
      }),
    );
  });
});
