import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useGetList } from 'react-admin';

import { renderConsole } from '../../../test/render-console.js';
import { useUndoableDelete } from './use-undoable-delete.js';

const ROWS = [
  { id: 'n1', name: 'First', version: 3 },
  { id: 'n2', name: 'Second', version: 1 },
];

const Notes = () => {
  const { data = [] } = useGetList('notes');
  const remove = useUndoableDelete('notes');
  return data.map(({ id, name, version }) => (
    <button key={id} onClick={() => remove({ id, version, done: `${name} deleted.` })}>
      {name}
    </button>
  ));
};

const shown = async (remove: () => Promise<unknown>) => {
  const getList = jest.fn(() => Promise.resolve({ data: ROWS, total: 2 }));
  renderConsole(<Notes />, { dataProvider: { getList, delete: remove } });
  await userEvent.dblClick(await screen.findByRole('button', { name: 'First' }));
  await screen.findByText('First deleted.');
  return { getList };
};

const first = () => screen.queryByRole('button', { name: 'First' });
const closeNotice = () => userEvent.keyboard('{Escape}');

describe('a deletion that can be undone', () => {
  it('takes the record off the page at once, and sends its version and one key when the notice closes', async () => {
    const remove = jest.fn(() => Promise.resolve({ data: { id: 'n1' } }));
    await shown(remove);
    expect(first()).toBeNull();
    expect(remove).not.toHaveBeenCalled();
    await closeNotice();
    await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
    const meta = { version: 3, idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) };
    expect(remove).toHaveBeenCalledWith('notes', expect.objectContaining({ id: 'n1', meta }));
  });

  it('sends nothing when it is undone, and shows the record again', async () => {
    const remove = jest.fn();
    await shown(remove);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(first()).not.toBeNull());
    await waitFor(() => expect(screen.queryByText('First deleted.')).toBeNull());
    expect(remove).not.toHaveBeenCalled();
  });

  it('brings the record back with the server’s words when a colleague changed it meanwhile', async () => {
    const remove = jest.fn(() => Promise.reject(new Error('Someone changed this. Reload it.')));
    const { getList } = await shown(remove);
    await closeNotice();
    expect(await screen.findByText('Someone changed this. Reload it.')).toBeTruthy();
    expect(first()).not.toBeNull();
    await waitFor(() => expect(getList.mock.calls.length).toBeGreaterThan(1));
  });
});
