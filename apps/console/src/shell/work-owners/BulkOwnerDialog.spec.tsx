import { permissionsOf } from '@simpletread/domain';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../test/render-console.js';
import { BulkOwnerDialog } from './BulkOwnerDialog.js';

const ALEX = { staffId: '0198c0de-0000-7000-8000-000000000003', name: 'Alex Novak' };
const ME = { staffId: 's1', name: 'Dana Whitfield' };

const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('assigning many records', () => {
  it('shows whose they are, changes each by itself, and gives back what it took', async () => {
    const setWorkOwner = jest
      .fn()
      .mockResolvedValueOnce({ owner: ME })
      .mockRejectedValueOnce(new Error('The owner has just changed to Marcus.'))
      .mockResolvedValue({ owner: ALEX });
    const onDownload = jest.fn();
    const workOwner = jest.fn((_: string, id: string) =>
      Promise.resolve({ owner: id === 'a' ? ALEX : null }),
    );
    renderConsole(
      <BulkOwnerDialog
        kind="returns"
        ids={['a', 'b']}
        nameOf={(id) => id}
        onDownload={onDownload}
        onClose={jest.fn()}
      />,
      {
        dataProvider: { workOwner, setWorkOwner, colleagues: () => Promise.resolve([ALEX]) },
        permissions: permissionsOf('support-agent'),
      },
    );
    const user = userEvent.setup();
    const assign = await screen.findByRole('button', { name: 'Assign 2' });
    expect(texts()).toEqual(['a: Alex Novak → you', 'b: nobody → you']);
    await user.click(assign);
    const undo = await screen.findByRole('button', { name: 'Undo for 1' });
    expect(texts()).toEqual(['a: Alex Novak → Dana Whitfield', 'b: The owner has just changed to Marcus.']);
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(onDownload).toHaveBeenCalledWith([
      ['a', 'Done', 'Alex Novak → Dana Whitfield'],
      ['b', 'Refused', 'The owner has just changed to Marcus.'],
    ]);
    await user.click(undo);
    await waitFor(() => expect(texts()[0]).toBe('a: Back to Alex Novak'));
    const bodies = setWorkOwner.mock.calls.map((call) => (call as unknown[])[2]);
    expect(bodies).toMatchObject([
      { to: 'me', seen: ALEX.staffId },
      { to: 'me', seen: null },
      { to: ALEX.staffId, seen: 's1' },
    ]);
  });

  it('hands them to a colleague with one note', async () => {
    const setWorkOwner = jest.fn().mockResolvedValue({ owner: ALEX });
    renderConsole(
      <BulkOwnerDialog
        kind="returns"
        ids={['a']}
        nameOf={(id) => id}
        onDownload={jest.fn()}
        onClose={jest.fn()}
      />,
      {
        dataProvider: {
          workOwner: () => Promise.resolve({ owner: null }),
          setWorkOwner,
          colleagues: () => Promise.resolve([ALEX]),
        },
        permissions: permissionsOf('support-agent'),
      },
    );
    const user = userEvent.setup();
    expect(await screen.findByLabelText('Assign to')).toBeTruthy();
    expect(screen.queryByLabelText('Note for them')).toBeNull();
    await user.selectOptions(await screen.findByLabelText('Assign to'), 'Alex Novak');
    await user.type(screen.getByLabelText('Note for them'), 'All by noon');
    await user.click(screen.getByRole('button', { name: 'Assign 1' }));
    await waitFor(() => expect(setWorkOwner).toHaveBeenCalledTimes(1));
    expect((setWorkOwner.mock.calls[0] as unknown[])[2]).toMatchObject({
      to: ALEX.staffId,
      note: 'All by noon',
    });
  });
});
