import type { SavedView } from '@simpletread/contract';
import { permissionsOf, type StaffRole } from '@simpletread/domain';
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

const FILTER = { state: 'PA' };
const OWN: SavedView = {
  id: 'v1',
  resource: 'shops',
  name: 'Mine',
  definition: { filter: FILTER, sort: null },
  isShared: false,
  sharedBy: null,
};
const THEIRS: SavedView = {
  ...OWN,
  id: 'v2',
  name: 'Late',
  definition: { ...OWN.definition, columns: { shown: [], hidden: ['city'] } },
  isShared: true,
  sharedBy: 'Priya Senior',
};

const open = async (view: SavedView, calls: object = {}, role: StaffRole = 'support-agent') => {
  renderConsole(
    <ListPage<Row>
      resource="shops"
      title="Shops"
      sort={{ field: 'name', order: 'ASC' }}
      savedFor="shops"
      columns={COLUMNS}
      nameOf={(row) => row.name}
    />,
    {
      path: '/shops',
      permissions: permissionsOf(role),
      dataProvider: {
        getList: () =>
          Promise.resolve({ data: [{ id: 's1', name: 'South', city: 'Philadelphia' }], total: 1 }),
        savedViews: () => Promise.resolve([view]),
        ...calls,
      },
    },
  );
  await screen.findByText('Philadelphia');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${view.name}`) }));
  return user;
};

describe('saved views above a list', () => {
  beforeEach(() => localStorage.clear());

  it('show whose a shared one is, bring its columns, and are copied but not changed', async () => {
    const saveView = jest.fn(() => Promise.resolve({ ...OWN, name: 'Late' }));
    const user = await open(THEIRS, { saveView });
    await waitFor(() => expect(screen.queryByText('Philadelphia')).toBeNull());
    expect(screen.getByText('Priya Senior')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete view Late' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Copy view Late' }));
    await user.click(await screen.findByRole('button', { name: 'Save view' }));
    const { name, definition } = THEIRS;
    await waitFor(() =>
      expect(saveView).toHaveBeenCalledWith(
        {
          resource: 'shops',
          name,
          isShared: false,
          definition: { ...definition, sort: { field: 'name', order: 'ASC' } },
        },
        expect.any(String),
      ),
    );
  });

  it('are shared by those who may, with a click', async () => {
    const shareView = jest.fn(() => Promise.resolve({ ...OWN, isShared: true }));
    const user = await open(OWN, { shareView }, 'senior-agent');
    await user.click(await screen.findByRole('button', { name: 'Share view Mine' }));
    await waitFor(() => expect(shareView).toHaveBeenCalledWith('v1', true, expect.any(String)));
    expect(await screen.findByText('Your team can use Mine now.')).toBeTruthy();
  });

  it('offer no sharing to others', async () => {
    const user = await open(OWN);
    expect(await screen.findByRole('button', { name: 'Delete view Mine' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Share view Mine' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Share with the team' })).toBeNull();
  });
});
