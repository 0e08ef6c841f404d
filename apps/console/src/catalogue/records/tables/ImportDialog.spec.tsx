import { ContractError } from '@simpletread/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../../test/render-console.js';
import { ImportDialog } from './ImportDialog.js';

const PLAN = {
  counts: { added: 2, changed: 3, removed: 4, same: 5, refused: 0 },
  rows: [],
  planDigest: 'a1'.repeat(32),
  verdicts: null,
};

const setUp = async (importRecordTable: jest.Mock, tryRecordTable: jest.Mock) => {
  const user = userEvent.setup();
  renderConsole(<ImportDialog kind="fitments" onClose={jest.fn()} />, {
    dataProvider: { tryRecordTable, importRecordTable },
  });
  const file = new File(['make,model\n'], 'fitments.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText(/CSV file/), file);
  await user.type(screen.getByLabelText(/^Reason/), 'The placard');
  await user.click(screen.getByRole('button', { name: 'Preview changes' }));
  return user;
};

describe('a table on its way in', () => {
  it('is taken for the plan that was shown', async () => {
    const importRecordTable = jest.fn().mockResolvedValue({ id: 'c1' });
    const user = await setUp(importRecordTable, jest.fn().mockResolvedValue(PLAN));
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    expect(importRecordTable).toHaveBeenCalledWith(
      'fitments',
      expect.objectContaining({ planDigest: PLAN.planDigest, isRemoving: 'false' }),
      expect.any(String),
    );
  });

  it('that would now change something else shows the new plan and is accepted in that form', async () => {
    const stale = {
      kind: 'BadRequest',
      code: 'records.planStale',
      message: 'No longer what you saw.',
    } as const;
    const importRecordTable = jest
      .fn()
      .mockRejectedValueOnce(new ContractError(stale))
      .mockResolvedValueOnce({ id: 'c1' });
    const planNow = { ...PLAN, counts: { ...PLAN.counts, removed: 8 }, planDigest: 'b2'.repeat(32) };
    const tryRecordTable = jest.fn().mockResolvedValueOnce(PLAN).mockResolvedValueOnce(planNow);
    const user = await setUp(importRecordTable, tryRecordTable);
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    expect((await screen.findByRole('alert')).textContent).toContain('No longer what you saw.');
    expect(await screen.findByText(/8 removed/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(importRecordTable).toHaveBeenLastCalledWith(
      'fitments',
      expect.objectContaining({ planDigest: planNow.planDigest }),
      expect.any(String),
    );
  });
});
