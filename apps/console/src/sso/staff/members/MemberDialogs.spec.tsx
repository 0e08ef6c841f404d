import type { StaffMember } from '@simpletread/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { renderConsole } from '../../../../test/render-console.js';
import { DeactivateDialog } from './MemberDialogs.js';
import { StaffPage } from './StaffPage.js';

const MEMBER = {
  id: 's2',
  name: 'Ed Sato',
  email: 'ed@example.com',
  role: 'support-agent',
  state: 'active',
  version: 4,
  permissions: [],
  refundLimitInCents: 0,
  hasSecondFactor: true,
  pendingRole: null,
  lastSeenAt: null,
  createdAt: '2026-11-20T12:00:00.000Z',
} as unknown as StaffMember;

const rename = async (renameStaff: () => Promise<unknown>) => {
  renderConsole(
    <Routes>
      <Route path="/staff/:id/show" element={<StaffPage />} />
    </Routes>,
    {
      permissions: ['staff.write'],
      path: '/staff/s2/show',
      dataProvider: { getOne: () => Promise.resolve({ data: MEMBER }), renameStaff },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Rename' }));
  const field = await screen.findByLabelText('Name');
  await userEvent.clear(field);
  await userEvent.type(field, 'Edward Sato');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

describe('renaming a colleague', () => {
  it('shows the new name before the server has answered', async () => {
    const renameStaff = jest.fn(() => new Promise(() => undefined));
    await rename(renameStaff);
    expect(await screen.findByRole('heading', { name: 'Edward Sato' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = { version: 4, name: 'Edward Sato' };
    expect(renameStaff).toHaveBeenCalledWith('s2', body, expect.stringMatching(/^[0-9a-f-]{36}$/));
  });

  it('shows the old name again, and why, when the server refuses', async () => {
    await rename(() => Promise.reject(new Error('Someone changed this. Reload it.')));
    expect(await screen.findByText('Someone changed this. Reload it.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Ed Sato' })).toBeTruthy();
  });
});

describe('ending a colleague’s access', () => {
  it('shows at its field that a reason is missing, and sends nothing', async () => {
    const deactivateStaff = jest.fn();
    renderConsole(<DeactivateDialog member={MEMBER} onClose={() => undefined} />, {
      dataProvider: { deactivateStaff },
    });
    const reason = await screen.findByLabelText('Reason');
    await userEvent.type(reason, '  ');
    await userEvent.click(screen.getByRole('button', { name: 'End access' }));
    expect(await screen.findByText('Please fill in this field.')).toBeTruthy();
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    expect(deactivateStaff).not.toHaveBeenCalled();
  });
});
