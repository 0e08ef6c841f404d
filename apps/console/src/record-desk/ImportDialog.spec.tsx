import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../testing/render-console.js';
import { ImportDialog } from './ImportDialog.js';

jest.setTimeout(30_000);

const PLAN = {
  counts: { added: 2, changed: 3, removed: 4, same: 5, refused: 0 },
  rows: [],
  planDigest: 'a1'.repeat(32),
  verdicts: null,
};

describe('a table on its way in', () => {
  it('is taken for the plan that was shown', async () => {
    const user = userEvent.setup();
    const importRecordTable = jest.fn().mockResolvedValue({ id: 'c1' });
    renderConsole(<ImportDialog kind="fitments" onClose={jest.fn()} />, {
      dataProvider: { tryRecordTable: jest.fn().mockResolvedValue(PLAN), importRecordTable },
    });
    const file = new File(['make,model\n'], 'fitments.csv', { type: 'text/csv' });
    await user.upload(await screen.findByLabelText(/A CSV table/), file);
    await user.click(screen.getByRole('button', { name: 'Try it' }));
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    expect(importRecordTable).toHaveBeenCalledWith(
      'fitments',
      expect.objectContaining({ planDigest: PLAN.planDigest, isRemoving: 'false' }),
      expect.any(String),
    );
  });
});
