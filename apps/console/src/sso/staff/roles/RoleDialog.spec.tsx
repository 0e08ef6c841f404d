import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';

import { renderConsole } from '../../../../test/render-console.js';
import { RoleDialog } from './RoleDialog.js';

const compose = async (create: () => Promise<unknown>, limit: string) => {
  const onClose = jest.fn();
  renderConsole(<RoleDialog role={null} onClose={onClose} />, {
    permissions: ['orders.read'],
    dataProvider: { create },
  });
  await userEvent.type(await screen.findByLabelText('Name'), 'Night shift');
  const isOffered = (box: HTMLElement) => !box.hasAttribute('disabled');
  for (const box of screen.getAllByRole('checkbox').filter(isOffered)) await userEvent.click(box);
  const field = screen.getByLabelText('Refund limit without approval ($)');
  await userEvent.clear(field);
  await userEvent.type(field, limit);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { onClose };
};

describe('the dialog of a role', () => {
  it('reads the limit as people write dollars, to the cent', async () => {
    const create = jest.fn(() => Promise.resolve({ data: { id: 'Night shift', pendingChange: null } }));
    const { onClose } = await compose(create, '1,234.57');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const data = { name: 'Night shift', permissions: ['orders.read'], refundLimitInCents: 123_457 };
    expect(create).toHaveBeenCalledWith('roles', expect.objectContaining({ data }));
  });

  it('sends nothing for a limit that is not an amount', async () => {
    const create = jest.fn();
    await compose(create, '12.345');
    expect(await screen.findByText(/Enter an amount in dollars/)).toBeTruthy();
    expect(create).not.toHaveBeenCalled();
  });

  it('shows the server’s message about the limit at its field', async () => {
    const body = { code: 'request.invalid', errors: { refundLimitInCents: 'Your own limit is lower.' } };
    const create = () => Promise.reject(new HttpError('Please check this field.', 400, body));
    const { onClose } = await compose(create, '99');
    expect(await screen.findByText('Your own limit is lower.')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });
});
