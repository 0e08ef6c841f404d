import type { AdminAccount } from '@simpletread/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderConsole } from '../../../../test/render-console.js';
import { GiveTypeDialog } from './GiveTypeDialog.js';

const ID = '0198c0de-0000-7000-8000-0000000000a1';
const ACCOUNT = { id: ID, name: 'Lucia Prado', companyName: 'Prado Hauling' } as AdminAccount;

const shown = async () => {
  const assignAccountType = jest.fn().mockResolvedValue({ applicationId: ID, isGranted: true });
  renderConsole(<GiveTypeDialog account={ACCOUNT} onClose={() => undefined} />, {
    dataProvider: { assignAccountType },
  });
  await screen.findByRole('dialog');
  const assign = () => userEvent.click(screen.getByRole('button', { name: 'Assign type' }));
  return { assignAccountType, assign };
};

describe('assigning an account type', () => {
  it('sends the type with its terms', async () => {
    const { assignAccountType, assign } = await shown();
    await assign();
    await waitFor(() => expect(assignAccountType).toHaveBeenCalled());
    const terms = { companyName: 'Prado Hauling', priceGroup: 'fleet', taxExemption: null, until: null };
    expect(assignAccountType).toHaveBeenCalledWith(ID, { type: 'Fleet', ...terms }, expect.any(String));
  });

  it('shows at its field what the contract refuses', async () => {
    const { assignAccountType, assign } = await shown();
    const company = screen.getByLabelText('Company');
    await userEvent.clear(company);
    await userEvent.type(company, '?');
    await assign();
    await waitFor(() => expect(company.getAttribute('aria-invalid')).toBe('true'));
    expect(assignAccountType).not.toHaveBeenCalled();
  });
});
