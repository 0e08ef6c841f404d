import { permissionsOf } from '@simpletread/domain';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../test/render-console.js';
import { OwnedRecordContext } from './owned-record-context.js';
import { OwnerControl } from './OwnerControl.js';

const RECORD = { kind: 'orders', id: '01a1f7e3-49a0-7d3c-8d76-c85df6dd7471' } as const;
const ALEX = { staffId: '0198c0de-0000-7000-8000-000000000003', name: 'Alex Novak' };
const OWNED = { ...ALEX, since: '2026-11-20T15:17:19.000Z', handedBy: 'Maya Ortiz', note: 'Call after 5' };

const open = (owner: object | null, role: 'support-agent' | 'analyst' = 'support-agent') => {
  const data = {
    workOwner: jest.fn().mockResolvedValue({ owner }),
    setWorkOwner: jest.fn().mockResolvedValue({ owner: { ...OWNED, staffId: 's1' } }),
    colleagues: jest.fn().mockResolvedValue([ALEX]),
  };
  renderConsole(
    <OwnedRecordContext value={RECORD}>
      <OwnerControl />
    </OwnedRecordContext>,
    { dataProvider: data, permissions: permissionsOf(role) },
  );
  return { data, user: userEvent.setup() };
};

const sent = (body: object) => [RECORD.kind, RECORD.id, body, expect.any(String)];

describe('the owner of a record', () => {
  it('is taken with T, as nobody’s', async () => {
    const { data, user } = open(null);
    await screen.findByRole('button', { name: 'Owner: Unassigned' });
    await user.keyboard('t');
    await waitFor(() => expect(data.setWorkOwner).toHaveBeenCalledWith(...sent({ to: 'me', seen: null })));
  });

  it('is a colleague, with who handed it over and why, and is taken over from them', async () => {
    const { data, user } = open(OWNED);
    await user.click(await screen.findByRole('button', { name: 'Owner: Alex Novak' }));
    expect(screen.getByText('Handed over by Maya Ortiz: Call after 5')).toBeTruthy();
    await user.click(screen.getByRole('menuitem', { name: /^Take over/ }));
    await waitFor(() =>
      expect(data.setWorkOwner).toHaveBeenCalledWith(...sent({ to: 'me', seen: ALEX.staffId })),
    );
  });

  it('hands over to a colleague with a note', async () => {
    const { data, user } = open(null);
    await user.click(await screen.findByRole('button', { name: 'Owner: Unassigned' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Hand over…' }));
    await user.type(await screen.findByLabelText('Note for them'), 'Wants a call');
    await user.click(screen.getByRole('button', { name: 'Hand over' }));
    await waitFor(() => expect(data.setWorkOwner).toHaveBeenCalledTimes(1));
    expect(data.setWorkOwner.mock.calls[0]?.[2]).toMatchObject({ to: ALEX.staffId, note: 'Wants a call' });
  });

  it('is hidden from roles that don’t do this work', async () => {
    const { data } = open(OWNED, 'analyst');
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('button')).toBeNull();
    expect(data.workOwner).not.toHaveBeenCalled();
  });
});
