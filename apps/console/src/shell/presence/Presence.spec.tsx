import type { Present } from '@simpletread/contract';
import { WATCHED_RECORDS } from '@simpletread/domain';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

import { renderConsole } from '../../../test/render-console.js';
import { RESOURCE_PERMISSIONS } from '../auth/index.js';
import { Colleagues } from './Colleagues.js';
import { Presence } from './Presence.js';
import { useEditing } from './presence-context.js';

const MARCUS: Present = {
  staffId: '0198c0de-0000-7000-8000-000000000002',
  name: 'Marcus Oyelaran',
  isEditing: false,
  since: '2026-11-27T15:00:00.000Z',
};

const Form = () => {
  const [isEditing, setEditing] = useState(false);
  useEditing(isEditing);
  return <button onClick={() => setEditing((before) => !before)}>Edit</button>;
};

const setUp = (others: readonly Present[] = []) => {
  const shareRecord = jest.fn((_body: object) => Promise.resolve(others));
  const leaveRecord = jest.fn((_tab: object) => Promise.resolve());
  const Page = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button onClick={() => setOpen(false)}>Close</button>
        {isOpen && (
          <Presence resource="orders" id="o1">
            <Colleagues />
            <Form />
          </Presence>
        )}
      </>
    );
  };
  renderConsole(<Page />, { dataProvider: { shareRecord, leaveRecord } });
  return { shareRecord, leaveRecord };
};

describe('presence on the page of a record', () => {
  it('names colleagues, and whether they are editing', async () => {
    setUp([MARCUS, { ...MARCUS, staffId: 's3', name: 'Alex Novak', isEditing: true }]);
    expect(await screen.findByText('Marcus Oyelaran is viewing')).toBeTruthy();
    expect(screen.getByText('Alex Novak is editing')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Alex Novak');
  });

  it('says when an edit starts and ends, and when the page is left', async () => {
    const { shareRecord, leaveRecord } = setUp();
    const said = (word: object) =>
      waitFor(() => expect(shareRecord).toHaveBeenLastCalledWith(expect.objectContaining(word)));
    await said({ resource: 'orders', id: 'o1', isEditing: false, isLeaving: false });
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await said({ isEditing: true, isLeaving: false });
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await said({ isEditing: false, isLeaving: false });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(leaveRecord).toHaveBeenCalledTimes(1));
    expect(leaveRecord).toHaveBeenCalledWith(expect.objectContaining({ resource: 'orders', id: 'o1' }));
  });

  it('is shared by exactly the roles that can open the page', () => {
    expect(RESOURCE_PERMISSIONS).toMatchObject(WATCHED_RECORDS);
  });
});
