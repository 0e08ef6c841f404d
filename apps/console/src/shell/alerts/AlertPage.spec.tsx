import type { Alert } from '@simpletread/contract';
import { permissionsOf, type StaffRole } from '@simpletread/domain';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { renderConsole } from '../../../test/render-console.js';
import { AlertPage } from './AlertPage.js';

const ID = '01a1f7e3-49a0-7d3c-8d76-c85df6dd7471';

const anAlert = (given: Partial<Alert> = {}): Alert => ({
  id: ID,
  kind: 'payment.cardTesting',
  severity: 'critical',
  subject: 'Network 203.0.113.0/24',
  state: 'open',
  owner: null,
  count: 12,
  firstSeenAt: '2026-11-20T15:17:19.000Z',
  lastSeenAt: '2026-11-20T15:21:19.000Z',
  version: 1,
  about: null,
  evidence: [{ at: '2026-11-20T15:21:19.000Z', facts: [{ label: 'Declined cards', text: '8' }] }],
  note: null,
  closedAt: null,
  ...given,
});

const open = (given: Partial<Alert> = {}, role: StaffRole = 'senior-agent') => {
  const data = {
    getOne: jest.fn().mockResolvedValue({ data: anAlert(given) }),
    workOwner: jest.fn().mockResolvedValue({ owner: null }),
    setWorkOwner: jest.fn().mockResolvedValue({ owner: null }),
    colleagues: jest.fn().mockResolvedValue([]),
    closeAlert: jest.fn().mockResolvedValue(anAlert({ state: 'resolved' })),
  };
  renderConsole(
    <Routes>
      <Route path="/alerts/:id/show" element={<AlertPage />} />
    </Routes>,
    { dataProvider: data, permissions: permissionsOf(role), path: `/alerts/${ID}/show` },
  );
  return { data, user: userEvent.setup() };
};

describe('the page of an alert', () => {
  it('shows severity, advice, the newest evidence and how much of it there is', async () => {
    open();
    expect(await screen.findByText('Critical')).toBeTruthy();
    expect(screen.getByText(/^Payments from this source are paused/)).toBeTruthy();
    expect(screen.getByText('Declined cards: 8')).toBeTruthy();
    expect(screen.getByText('the last 1 of 12')).toBeTruthy();
  });

  it('is taken with a key, like all work', async () => {
    const { data, user } = open();
    await screen.findByRole('button', { name: 'Owner: Unassigned' });
    await user.keyboard('t');
    await waitFor(() =>
      expect(data.setWorkOwner).toHaveBeenCalledWith(
        'alerts',
        ID,
        { to: 'me', seen: null },
        expect.any(String),
      ),
    );
  });

  it('is resolved with a note on what was done', async () => {
    const { data, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Resolve' }));
    await user.type(await screen.findByLabelText('What did you do?'), 'Called the provider');
    await user.click(screen.getAllByRole('button', { name: 'Resolve' }).at(-1) as HTMLElement);
    await waitFor(() =>
      expect(data.closeAlert).toHaveBeenCalledWith(
        ID,
        { version: 1, outcome: 'resolved', note: 'Called the provider' },
        expect.any(String),
      ),
    );
  });

  it.each<[string, Partial<Alert>, StaffRole]>([
    ['once it is closed', { state: 'resolved', closedAt: '2026-11-20T16:00:00.000Z' }, 'admin'],
    ['for staff who may only read it', {}, 'analyst'],
  ])('has no actions %s', async (_, given, role) => {
    open(given, role);
    expect(await screen.findByText('Evidence')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Owner|Resolve|Dismiss/ })).toBeNull();
  });
});
