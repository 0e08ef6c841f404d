import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { anOrderRow } from '../../../../test/builders.js';
import { renderConsole } from '../../../../test/render-console.js';
import { ChangeMenu } from './ChangeMenu.js';

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

describe('the ways to change an order', () => {
  it('are listed with the rule of each and a running clock, and open what is allowed', async () => {
    const cancel = jest.fn();
    renderConsole(
      <ChangeMenu
        order={anOrderRow({ placedAt: inMinutes(-18) })}
        actions={[
          {
            id: 'cancel',
            label: 'Cancel order',
            isAllowed: true,
            reason: 'Allowed until 10:30 am ET.',
            until: inMinutes(12),
          },
          {
            id: 'changeAddress',
            label: 'Change address',
            isAllowed: false,
            reason: 'Tires for a shop keep the address from checkout.',
            until: null,
          },
          { id: 'note', label: 'Add note', isAllowed: true, reason: 'Only staff see notes.', until: null },
        ]}
        onRun={{ cancel }}
        onClose={jest.fn()}
      />,
    );
    expect(await screen.findByText(/^1[12]:\d\d$/)).toBeTruthy();
    expect(screen.getByText('Tires for a shop keep the address from checkout.')).toBeTruthy();
    expect(screen.queryByText('Add note')).toBeNull();
    expect(screen.queryByRole('button', { name: /Change address/ })).toBeNull();
    await userEvent.setup().click(screen.getByRole('button', { name: /Cancel order/ }));
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});
