import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { renderConsole } from '../../../../test/render-console.js';
import type { WholeApplication } from './application-face.js';
import { ApplicationPage } from './ApplicationPage.js';

const ID = '0198c0de-0000-7000-8000-00000000000a';
const APPLICATION: WholeApplication = {
  id: ID,
  accountId: '0198c0de-0000-7000-8000-00000000000b',
  email: 'priya@example.com',
  name: 'Priya Raman',
  type: 'Fleet',
  companyName: 'Acme Haulage',
  state: 'inReview',
  source: 'customer',
  version: 2,
  createdAt: '2026-11-20T14:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
  documents: [{ id: ID, name: 'license.pdf', mediaType: 'application/pdf', sizeBytes: 2048 }],
  entries: [
    {
      at: '2026-11-20T14:00:00.000Z',
      event: 'submit',
      by: 'customer',
      byName: null,
      text: 'We run 12 vans.',
      isInternal: false,
    },
    {
      at: '2026-11-20T14:30:00.000Z',
      event: 'approval.refused',
      by: 'staff',
      byName: 'Ben',
      text: 'Wrong certificate',
      isInternal: true,
    },
  ],
  proposal: null,
  approvalId: null,
};

const setUp = (application: WholeApplication, calls: object = {}, permissions = ['accounts.approve']) => {
  renderConsole(
    <Routes>
      <Route path="/account-applications/:id/show" element={<ApplicationPage />} />
    </Routes>,
    {
      path: `/account-applications/${ID}/show`,
      permissions: ['accounts.read', ...permissions],
      dataProvider: { getOne: () => Promise.resolve({ data: application }), ...calls },
    },
  );
  return userEvent.setup();
};

describe('the page of an application', () => {
  it('shows documents and messages, and marks internal ones', async () => {
    setUp(APPLICATION);
    expect(await screen.findByText('license.pdf')).toBeTruthy();
    expect(screen.getByText('2 KB')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
    const internal = screen.getByText('Wrong certificate').closest('li');
    expect(internal?.textContent).toContain('Ben declined the terms');
    expect(internal?.textContent).toContain('Staff only');
    expect(screen.getByText('We run 12 vans.').closest('li')?.textContent).not.toContain('Staff only');
  });

  it('shows the last day of proposed terms, not the moment after it', async () => {
    const taxExemption = { certificate: 'TX-1', until: '2028-01-01T05:00:00.000Z' };
    const until = '2027-08-01T04:00:00.000Z';
    setUp({ ...APPLICATION, proposal: { priceGroup: 'fleet', taxExemption, until, proposedBy: 'Ben' } });
    expect(await screen.findByText('TX-1 through', { exact: false })).toBeTruthy();
    expect(screen.getByText('Dec 31, 2027').title).toContain('Ends Jan 1');
    expect(screen.getByText('Jul 31, 2027')).toBeTruthy();
  });

  it('proposes the type’s usual prices, with a certificate and its end, for the version on screen', async () => {
    const proposeGrant = jest.fn().mockResolvedValue({ ...APPLICATION, state: 'awaitingApproval' });
    const user = setUp(APPLICATION, { proposeGrant });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/once a second admin approves/)).toBeTruthy();
    await user.type(dialog.getByLabelText('Tax exemption certificate'), 'TX-1');
    await user.type(dialog.getByLabelText('Certificate valid through'), '2027-12-31');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(proposeGrant).toHaveBeenCalledWith(
      ID,
      {
        version: 2,
        companyName: 'Acme Haulage',
        priceGroup: 'fleet',
        taxExemption: { certificate: 'TX-1', until: '2028-01-01T05:00:00.000Z' },
        until: null,
      },
      expect.any(String),
    );
    expect(await screen.findByText('Sent to a second admin for approval.')).toBeTruthy();
  });

  it('offers only the actions that its state allows', async () => {
    setUp({ ...APPLICATION, state: 'submitted' });
    expect(await screen.findByRole('button', { name: 'Start review' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('offers no actions to staff who may only read', async () => {
    setUp(APPLICATION, {}, []);
    await screen.findByText('license.pdf');
    for (const name of ['Ask', 'Decline', 'Approve', 'Start review'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
