import { permissionsOf } from '@simpletread/domain';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../test/render-console.js';
import { ProgramPanel } from './ProgramPanel.js';

const PROGRAM = {
  promotionId: '0198c0de-0000-7000-8000-000000000001',
  isOpen: false,
  isArchived: false,
  ratePpm: 100_000,
  mostRatePpm: 300_000,
  rewardInCents: 1_000,
  version: 3,
  advocates: 2,
  invitations: 4,
  orders: 1,
  earned: 1,
};

const openDialog = async (program: object) => {
  renderConsole(<ProgramPanel />, {
    permissions: permissionsOf('admin'),
    dataProvider: { referralProgram: () => Promise.resolve({ ...PROGRAM, ...program }) },
  });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Open program' }));
  return within(await screen.findByRole('dialog'));
};

describe('the referral program', () => {
  it('says that a new promotion replaces an archived one', async () => {
    expect((await openDialog({ isArchived: true })).getByText(/Its promotion was archived/)).toBeTruthy();
  });

  it('omits that where it was closed', async () => {
    const dialog = await openDialog({});
    expect(dialog.getByText('From 1 to 30; applies immediately.')).toBeTruthy();
  });
});
