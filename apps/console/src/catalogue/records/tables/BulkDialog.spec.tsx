import { ContractError } from '@simpletread/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../../test/render-console.js';
import { BulkDialog } from './BulkDialog.js';

const TIRE = {
  itemNumber: 10_001,
  label: 'Northway Safe 225/65R17 102H',
  vehicle: 'Honda CR-V',
  years: '2017–2022',
  before: 'refused',
  after: 'fits',
};
const planWith = (unrefused: number) => ({
  counts: { added: 0, changed: 2, removed: 0, same: 0, refused: 0 },
  rows: [],
  planDigest: 'a1'.repeat(32),
  verdicts: { examined: 40, total: unrefused, unrefused, changes: unrefused === 0 ? [] : [TIRE] },
});

const setUp = (unrefused: number) => {
  const tryBulkChange = jest.fn().mockResolvedValue(planWith(unrefused));
  const startBulkChange = jest.fn().mockResolvedValue({ id: 'c1' });
  renderConsole(
    <BulkDialog kind="fitments" ids={null} filter={{}} title="Change all 2" onClose={jest.fn()} />,
    { dataProvider: { tryBulkChange, startBulkChange } },
  );
  return { user: userEvent.setup(), startBulkChange, tryBulkChange };
};
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));

describe('a change of many fitments', () => {
  it('that would sell refused tires shows them and waits for a separate confirmation', async () => {
    const { user, startBulkChange } = setUp(3);
    await user.type(await screen.findByLabelText('New value'), '102');
    await user.type(screen.getByLabelText(/^Reason/), 'The placard');
    await press(user, 'Preview changes');
    expect((await screen.findByRole('row', { name: /Honda CR-V/ })).textContent).toContain('Doesn’t fitFits');
    await press(user, 'Change 2');
    expect((await screen.findByRole('alert')).textContent).toMatch(/confirm/);
    expect(startBulkChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('checkbox', { name: /sell these refused tires \(3\)/ }));
    await press(user, 'Change 2');
    expect(startBulkChange).toHaveBeenCalledWith(
      'fitments',
      expect.objectContaining({ expected: 2, reason: 'The placard', acceptedUnrefused: 3 }),
      expect.any(String),
    );
  });

  it('that sells nothing more begins without', async () => {
    const { user, startBulkChange } = setUp(0);
    await user.type(await screen.findByLabelText('New value'), '108');
    await user.type(screen.getByLabelText(/^Reason/), 'The placard');
    await press(user, 'Preview changes');
    expect(await screen.findByText(/No verdict changes for the 40 tires/)).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /refused now/ })).toBeNull();
    await press(user, 'Change 2');
    expect(startBulkChange).toHaveBeenCalledWith(
      'fitments',
      expect.objectContaining({ acceptedUnrefused: 0 }),
      expect.any(String),
    );
  });

  it('shows the new plan and asks again when the old one is outdated', async () => {
    const { user, startBulkChange, tryBulkChange } = setUp(3);
    const stale = {
      kind: 'BadRequest',
      code: 'records.planStale',
      message: 'No longer what you saw.',
    } as const;
    startBulkChange.mockRejectedValueOnce(new ContractError(stale));
    await user.type(await screen.findByLabelText('New value'), '102');
    await user.type(screen.getByLabelText(/^Reason/), 'The placard');
    await press(user, 'Preview changes');
    await user.click(await screen.findByRole('checkbox', { name: /\(3\)/ }));
    tryBulkChange.mockResolvedValue({ ...planWith(5), counts: { ...planWith(5).counts, changed: 4 } });
    await press(user, 'Change 2');
    const again = await screen.findByRole<HTMLInputElement>('checkbox', { name: /\(5\)/ });
    expect(again.checked).toBe(false);
    expect(screen.getByRole('alert').textContent).toContain('No longer what you saw.');
    await user.click(again);
    await press(user, 'Change 4');
    expect(startBulkChange).toHaveBeenLastCalledWith(
      'fitments',
      expect.objectContaining({ expected: 4, acceptedUnrefused: 5 }),
      expect.any(String),
    );
  });

  it('that is sent again after a lost answer is the same change', async () => {
    const { user, startBulkChange } = setUp(0);
    startBulkChange.mockRejectedValueOnce(new Error('The answer was lost.'));
    await user.type(await screen.findByLabelText('New value'), '108');
    await user.type(screen.getByLabelText(/^Reason/), 'The placard');
    await press(user, 'Preview changes');
    await press(user, 'Change 2');
    expect((await screen.findByRole('alert')).textContent).toMatch(/lost/);
    await press(user, 'Change 2');
    const [[, , first], [, , second]] = startBulkChange.mock.calls as [unknown[], unknown[]];
    expect(second).toBe(first);
  });

  it('shows what no record takes at its field, and asks for the reason before it begins', async () => {
    const { user, startBulkChange, tryBulkChange } = setUp(0);
    await user.type(await screen.findByLabelText('New value'), 'a lot');
    await press(user, 'Preview changes');
    expect((await screen.findByRole('alert')).textContent).toMatch(/whole number/);
    expect(tryBulkChange).not.toHaveBeenCalled();
    await user.clear(screen.getByLabelText('New value'));
    await user.type(screen.getByLabelText('New value'), '108');
    expect(screen.queryByRole('alert')).toBeNull();
    await press(user, 'Preview changes');
    await press(user, 'Change 2');
    expect(await screen.findByText('Please enter a reason for the audit log.')).toBeTruthy();
    expect(screen.getByLabelText(/^Reason/).getAttribute('aria-invalid')).toBe('true');
    expect(startBulkChange).not.toHaveBeenCalled();
  });
});
