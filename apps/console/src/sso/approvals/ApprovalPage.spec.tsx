import type { Approval } from '@simpletread/contract';
import { cents, permissionsOf } from '@simpletread/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { renderConsole } from '../../../test/render-console.js';
import { ApprovalPage } from './ApprovalPage.js';

// Typing letter by letter takes its time where many programs share the machine.

const ID = '01a1f7e3-49a0-7d3c-8d76-c85df6dd7471';

const anApproval = (given: Partial<Approval> = {}): Approval => ({
  id: ID,
  kind: 'order.cancel',
  state: 'pending',
  subjectType: 'order',
  subjectId: ID,
  subjectLabel: '4K7QZ-9M2XA',
  summary: 'Cancel order 4K7QZ-9M2XA and give $1,821.50 back to Visa 4242',
  amountInCents: cents(182_150),
  reason: 'Ordered twice',
  requestedBy: { staffId: ID, name: 'Robin Castillo' },
  requestedAt: '2026-11-20T15:17:19.000Z',
  expiresAt: '2026-11-21T03:17:19.000Z',
  decidedBy: null,
  decidedAt: null,
  note: null,
  canDecide: true,
  canWithdraw: false,
  owner: null,
  effects: ['$1,821.50 is refunded to Visa 4242.'],
  obstacle: null,
  ...given,
});

const open = (given: Partial<Approval> = {}) => {
  const data = {
    getOne: jest.fn().mockResolvedValue({ data: anApproval(given) }),
    decideApproval: jest.fn().mockResolvedValue(anApproval({ state: 'approved' })),
    withdrawApproval: jest.fn().mockResolvedValue(undefined),
  };
  renderConsole(
    <Routes>
      <Route path="/approvals/:id/show" element={<ApprovalPage />} />
    </Routes>,
    { dataProvider: data, permissions: permissionsOf('senior-agent'), path: `/approvals/${ID}/show` },
  );
  return { data, user: userEvent.setup() };
};

describe('a request for a second person', () => {
  it('shows the effect of approval before its button, and sends the decision once', async () => {
    const { data, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('$1,821.50 is refunded to Visa 4242.');
    const [confirm] = screen.getAllByRole('button', { name: 'Approve' }).slice(-1);
    if (confirm) await user.click(confirm);
    await waitFor(() =>
      expect(data.decideApproval).toHaveBeenCalledWith(ID, { decision: 'approve' }, expect.any(String)),
    );
    expect(data.decideApproval).toHaveBeenCalledTimes(1);
  });

  it('is refused with a reason', async () => {
    const { data, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    await user.type(await screen.findByLabelText('Reason'), 'They want them{Enter}');
    await waitFor(() =>
      expect(data.decideApproval).toHaveBeenCalledWith(
        ID,
        { decision: 'refuse', note: 'They want them' },
        expect.any(String),
      ),
    );
  });

  it('is not declined without a reason', async () => {
    const { data, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    const decline = () => user.click(dialog.getByRole('button', { name: 'Decline' }));
    await decline();
    expect(await dialog.findByText('Please give a reason for declining.')).toBeTruthy();
    await user.type(dialog.getByLabelText('Reason'), ' ');
    await decline();
    expect(await dialog.findByText('Please give a reason for declining.')).toBeTruthy();
    expect(data.decideApproval).not.toHaveBeenCalled();
  });

  it('has no buttons for staff who may not decide, and says why', async () => {
    open({
      canDecide: false,
      obstacle: 'You can’t decide this: you requested it, or it concerns you.',
    });
    expect(await screen.findByText(/^You can’t decide this/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });

  it('is withdrawn by its requester', async () => {
    const { data, user } = open({ canDecide: false, canWithdraw: true });
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(data.withdrawApproval).toHaveBeenCalledWith(ID, expect.any(String)));
  });

  it('cannot be approved while something is in its way', async () => {
    open({ obstacle: 'This order is already cancelled.' });
    expect(await screen.findByRole('button', { name: 'Approve' })).toHaveProperty('disabled', true);
  });
});
