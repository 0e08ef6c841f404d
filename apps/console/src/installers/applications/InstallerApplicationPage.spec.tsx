import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { renderConsole } from '../../../test/render-console.js';
import type { WholeInstaller } from './installer-face.js';
import { InstallerApplicationPage } from './InstallerApplicationPage.js';

const ID = '0198c0de-0000-7000-8000-00000000000c';
const DAY = { open: '08:00', close: '17:30' };
const APPLICATION: WholeInstaller = {
  id: ID,
  state: 'inReview',
  version: 3,
  createdAt: '2026-11-20T14:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
  agreedAt: '2026-11-20T14:00:00.000Z',
  details: {
    company: 'Acme Tires',
    firstName: 'Dana',
    lastName: 'Wright',
    serviceManager: 'Sam Ortiz',
    storeManager: 'Kim Lee',
    address1: '1200 S 9th St',
    address2: 'Unit 4',
    city: 'Philadelphia',
    state: 'PA',
    zip: '19147',
    website: 'https://acmetires.com',
    cell: '2155550149',
    email: 'dana@acmetires.com',
    phone: '2155550150',
    serviceDeskEmail: 'desk@acmetires.com',
    serviceDeskPhone: '2155550151x2',
    hours: { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: null, sun: null },
    services: ['brakes'],
    tireTypes: ['passenger'],
    badges: [],
  },
  hasImage: false,
  accountId: null,
  accountEmail: null,
  assignee: { staffId: ID, name: 'Robin' },
  shopId: null,
  enrolment: null,
  entries: [
    {
      at: '2026-11-20T14:00:00.000Z',
      event: 'apply',
      by: 'customer',
      byName: null,
      text: '',
      isInternal: false,
    },
    {
      at: '2026-11-20T14:30:00.000Z',
      event: 'note',
      by: 'staff',
      byName: 'Robin',
      text: 'Sounds fine',
      isInternal: true,
    },
  ],
};

const setUp = (
  application: WholeInstaller,
  calls: object = {},
  permissions = ['installerApplications.decide'],
) => {
  renderConsole(
    <Routes>
      <Route path="/installer-applications/:id/show" element={<InstallerApplicationPage />} />
    </Routes>,
    {
      path: `/installer-applications/${ID}/show`,
      permissions: ['installerApplications.read', ...permissions],
      dataProvider: { getOne: () => Promise.resolve({ data: application }), ...calls },
    },
  );
  return userEvent.setup();
};

describe('the page of a shop that applies', () => {
  it('shows the contact, opening hours, services and internal facts', async () => {
    setUp(APPLICATION);
    expect(await screen.findByText('(215) 555 0151 ext. 2')).toBeTruthy();
    expect(screen.getByText('1200 S 9th St, Unit 4, Philadelphia, PA 19147')).toBeTruthy();
    expect(screen.getAllByText('8:00 am to 5:30 pm')).toHaveLength(5);
    expect(screen.getByText('Brakes')).toBeTruthy();
    expect(screen.getByText('Sounds fine').closest('li')?.textContent).toContain('Staff only');
    expect(screen.getByRole('link', { name: 'https://acmetires.com' }).getAttribute('rel')).toContain(
      'noopener',
    );
  });

  it('approves by key, at the pay on the button, for the version on screen', async () => {
    const approveInstaller = jest.fn().mockResolvedValue({
      ...APPLICATION,
      state: 'approved',
      enrolment: { shopCode: 'S100001', payPerTireInCents: 2100 },
    });
    const user = setUp(APPLICATION, { approveInstaller });
    await screen.findByText('Sounds fine');
    await user.keyboard('a');
    const dialog = within(await screen.findByRole('dialog'));
    const pay = dialog.getByLabelText('Pay per tire ($)');
    await user.clear(pay);
    await user.type(pay, '21');
    await user.click(dialog.getByRole('button', { name: 'Approve for $21.00 per tire' }));
    expect(approveInstaller).toHaveBeenCalledWith(
      ID,
      { version: 3, payPerTireInCents: 2100 },
      expect.any(String),
    );
    expect(await screen.findByText('Approved: shop S100001. Shoppers can choose it now.')).toBeTruthy();
  });

  it('shows a refusal in the dialog and keeps the typed text', async () => {
    const declineInstaller = jest.fn().mockRejectedValue(new Error('This has been decided or changed.'));
    const user = setUp(APPLICATION, { declineInstaller });
    await user.click(await screen.findByRole('button', { name: /^Decline/ }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason (sent to the applicant)'), 'No lift');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByText('This has been decided or changed.')).toBeTruthy();
    expect(dialog.getByDisplayValue('No lift')).toBeTruthy();
  });

  it('offers only the actions that its state allows', async () => {
    setUp({ ...APPLICATION, state: 'submitted', assignee: null });
    expect(await screen.findByRole('button', { name: /^Start review/ })).toBeTruthy();
    for (const name of [/^Approve/, /^Decline/, /^Ask/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('offers no actions to staff who may only read', async () => {
    setUp(APPLICATION, {}, []);
    await screen.findByText('Sounds fine');
    for (const name of [/^Note/, /^Approve/, /^Decline/, /^Ask/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
