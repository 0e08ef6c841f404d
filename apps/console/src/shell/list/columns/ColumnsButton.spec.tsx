import { screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';

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

const open = () =>
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

const choose = async (user: UserEvent) => {
  await screen.findByText('Philadelphia');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'City', checked: true }));
  await waitFor(() => expect(screen.queryByText('Philadelphia')).toBeNull());
};

describe('choosing the columns of a list', () => {
  beforeEach(() => localStorage.clear());

  it('hides a column, remembers it, and brings it back with the default', async () => {
    open();
    const user = userEvent.setup();
    await choose(user);
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Name' })).toBeNull();
    expect(screen.getByRole('menuitemcheckbox', { name: 'City', checked: false })).toBeTruthy();
    await user.click(screen.getByRole('menuitem', { name: 'Default columns' }));
    expect(await screen.findByText('Philadelphia')).toBeTruthy();
  });

  it('keeps the choice when the person signs out and in again', async () => {
    const { unmount } = open();
    await choose(userEvent.setup());
    unmount();
    open();
    await screen.findByText('South');
    await waitFor(() => expect(screen.queryByText('Philadelphia')).toBeNull());
  });
});
