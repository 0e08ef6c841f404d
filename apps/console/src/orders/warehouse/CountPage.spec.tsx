import { ContractError } from '@simpletread/contract';
import { permissionsOf } from '@simpletread/domain';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../test/render-console.js';
import { CountPage } from './CountPage.js';

const RENO = {
  code: 'RNO',
  name: 'Reno',
  city: 'Reno',
  state: 'NV',
  pickedBy: 'people',
  toPick: 1,
  atDock: 0,
};
const TIRE = { itemNumber: 1001, tire: 'Kestrel Tour 4S 225/65R17 102H' };

describe('counting at a warehouse', () => {
  it('empties the number that is far from the books, keeps the reason, and records the second count', async () => {
    const doubt = new ContractError({
      kind: 'OtherError',
      code: 'count.confirm',
      statusCode: 409,
      message: 'You counted 4, which is far from our records.',
    });
    const count = jest
      .fn()
      .mockRejectedValueOnce(doubt)
      .mockResolvedValueOnce({ ...TIRE, counted: 4, expected: 20, difference: -16, missing: 0 });
    renderConsole(<CountPage />, {
      permissions: permissionsOf('warehouse-associate'),
      path: '/counts',
      dataProvider: {
        warehouses: () => Promise.resolve([RENO]),
        countedTire: () => Promise.resolve(TIRE),
        count,
      },
    });
    const user = userEvent.setup();
    await screen.findByText('No counts yet');
    await user.keyboard('1001{Enter}');
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tires on the shelf' });
    await screen.findByRole('dialog');
    await user.type(field(), '4');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Misplaced tires');
    await user.click(screen.getByRole('button', { name: 'Record count' }));
    expect(await screen.findByText(/far from our records/)).toBeTruthy();
    expect([field().value, document.activeElement]).toEqual(['', field()]);
    await user.click(screen.getByRole('button', { name: 'Record count' }));
    expect(count).toHaveBeenCalledTimes(1);
    await user.type(field(), '4');
    await user.click(screen.getByRole('button', { name: 'Record count' }));
    expect(await screen.findByText('16 fewer')).toBeTruthy();
    expect(count.mock.calls.map(([, body]: [string, object]) => body)).toEqual(
      [4, 4].map((counted) => ({ itemNumber: 1001, counted, reason: 'misplaced' })),
    );
    const keys = count.mock.calls.map((call: unknown[]) => call[2]);
    expect(new Set(keys).size).toBe(2);
  });
});
