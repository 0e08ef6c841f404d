import { createEvent, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';

import { renderConsole } from '../../../test/render-console.js';
import type { Column } from './column.js';
import { ListPage } from './ListPage.js';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly city: string;
}

const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', label: 'Name', render: (row) => row.name },
  { id: 'city', label: 'City', render: (row) => row.city },
  { id: 'act', label: 'Action', render: () => <button type="button">Act</button> },
];

const Address = () => <p>At {useLocation().pathname}</p>;

const setUp = async () => {
  renderConsole(
    <>
      <Address />
      <ListPage<Row>
        resource="shops"
        title="Shops"
        sort={{ field: 'name', order: 'ASC' }}
        columns={COLUMNS}
        nameOf={(row) => row.name}
        isSelectable
      />
    </>,
    {
      path: '/shops',
      dataProvider: {
        getList: () =>
          Promise.resolve({
            data: [{ id: 's1', name: 'South Street Auto', city: 'Philadelphia' }],
            total: 1,
          }),
      },
    },
  );
  return screen.findByText('Philadelphia');
};

const isHere = () => screen.queryByText('At /shops') !== null;

describe('a row of a list', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  beforeEach(() => open.mockClear());
  afterEach(() => window.getSelection()?.removeAllRanges());
  afterAll(() => open.mockRestore());

  it('opens from anywhere on it', async () => {
    fireEvent.click(await setUp());
    expect(await screen.findByText('At /shops/s1/show')).toBeTruthy();
    expect(open).not.toHaveBeenCalled();
  });

  it('keeps its link, which the keyboard opens', async () => {
    await setUp();
    const user = userEvent.setup();
    await user.keyboard('j{Enter}');
    expect(await screen.findByText('At /shops/s1/show')).toBeTruthy();
  });

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Command', { metaKey: true }],
    ['Shift', { shiftKey: true }],
  ])('opens in a tab with %s, and leaves the list where it is', async (_, keys) => {
    const cell = await setUp();
    const press = createEvent.mouseDown(cell, keys);
    fireEvent(cell, press);
    expect(press.defaultPrevented).toBe(true);
    window.getSelection()?.selectAllChildren(cell);
    fireEvent.click(cell, keys);
    expect(open).toHaveBeenCalledWith(expect.stringMatching(/\/shops\/s1\/show$/), '_blank', 'noopener');
    expect(isHere()).toBe(true);
  });

  it('opens in a tab with the middle button, which scrolls nothing', async () => {
    const cell = await setUp();
    const press = createEvent.mouseDown(cell, { button: 1 });
    fireEvent(cell, press);
    expect(press.defaultPrevented).toBe(true);
    fireEvent(cell, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(open).toHaveBeenCalledTimes(1);
    fireEvent(cell, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
    expect(open).toHaveBeenCalledTimes(1);
    expect(isHere()).toBe(true);
  });

  it('stays closed while its text is selected', async () => {
    const cell = await setUp();
    window.getSelection()?.selectAllChildren(cell);
    fireEvent.click(cell);
    expect(isHere()).toBe(true);
  });

  it('leaves clicks to the controls in it, and beside its checkbox', async () => {
    await setUp();
    const beside = screen.getByRole('checkbox', { name: 'Select South Street Auto' }).closest('td');
    if (beside === null) throw new Error('the checkbox has its cell');
    fireEvent.click(beside);
    fireEvent.click(screen.getByRole('button', { name: 'Act' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select South Street Auto' }));
    expect(await screen.findByText('1 selected')).toBeTruthy();
    expect(isHere()).toBe(true);
  });
});
