import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../test/render-console.js';
import { momentAsked } from './asked-preview.js';
import { PreviewPage } from './PreviewPage.js';

// Typing letter by letter takes its time where many programs share the machine.

const ID = '0198c0de-0000-7000-8000-000000000001';
const url = 'http://localhost:4000/staff/preview-links/x';

describe('the page of previews', () => {
  it('asks for the moment and the campaign of its address, and gets a link that opens automatically', async () => {
    const askForPreview = jest.fn().mockResolvedValue({ url, expiresAt: '2026-11-20T12:01:00.000Z' });
    const getList = jest.fn().mockResolvedValue({ data: [{ id: ID, name: 'Black Friday' }], total: 1 });
    renderConsole(<PreviewPage />, {
      dataProvider: { askForPreview, getList },
      path: `/preview?at=2026-11-27T05:00:00.000Z&campaign=${ID}`,
    });
    const user = userEvent.setup();
    await screen.findByRole('option', { name: 'Black Friday' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'View as' }), 'Fleet');
    await user.type(screen.getByRole('textbox', { name: /ZIP code/ }), '19147');
    await user.click(screen.getByRole('button', { name: 'Get link' }));
    await waitFor(() =>
      expect(askForPreview).toHaveBeenCalledWith({
        at: '2026-11-27T00:00',
        visitor: 'Fleet',
        zip: '19147',
        paymentMethod: null,
        campaignId: ID,
        hasDraftRules: false,
      }),
    );
    const link = await screen.findByRole('link', { name: 'Open preview' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([url, '_blank']);
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('shows why it was refused', async () => {
    const askForPreview = jest.fn().mockRejectedValue(new Error('Please choose 3 am or later.'));
    const getList = jest.fn().mockResolvedValue({ data: [], total: 0 });
    renderConsole(<PreviewPage />, { dataProvider: { askForPreview, getList }, path: '/preview' });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Get link' }));
    expect(await screen.findByText('Please choose 3 am or later.')).toBeTruthy();
  });

  it('takes an instant, a wall-clock time, or the current moment', () => {
    const now = new Date('2026-11-20T17:00:00Z');
    expect(momentAsked('2026-11-01T05:30:00Z', now)).toBe('2026-11-01T01:30');
    expect(momentAsked('2026-11-27T00:00:10', now)).toBe('2026-11-27T00:00:10');
    expect([momentAsked(null, now), momentAsked('soon', now)]).toEqual([
      '2026-11-20T12:00',
      '2026-11-20T12:00',
    ]);
  });
});
