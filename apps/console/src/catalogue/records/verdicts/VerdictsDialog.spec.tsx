import { ContractError } from '@simpletread/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../../test/render-console.js';
import { RemoveDialog } from '../RemoveDialog.js';
import { VerdictsDialog } from './VerdictsDialog.js';

const verdicts = (unrefused: number) => ({ examined: 40, total: unrefused, unrefused, changes: [] });
const RECORD = {
  id: 'f1',
  label: 'Honda CR-V',
  version: 3,
  values: {},
  updatedAt: '2026-03-01T00:00:00.000Z',
};

describe('what a fitment does to verdicts', () => {
  it('is waited for, and refused tires are confirmed as so many before it is saved', async () => {
    const user = userEvent.setup();
    let judge: (found: object) => void = () => undefined;
    const tryVerdicts = jest.fn(() => new Promise((resolve) => (judge = resolve)));
    const onConfirm = jest.fn();
    renderConsole(
      <VerdictsDialog id="f1" values={{ frontLoadIndex: 102 }} onConfirm={onConfirm} onClose={jest.fn()} />,
      { dataProvider: { tryVerdicts } },
    );
    const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save fitment' });
    expect(save.disabled).toBe(true);
    judge(verdicts(2));
    const consent = await screen.findByRole('checkbox', { name: /sell these refused tires \(2\)/ });
    await user.click(save);
    expect((await screen.findByRole('alert')).textContent).toMatch(/confirm/);
    expect(onConfirm).not.toHaveBeenCalled();
    await user.click(consent);
    await user.click(save);
    expect(onConfirm).toHaveBeenCalledWith(2);
  });

  it('is saved at once where nothing refused would be sold', async () => {
    const onConfirm = jest.fn();
    renderConsole(<VerdictsDialog id={null} values={{}} onConfirm={onConfirm} onClose={jest.fn()} />, {
      dataProvider: { tryVerdicts: jest.fn().mockResolvedValue(verdicts(0)) },
    });
    expect(await screen.findByText(/No verdict changes for the 40 tires/)).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Save fitment' }));
    expect(onConfirm).toHaveBeenCalledWith(0);
  });

  it('is judged and confirmed again if a removal would now sell other tires', async () => {
    const user = userEvent.setup();
    const tryVerdicts = jest.fn().mockResolvedValueOnce(verdicts(1)).mockResolvedValueOnce(verdicts(4));
    const removeRecord = jest
      .fn()
      .mockRejectedValueOnce(
        new ContractError({
          kind: 'BadRequest',
          code: 'records.verdictsUnconfirmed',
          message: 'Would be sold: 4.',
        }),
      )
      .mockResolvedValueOnce(undefined);
    renderConsole(<RemoveDialog kind="fitments" record={RECORD} onClose={jest.fn()} onDone={jest.fn()} />, {
      dataProvider: { tryVerdicts, removeRecord },
    });
    await user.click(await screen.findByRole('checkbox', { name: /\(1\)/ }));
    await user.type(screen.getByLabelText(/^Reason/), 'Never sold');
    const remove = screen.getByRole('button', { name: 'Remove fitment' });
    await user.click(remove);
    const again = await screen.findByRole<HTMLInputElement>('checkbox', { name: /\(4\)/ });
    expect(again.checked).toBe(false);
    await user.click(again);
    await user.click(remove);
    expect(removeRecord.mock.calls.map(([, , request]: [string, string, object]) => request)).toEqual([
      { version: 3, reason: 'Never sold', acceptedUnrefused: 1 },
      { version: 3, reason: 'Never sold', acceptedUnrefused: 4 },
    ]);
  });
});
