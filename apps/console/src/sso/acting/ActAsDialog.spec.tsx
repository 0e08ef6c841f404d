import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../test/render-console.js';
import type { AdminAccount } from '@simpletread/contract';
import { ActAsDialog } from './ActAsDialog.js';

// Typing letter by letter takes its time where many programs share the machine.

const account = { id: '01a1f7e3-49a0-7d3c-8d76-c85df6dd7471', name: 'Lucia Prado' } as AdminAccount;
const url = 'http://localhost:4000/staff/acting-links/x';

describe('seeing the shop as a customer', () => {
  it('explains the effect, requires a reason, and gets a link that opens automatically', async () => {
    const askToActAs = jest.fn().mockResolvedValue({ url, expiresAt: '2026-11-20T12:01:00.000Z' });
    renderConsole(<ActAsDialog account={account} onClose={jest.fn()} />, { dataProvider: { askToActAs } });
    const user = userEvent.setup();
    const dialog = await screen.findByRole('dialog', { name: 'View the shop as Lucia Prado' });
    expect(dialog.textContent).toMatch(/gets an email.*can’t change anything.*is recorded/);
    await user.click(screen.getByRole('button', { name: 'Get link' }));
    expect(askToActAs).not.toHaveBeenCalled();

    await user.click(screen.getByRole('radio', { name: 'A question about prices or discounts' }));
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Fleet price missing');
    await user.click(screen.getByRole('button', { name: 'Get link' }));
    const link = await screen.findByRole('link', { name: 'Open the shop as Lucia Prado' });
    expect(link.getAttribute('href')).toBe(url);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    await waitFor(() =>
      expect(askToActAs).toHaveBeenCalledWith(account.id, { reason: 'price', words: 'Fleet price missing' }),
    );
  });

  it('shows the reason for the refusal and keeps the typed text', async () => {
    const askToActAs = jest.fn().mockRejectedValue(new Error('Your role doesn’t allow this.'));
    renderConsole(<ActAsDialog account={account} onClose={jest.fn()} />, { dataProvider: { askToActAs } });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('radio', { name: 'A question about an order' }));
    const words = screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' });
    await user.type(words, 'Where is it');
    await user.click(screen.getByRole('button', { name: 'Get link' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your role doesn’t allow this.');
    expect(words.value).toBe('Where is it');
  });
});
