import type { RedirectRow } from '@simpletread/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';

import { renderConsole } from '../../../test/render-console.js';
import { RedirectDialog } from './RedirectDialog.js';

const REDIRECT: RedirectRow = {
  id: 'r1',
  fromPath: '/old',
  toPath: '/new',
  isAutomatic: false,
  version: 3,
  createdAt: '2026-11-20T12:00:00.000Z',
};

const change = async (update: () => Promise<unknown>) => {
  const onClose = jest.fn();
  renderConsole(<RedirectDialog redirect={REDIRECT} onClose={onClose} />, { dataProvider: { update } });
  const to = await screen.findByLabelText('To');
  await userEvent.clear(to);
  await userEvent.type(to, ' /newer ');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { onClose, to };
};

describe('the dialog of a redirect', () => {
  it('saves on the version that it shows', async () => {
    const update = jest.fn(() => Promise.resolve({ data: { ...REDIRECT, toPath: '/newer' } }));
    const { onClose } = await change(update);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const data = { version: 3, fromPath: '/old', toPath: '/newer' };
    expect(update).toHaveBeenCalledWith('redirects', expect.objectContaining({ id: 'r1', data }));
  });

  it('shows the server’s message at its field', async () => {
    const body = { code: 'request.invalid', errors: { toPath: 'No page is there.' } };
    const { onClose, to } = await change(() => Promise.reject(new HttpError('Please check.', 400, body)));
    expect(await screen.findByText('No page is there.')).toBeTruthy();
    expect(to.getAttribute('aria-invalid')).toBe('true');
    expect(onClose).not.toHaveBeenCalled();
  });
});
