import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../../test/render-console.js';
import type { Column } from '../column.js';
import { ListPage } from '../ListPage.js';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly city: string;
}

const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', label: 'Name', render: (row) => row.name },
  { id: 'city', label: 'City', render: (row) => row.city },
];

describe('choosing the columns of a list', () => {
  it('hides a column, remembers it, and brings it back with the default', async () => {
    renderConsole(
      <ListPage<Row>
        resource="shops"
        title="Shops"
        sort={{ field: 'name', order: 'ASC' }}
        columns={COLUMNS}
        nameOf={(row) => row.name}
      />,
      {
        path: '/shops',
        dataProvider: {
          getList: () =>
            Promise.resolve({ data: [{ id: 's1', name: 'South', city: 'Philadelphia' }], total: 1 }),
        },
      },
    );
    const user = userEvent.setup();
    await screen.findByText('Philadelphia');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Name' })).toBeNull();
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'City', checked: true }));
    await waitFor(() => expect(screen.queryByText('Philadelphia')).toBeNull());
    expect(screen.getByRole('menuitemcheckbox', { name: 'City', checked: false })).toBeTruthy();
    await user.click(screen.getByRole('menuitem', { name: 'Default columns' }));
    expect(await screen.findByText('Philadelphia')).toBeTruthy();
  });
});
