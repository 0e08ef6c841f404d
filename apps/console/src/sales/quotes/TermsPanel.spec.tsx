import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderConsole } from '../../../test/render-console.js';
import { TermsPanel } from './TermsPanel.js';

const TERMS = { version: 2, floorPpm: 80_000, limits: [{ role: 'sales-rep', limitPpm: 50_000 }] };
const roleOf = (id: string, permission: string) => ({ id, permissions: [permission], isOwn: false });

describe('the discount terms of quotes', () => {
  it('have a limit for each composed role that writes quotes', async () => {
    const changeQuoteTerms = jest.fn(() => Promise.resolve(TERMS));
    renderConsole(<TermsPanel />, {
      dataProvider: {
        quoteTerms: () => Promise.resolve(TERMS),
        roles: () =>
          Promise.resolve([roleOf('fleet desk no. 2', 'quotes.write'), roleOf('Readers', 'quotes.read')]),
        changeQuoteTerms,
      },
      permissions: ['quotes.setTerms', 'staff.read'],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    const field = await screen.findByLabelText<HTMLInputElement>(/^Fleet desk no. 2: discount/);
    expect(screen.queryByLabelText(/^Readers/)).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, '7.5');
    await userEvent.click(screen.getByRole('button', { name: 'Save terms' }));
    await waitFor(() => expect(changeQuoteTerms).toHaveBeenCalled());
    expect(changeQuoteTerms.mock.calls[0]).toEqual([
      expect.objectContaining({
        limits: expect.arrayContaining([
          { role: 'sales-rep', limitPpm: 50_000 },
          { role: 'fleet desk no. 2', limitPpm: 75_000 },
        ]) as unknown,
      }),
      expect.anything(),
    ]);
  });
});
