import { cents } from '@simpletread/domain';
import { screen } from '@testing-library/react';

import { renderConsole } from '../../../../test/render-console.js';
import { QuotesPanel } from './AfterSalePanels.js';

describe('the quotes of a customer', () => {
  it('show the total of every set that the customer can choose', async () => {
    const quote = {
      ...{ id: 'q1', quoteNumber: 'Q-4K7QZ-9M2XA', state: 'sent' as const, madeBy: 'Rosa', sentAt: null },
      totalInCents: cents(55_296),
      otherTotalsInCents: [cents(64_000), cents(71_844)],
    };
    renderConsole(<QuotesPanel quotes={[quote]} />);
    expect(await screen.findByText(/^\$552\.96 or \$640\.00 or \$718\.44, by Rosa$/)).toBeTruthy();
  });
});
