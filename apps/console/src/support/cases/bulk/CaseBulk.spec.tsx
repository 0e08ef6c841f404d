import { type AdminCase, ContractError } from '@simpletread/contract';
import { permissionsOf, type StaffRole } from '@simpletread/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { renderConsole } from '../../../../test/render-console.js';
import { CaseBulk } from './CaseBulk.js';

const aCase = (given: Partial<AdminCase>): AdminCase =>
  ({
    ...{ id: 'a', version: 3, caseNumber: 'C-1', state: 'open', subject: 'Freight', priority: 'normal' },
    ...{ tags: ['freight'], owner: null, answerBy: ['mail'], entries: [], solvedAt: null },
    values: {
      ...{ firstName: 'Wes', agentName: 'Robin', servicePhone: null, orderNumber: null, promisedDay: null },
      shopName: null,
    },
    ...given,
  }) as AdminCase;

const CASES = [aCase({}), aCase({ id: 'b', caseNumber: 'C-2', state: 'closed' })];

const MACROS = [
  {
    ...{ id: 'm1', name: 'Snow storm', version: 1, updatedAt: '2026-11-01T12:00:00.000Z' },
    steps: [
      { kind: 'assign', to: 's1', note: 'Called the carrier' },
      { kind: 'note', text: 'Roads are closed' },
      { kind: 'message', textId: 't1', channel: 'email' },
    ],
  },
  {
    ...{ id: 'm2', name: 'Hold', version: 1, updatedAt: '2026-11-01T12:00:00.000Z' },
    steps: [{ kind: 'hold', reason: 'Fraud' }],
  },
];

const open = (given: object = {}, role: StaffRole = 'support-agent') => {
  const data = {
    getOne: jest.fn((_: string, { id }: { id: string }) =>
      Promise.resolve({ data: CASES.find((one) => one.id === id) }),
    ),
    caseTeam: jest.fn(() => Promise.resolve([{ staffId: 's1', name: 'Lena Schultz' }])),
    caseTexts: jest.fn(() => Promise.resolve([{ id: 't1', name: 'Storm', text: 'Hi {firstName}, snow.' }])),
    caseMacros: jest.fn(() => Promise.resolve(MACROS)),
    noteCase: jest.fn(() => Promise.resolve(aCase({ version: 4 }))),
    changeCase: jest.fn(() => Promise.resolve(aCase({ version: 4 }))),
    answerCase: jest.fn(() => Promise.resolve(aCase({ version: 5, state: 'solved' }))),
    solveCase: jest.fn(() => Promise.resolve(aCase({ version: 5, state: 'solved' }))),
    reopenCase: jest.fn(() => Promise.resolve(aCase({ version: 6 }))),
    ...given,
  };
  renderConsole(<CaseBulk ids={['a', 'b']} />, { dataProvider: data, permissions: permissionsOf(role) });
  return { data, user: userEvent.setup() };
};

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Cases of this run' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .filter((_, place) => place !== 1),
    );

const choose = async (user: ReturnType<typeof userEvent.setup>, label: string, option: string) => {
  await screen.findByRole('option', { name: option });
  await user.selectOptions(screen.getByRole('combobox', { name: label }), option);
};

describe('changing selected cases', () => {
  it('shows what would change, changes that alone, and takes it back', async () => {
    const { data, user } = open();
    await user.click(await screen.findByRole('button', { name: /^Change/ }));
    await choose(user, 'Priority', 'High');
    await user.type(screen.getByRole('textbox', { name: 'Add tags' }), 'storm');
    await user.click(screen.getByRole('checkbox', { name: 'Solve' }));
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await rows()).toEqual([
      ['C-1', 'Will change', 'Priority high. Tagged storm. Solved'],
      ['C-2', 'Refused', 'This case is closed.'],
    ]);
    expect(data.changeCase).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Run for 1 case' }));
    await user.click(await screen.findByRole('button', { name: 'Undo for 1 case' }));
    await waitFor(async () => expect((await rows())[0]?.[1]).toBe('Undone'));
    const change = { version: 3, priority: 'high', tags: ['freight', 'storm'] };
    const back = { version: 6, priority: 'normal', tags: ['freight'] };
    expect(data.changeCase.mock.calls.map((call: unknown[]) => call[1])).toEqual([change, back]);
    expect(data.solveCase).toHaveBeenCalledWith('a', { version: 4 }, expect.any(String));
    expect(data.reopenCase).toHaveBeenCalledWith('a', { version: 5 }, expect.any(String));
  });

  it('answers with a saved reply, filled in for each, and asks again under the same key', async () => {
    const lost = new ContractError({ kind: 'NetworkError', message: 'Lost' });
    const answerCase = jest
      .fn()
      .mockRejectedValueOnce(lost)
      .mockResolvedValue(aCase({ version: 4, state: 'waiting' }));
    const { user } = open({ answerCase });
    await user.click(await screen.findByRole('button', { name: /^Change/ }));
    await choose(user, 'Answer with', 'Storm');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await user.click(await screen.findByRole('button', { name: 'Run for 1 case' }));
    await user.click(await screen.findByRole('button', { name: 'Run again for 1 case' }));
    await waitFor(async () => expect((await rows())[0]?.[1]).toBe('Done'));
    const [first, second] = answerCase.mock.calls as [unknown[], unknown[]];
    expect(first).toEqual(second);
    expect(first[1]).toEqual({ seenEntryId: null, channel: 'mail', text: 'Hi Wes, snow.', isSolved: false });
    // An answer can’t be taken back.
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('runs a stored macro: owner, note and answer, and no macro of orders alone', async () => {
    const { data, user } = open();
    await user.click(await screen.findByRole('button', { name: /^Change/ }));
    await choose(user, 'Macro', 'Snow storm');
    expect(screen.queryByRole('option', { name: 'Hold' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect((await rows())[0]).toEqual([
      'C-1',
      'Will change',
      expect.stringContaining('Owner Lena Schultz. Note added. Answered by email'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Run for 1 case' }));
    await waitFor(async () => expect((await rows())[0]?.[1]).toBe('Done'));
    const note = { kind: 'note', text: 'Called the carrier\nRoads are closed' };
    expect(data.noteCase).toHaveBeenCalledWith('a', note, expect.any(String));
    expect(data.changeCase).toHaveBeenCalledWith('a', { version: 3, ownerId: 's1' }, expect.any(String));
    expect(data.answerCase).toHaveBeenCalledWith(
      'a',
      expect.objectContaining({ text: 'Hi Wes, snow.' }),
      expect.any(String),
    );
  });

  it('says so where nothing is chosen', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Change/ }));
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('Choose at least one change.')).toBeTruthy();
  });

  it('is hidden from those who don’t handle cases', () => {
    open({}, 'analyst');
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  });
});
