import type { AdminCase, AdminCaseRow } from '@simpletread/contract';
import { cents, permissionsOf, type StaffRole } from '@simpletread/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';

import { renderConsole } from '../../../test/render-console.js';
import { keepDraft } from './composer-state.js';
import { Inbox } from './Inbox.js';

const ROW: AdminCaseRow = {
  ...{ id: 'c1', version: 3, caseNumber: 'C-7731', state: 'open', channel: 'mail' },
  ...{ subject: 'Where is our freight?', name: 'Wes Tolliver', email: 'wes@dairy.test' },
  ...{ preview: 'The pallet was due this morning.', priority: 'normal', tags: [], owner: null },
  ...{ orderNumber: '4K7QZ-9M2XA', answerDueAt: '2099-11-28T10:00:00.000Z', solveDueAt: null },
  ...{ snoozedUntil: null, openedAt: '2026-11-27T10:00:00.000Z', lastMessageAt: '2026-11-27T10:00:00.000Z' },
  unanswered: 1,
};
const CASE: AdminCase = {
  ...ROW,
  ...{ phone: '', firstAnsweredAt: null, solvedAt: null, spentMinutes: 0, follows: null, mergedInto: null },
  others: [{ id: 'c0', caseNumber: 'C-7001', subject: 'A dent', state: 'solved' }],
  entries: [
    {
      ...{ id: 'e1', kind: 'customer', channel: 'mail', author: 'Wes Tolliver', delivery: null },
      ...{ text: 'The pallet was due this morning.', at: '2026-11-27T10:00:00.000Z' },
      files: [{ id: 'f1', name: 'BOL-88214.pdf', mediaType: 'application/pdf', sizeBytes: 217_088 }],
    },
  ],
  customer: { id: 'p1', since: '2026-01-01T10:00:00.000Z', orderCount: 2 },
  order: {
    ...{
      id: 'o1',
      orderNumber: '4K7QZ-9M2XA',
      state: 'inTransit',
      tires: '8 × 225/70R19.5',
      isTheirs: false,
    },
    ...{ totalInCents: cents(287_640), placedAt: '2026-11-20T10:00:00.000Z', promisedOn: '2026-11-27' },
  },
  answerBy: ['mail'],
  values: {
    ...{ firstName: 'Wes', agentName: 'Robin', servicePhone: null, orderNumber: null, promisedDay: null },
    shopName: null,
  },
  satisfaction: null,
  isSandbox: true,
  chat: null,
};
const TEXT = {
  ...{ id: 't1', name: 'Freight late', subject: 'x', text: 'Hi {firstName}, we are on it.', version: 1 },
  updatedAt: '2026-11-01T10:00:00.000Z',
};

const setUp = async (role: StaffRole = 'support-agent') => {
  const solved = { ...CASE, state: 'solved' };
  const calls = {
    getList: jest.fn(() =>
      Promise.resolve({ data: [ROW, { ...ROW, id: 'c2', name: 'Ivy Chen' }], total: 2 }),
    ),
    getOne: jest.fn(() => Promise.resolve({ data: CASE })),
    caseTexts: jest.fn(() =>
      Promise.resolve([TEXT, { ...TEXT, id: 't2', name: 'Freight lost', text: 'Sorry.' }]),
    ),
    caseTeam: jest.fn(() => Promise.resolve([{ staffId: 's1', name: 'Lena Schultz' }])),
    answerCase: jest.fn(() => Promise.resolve({ ...CASE, state: 'waiting' })),
    noteCase: jest.fn(() => Promise.resolve(CASE)),
    solveCase: jest.fn(() => Promise.resolve(solved)),
    changeCase: jest.fn(() => Promise.resolve({ ...CASE, owner: { staffId: 's1', name: 'Lena Schultz' } })),
    savedViews: jest.fn(() => Promise.resolve([])),
    shareRecord: jest.fn(() => Promise.resolve([])),
    leaveRecord: jest.fn(() => Promise.resolve([])),
  };
  renderConsole(
    <ResourceContextProvider value="cases">
      <Inbox />
    </ResourceContextProvider>,
    { dataProvider: calls, permissions: permissionsOf(role) },
  );
  await screen.findByRole('region', { name: 'Case C-7731' });
  return calls;
};

describe('the inbox', () => {
  // Drafts outlive the page that they were begun on.
  afterEach(() => {
    keepDraft('c1', { mode: 'mail', text: '' });
    localStorage.clear();
  });

  it('shows the thread of the first case beside its customer, order and other cases', async () => {
    await setUp();
    const thread = within(screen.getByRole('list', { name: 'Messages' }));
    expect(thread.getByText('The pallet was due this morning.')).toBeTruthy();
    expect(thread.getByRole('link', { name: 'BOL-88214.pdf, 212 KB' })).toBeTruthy();
    expect(screen.getByText(/The writer hasn’t proved to be the buyer/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'C-7001' })).toBeTruthy();
  });

  it('answers with R and command Enter, naming the last message seen', async () => {
    const user = userEvent.setup();
    const { answerCase } = await setUp();
    await user.keyboard('r');
    await user.keyboard('It leaves at noon.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(answerCase).toHaveBeenCalledWith(
        'c1',
        { seenEntryId: 'e1', channel: 'mail', text: 'It leaves at noon.', isSolved: false },
        expect.any(String),
      ),
    );
  });

  it('offers saved replies after a slash, and Enter fills the marked one in', async () => {
    const user = userEvent.setup();
    await setUp();
    await user.keyboard('r');
    await user.keyboard('/fre');
    await screen.findByRole('option', { name: /Freight late/, selected: true });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Email' }).value).toBe(
      'Hi Wes, we are on it.',
    );
  });

  it('moves with J and K, writes a note with N and solves with E', async () => {
    const user = userEvent.setup();
    const { solveCase, noteCase } = await setUp();
    await user.keyboard('j');
    expect(screen.getByRole('button', { name: /Ivy Chen/ }).getAttribute('aria-current')).toBe('true');
    await user.keyboard('k');
    await screen.findByRole('region', { name: 'Case C-7731' });
    await user.keyboard('n');
    await user.keyboard('No forklift.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(noteCase).toHaveBeenCalledWith('c1', { kind: 'note', text: 'No forklift.' }, expect.any(String)),
    );
    await user.keyboard('{Escape}e');
    await waitFor(() => expect(solveCase).toHaveBeenCalledWith('c1', { version: 3 }, expect.any(String)));
  });

  it('is a table with columns and a selection on request', async () => {
    const user = userEvent.setup();
    await setUp();
    await user.click(screen.getByRole('button', { name: 'Table' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(await screen.findByText('2 selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Change/ }));
    expect(await screen.findByRole('dialog', { name: 'Change 2 cases' })).toBeTruthy();
  });
});
