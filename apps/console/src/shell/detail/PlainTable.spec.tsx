import { screen, within } from '@testing-library/react';

import { renderConsole } from '../../../test/render-console.js';
import { PlainTable } from './PlainTable.js';

const ROWS = [
  { number: 'PO-1', limit: '$2,000' },
  { number: 'PO-2', limit: '$3,000' },
];

describe('a plain table', () => {
  it('stays a table when phones show its rows as cards: roles, headers, and each value with its label', async () => {
    renderConsole(
      <PlainTable
        label="Purchase orders"
        rows={ROWS}
        keyOf={({ number }) => number}
        columns={[
          { label: 'Number', render: ({ number }) => number },
          { label: 'Limit', isEnd: true, render: ({ limit }) => limit },
        ]}
      />,
      {},
    );
    const table = await screen.findByRole('table', { name: 'Purchase orders' });
    for (const role of ['row', 'columnheader', 'cell', 'rowgroup'])
      for (const part of within(table).getAllByRole(role)) expect(part.getAttribute('role')).toBe(role);
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Number', 'Limit']);
    expect(
      within(table)
        .getAllByRole('cell')
        .map((cell) => `${cell.dataset['label']}: ${cell.textContent}`),
    ).toEqual(['Number: PO-1', 'Limit: $2,000', 'Number: PO-2', 'Limit: $3,000']);
  });
});
