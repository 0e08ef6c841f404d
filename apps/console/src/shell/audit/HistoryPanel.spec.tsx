import { ContractError } from '@simpletread/contract';
import { useMutation } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

import { renderConsole } from '../../../test/render-console.js';
import type { RecordHistory } from './audit-row.js';
import { HistoryPanel } from './HistoryPanel.js';

const HISTORY: RecordHistory = {
  names: { '0198c0de-0000-7000-8000-00000000000a': 'Treadwell, Camden' },
  at: '2026-11-20T15:00:00.000Z',
  beganAt: '2026-11-20T14:00:00.000Z',
  isKept: true,
  state: 'present',
  fields: [
    { field: 'state', value: 'placed', isMasked: false },
    { field: 'email', value: null, isMasked: true },
  ],
  changes: [
    {
      at: '2026-11-20T15:17:19.500Z',
      actorKind: 'staff',
      actorName: 'Maya Ortiz',
      action: 'order.cancel',
      program: 'simpletread-server as st',
      isDeletion: false,
      isErased: false,
      fields: [
        { field: 'refundedInCents', before: 0, after: 75_548, isMasked: false },
        { field: 'email', before: null, after: null, isMasked: true },
      ],
    },
    {
      at: '2026-11-20T15:10:00.000Z',
      actorKind: null,
      actorName: null,
      action: null,
      program: 'psql as root',
      isDeletion: false,
      isErased: false,
      fields: [
        { field: 'carrier', before: null, after: 'UPS', isMasked: false },
        { field: 'shopId', before: null, after: '0198c0de-0000-7000-8000-00000000000a', isMasked: false },
      ],
    },
  ],
};

const setUp = (history: jest.Mock, permissions: readonly string[] = ['audit.read']) => {
  renderConsole(<HistoryPanel type="order" id="o1" />, { dataProvider: { history }, permissions });
  return userEvent.setup();
};

describe('the history of a record', () => {
  beforeAll(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterAll(() => jest.restoreAllMocks());

  it('shows who changed which value, before and after, and marks changes made in the database', async () => {
    setUp(jest.fn().mockResolvedValue(HISTORY));
    const [cancel, byHand] = await screen.findAllByRole('listitem');
    expect(cancel?.textContent).toContain('Cancelled the order');
    expect(cancel?.textContent).toContain('Maya Ortiz');
    expect(cancel?.textContent).toContain('$0.00');
    expect(cancel?.textContent).toContain('$755.48');
    expect(cancel?.textContent).toContain('changed, not shown to your role');
    expect(byHand?.textContent).toContain('shopTreadwell, Camden');
    expect(byHand?.textContent).toContain('directly in the database (psql as root)');
  });

  it('says that personal data was removed, instead of showing nothing', async () => {
    const [first] = HISTORY.changes;
    if (first === undefined) throw new Error('no change');
    setUp(jest.fn().mockResolvedValue({ ...HISTORY, changes: [{ ...first, fields: [], isErased: true }] }));
    expect((await screen.findByRole('listitem')).textContent).toMatch(/Removed on request$/);
  });

  it('is read again after any write, and when the record is another version', async () => {
    const history = jest.fn().mockResolvedValue(HISTORY);
    const Writer = () => {
      const [seen, setSeen] = useState(1);
      const { mutate } = useMutation({ mutationFn: () => Promise.resolve(null) });
      return (
        <>
          <button onClick={() => mutate()}>Write</button>
          <button onClick={() => setSeen(2)}>Next version</button>
          <HistoryPanel type="order" id="o1" seen={seen} />
        </>
      );
    };
    renderConsole(<Writer />, { dataProvider: { history }, permissions: ['audit.read'] });
    const user = userEvent.setup();
    await screen.findAllByRole('listitem');
    expect(history).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Write' }));
    await waitFor(() => expect(history).toHaveBeenCalledTimes(2));
    await user.click(screen.getByRole('button', { name: 'Next version' }));
    await waitFor(() => expect(history).toHaveBeenCalledTimes(3));
  });

  it('shows the record as it was right before a change, and goes back to now', async () => {
    const history = jest.fn().mockResolvedValue(HISTORY);
    const user = setUp(history);
    const [cancel] = await screen.findAllByRole('listitem');
    if (cancel === undefined) throw new Error('no change');
    expect(screen.queryByText(/^As of Nov/)).toBeNull();
    await user.click(within(cancel).getByRole('button', { name: 'Show previous state' }));
    expect(await screen.findByText(/^As of Nov 20/)).toBeTruthy();
    expect(history).toHaveBeenLastCalledWith('order', 'o1', '2026-11-20T15:17:19.499Z');
    expect(screen.getByText('Order Processed')).toBeTruthy();
    expect(screen.getByText('not shown to your role')).toBeTruthy();
    expect(screen.getByLabelText('As of (ET)')).toMatchObject({
      value: expect.stringMatching(/^2026-11-20T10:17:19/) as string,
    });
    await user.click(screen.getByRole('button', { name: 'Back to now' }));
    expect(screen.queryByText(/^As of Nov/)).toBeNull();
  });

  it('offers no earlier state of a record of which only changes are kept', async () => {
    setUp(
      jest.fn().mockResolvedValue({ ...HISTORY, isKept: false, beganAt: null, state: 'absent', fields: [] }),
    );
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByLabelText('As of (ET)')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show previous state' })).toBeNull();
  });

  it('says that nothing changed, that nothing is kept, and that it could not be read', async () => {
    setUp(jest.fn().mockResolvedValue({ ...HISTORY, changes: [] }));
    expect(await screen.findByText(/No changes recorded/)).toBeTruthy();
    setUp(
      jest.fn().mockRejectedValue(new ContractError({ kind: 'NotFound', message: 'no', statusCode: 404 })),
    );
    expect(await screen.findByText(/No history is kept/)).toBeTruthy();
    const refused = new ContractError({ kind: 'OtherError', message: 'no', statusCode: 409 });
    const again = jest.fn().mockRejectedValueOnce(refused).mockResolvedValue(HISTORY);
    const user = setUp(again);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  });

  it('is not there for roles that may not read the audit', () => {
    const history = jest.fn();
    setUp(history, []);
    expect(screen.queryByRole('heading', { name: 'History' })).toBeNull();
    expect(history).not.toHaveBeenCalled();
  });
});
