import type { ExemptionCertificateRow, FleetRow } from '@simpletread/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderConsole } from '../../../../test/render-console.js';
import { CertificatesPanel } from './CertificatesPanel.js';

const ID = '0198c0de-0000-7000-8000-0000000000f1';
const FLEET = { id: ID, name: 'Prado Hauling', state: 'active' } as FleetRow;
const row = (change: Partial<ExemptionCertificateRow>): ExemptionCertificateRow => ({
  ...{ id: '0198c0de-0000-7000-8000-0000000000c1', version: 3, fleetId: ID, state: 'PA', number: 'PA-4711' },
  ...{ validUntil: '2027-03-31', standing: 'valid', addedAt: '2026-11-01T12:00:00.000Z', withdrawnAt: null },
  ...change,
});

const setUp = (
  rows: readonly ExemptionCertificateRow[],
  permissions: string[] = ['accounts.approve'],
  fleet: FleetRow = FLEET,
) => {
  const calls = {
    certificates: jest.fn().mockResolvedValue(rows),
    addCertificate: jest.fn().mockResolvedValue(row({})),
    withdrawCertificate: jest.fn().mockResolvedValue(row({ standing: 'withdrawn' })),
  };
  renderConsole(<CertificatesPanel fleet={fleet} />, {
    dataProvider: calls,
    permissions: permissions as never,
  });
  return { calls, user: userEvent.setup() };
};

describe('the exemption certificates of a fleet', () => {
  it('are shown by state, and only those who decide about exemptions change them', async () => {
    setUp([row({}), row({ id: ID, state: 'NJ', number: 'NJ-9', standing: 'ending' })], ['fleets.manage']);
    const line = await screen.findByRole('row', { name: /New Jersey/ });
    expect(within(line).getByText('Ends soon')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add certificate' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  });

  it('need a state and a number to be added', async () => {
    const { calls, user } = setUp([]);
    await screen.findByText(/No certificates, so its buyers pay sales tax/);
    await user.click(screen.getByRole('button', { name: 'Add certificate' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Certificate number/), '47');
    await user.click(dialog.getByRole('button', { name: 'Add certificate' }));
    await dialog.findAllByText('Please enter the certificate’s number, 3 to 40 characters');
    expect(calls.addCertificate).not.toHaveBeenCalled();
    await user.selectOptions(dialog.getByLabelText(/^State/), 'PA');
    await user.type(dialog.getByLabelText(/^Certificate number/), '11');
    await user.click(dialog.getByRole('button', { name: 'Add certificate' }));
    await waitFor(() => expect(calls.addCertificate).toHaveBeenCalledTimes(1));
    expect(calls.addCertificate).toHaveBeenCalledWith(
      ID,
      expect.objectContaining({ state: 'PA', number: '4711' }),
      expect.any(String),
    );
  });

  it('can’t be withdrawn once they have ended, and count only while the fleet is active', async () => {
    setUp([row({ standing: 'ended' })], undefined, { ...FLEET, state: 'closed' });
    await screen.findByRole('row', { name: /Pennsylvania/ });
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
    expect(screen.queryByText(/Only these exempt/)).toBeNull();
  });

  it('are withdrawn after a question, in the version that was seen', async () => {
    const { calls, user } = setUp([row({})]);
    await user.click(await screen.findByRole('button', { name: 'Withdraw certificate PA-4711' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(/Orders to Pennsylvania are taxed from now on, unless another certificate covers it/),
    ).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Withdraw certificate' }));
    await waitFor(() =>
      expect(calls.withdrawCertificate).toHaveBeenCalledWith(row({}).id, 3, expect.any(String)),
    );
  });
});
