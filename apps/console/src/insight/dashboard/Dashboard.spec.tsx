import { permissionsOf, staffCan, type StaffRole } from '@simpletread/domain';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';

import { renderConsole } from '../../../test/render-console.js';
import { Dashboard } from './Dashboard.js';

const twice = { today: 0, sameTimeLastWeek: 0 };
const SALES = {
  orders: twice,
  revenueInCents: twice,
  averageOrderInCents: twice,
  tires: twice,
  byHour: Array.from({ length: 24 }, (_, hour) => ({ hour, orders: 0, lastWeek: 0 })),
  byState: [],
  byFulfilment: [],
  topSizes: [],
  lowStock: [],
};

const DESK = {
  support: {
    general: { isOpen: true, nextChange: 'open until 7 pm ET', today: '8 am to 7 pm ET' },
    fleet: { isOpen: false, nextChange: 'opens Monday 8 am ET', today: null },
  },
  promises: [
    { promise: 'caseAnswer', today: { due: 0, kept: 0 }, week: { due: 40, kept: 40 } },
    { promise: 'returnAnswer', today: { due: 5, kept: 4 }, week: { due: 1_000, kept: 999 } },
  ],
  alerts: [
    {
      id: 'a1',
      kind: 'stock.missing',
      severity: 'warning',
      subject: 'Kestrel Tour 4S at CAR',
      lastSeenAt: '2026-11-20T15:00:00.000Z',
    },
  ],
};

/** As the server answers the role. */
const figuresFor = (role: StaffRole) => {
  const seesSales = staffCan(role, 'salesFigures.read');
  return {
    asOf: '2026-11-20T15:00:00.000Z',
    sales: seesSales ? SALES : null,
    cancellations:
      seesSales || staffCan(role, 'orders.cancel')
        ? { today: 0, refundedTodayInCents: 0, windowsOpen: 3, failedRefunds: 0 }
        : null,
    desk: staffCan(role, 'cases.handle') ? DESK : null,
    nextToClose: [],
    failedMessages: 0,
    failedJobs: 2,
  };
};

const MINUTE = 60_000;
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * MINUTE).toISOString();

const row = (queue: string, count: number, dueAt: string | null, lateCount = 0) => ({
  queue,
  count,
  lateCount,
  mineCount: null,
  next: { id: `${queue}-1`, title: `First of ${queue}`, since: inMinutes(-600), dueAt },
});

const WAITING: Partial<Record<StaffRole, readonly object[]>> = {
  'support-agent': [
    row('cancelWindows', 3, inMinutes(20)),
    row('returnsToAnswer', 9, inMinutes(-61), 2),
    row('refundsDue', 5, inMinutes(90)),
    row('failedMessages', 4, null),
  ],
  marketer: [
    row('campaignsLive', 1, inMinutes(600)),
    row('campaignsNext', 2, inMinutes(1_200)),
    row('promotionsLive', 3, inMinutes(-1)),
  ],
};

const Address = () => <p>At {useLocation().pathname}</p>;

const open = (role: StaffRole, waiting = () => Promise.resolve(WAITING[role] ?? [])) =>
  renderConsole(
    <>
      <Address />
      <Dashboard />
    </>,
    {
      permissions: permissionsOf(role),
      dataProvider: {
        dashboard: () => Promise.resolve(figuresFor(role)),
        waiting,
        getList: () => Promise.resolve({ data: [], total: 0 }),
      },
    },
  );

describe('Today', () => {
  it('shows an agent their queues with running clocks, and what is late', async () => {
    open('support-agent');
    const queues = await screen.findByRole('region', { name: 'Queues' });
    const lines = within(queues)
      .getAllByRole('listitem')
      .map((line) => line.textContent);
    expect(lines[0]).toMatch(/^Returns to answer91 h \d\d m late2 late$/);
    expect(lines[1]).toMatch(/^Refunds after receipt5.*1 h \d\d m$/);
    expect(lines[2]).toMatch(/^Failed emails and texts4since /);
    expect(within(queues).queryByText('Cancel windows open')).toBeNull();
    expect(screen.getByText('2 items are overdue.')).toBeTruthy();
    const running = screen.getByRole('region', { name: 'Running' });
    expect(within(running).getByRole('link', { name: 'Cancel windows open' })).toBeTruthy();
  });

  it('shows agents when support is open, which promises were kept, and the alerts that concern them', async () => {
    open('support-agent');
    const hours = await screen.findByRole('region', { name: 'Support today' });
    expect(
      within(hours)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([
      'Phones, chat and email8 am to 7 pm ETopen until 7 pm',
      'Fleet teamClosed all dayopens Monday 8 am',
    ]);
    const cells = within(screen.getByRole('table', { name: 'Promises kept' })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      ...['First answer in 4 support hours', 'none due', '100% (40 of 40)'],
      ...['Return answered in 24 hours', '80% (4 of 5)', '99% (999 of 1000)'],
    ]);
    const alerts = screen.getByRole('region', { name: 'Alerts' });
    expect(within(alerts).getByRole('link', { name: 'All open alerts' })).toBeTruthy();
    await userEvent.setup().click(within(alerts).getByText(/Kestrel Tour 4S/));
    expect(await screen.findByText('At /alerts/a1/show')).toBeTruthy();
  });

  it.each(['marketer', 'sales-rep', 'warehouse-associate'] as const)(
    'shows no desk to a %s',
    async (role) => {
      open(role);
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByRole('region', { name: 'Support today' })).toBeNull();
    },
  );

  it('says nothing of what is late until the queues are read, and reads them again on request', async () => {
    let calls = 0;
    open('support-agent', () => {
      calls += 1;
      return calls === 1
        ? Promise.reject(new Error('down'))
        : Promise.resolve([row('refundsDue', 5, inMinutes(-90), 1)]);
    });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.queryByText('Nothing is overdue.')).toBeNull();
    expect(await screen.findByText('1 item is overdue.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('takes the most urgent record with N', async () => {
    open('support-agent');
    const next = await screen.findByRole('region', { name: 'Next' });
    expect(within(next).getAllByRole('link')[0]?.textContent).toBe('First of returnsToAnswer');
    await userEvent.setup().keyboard('n');
    expect(await screen.findByText('At /returns/returnsToAnswer-1/show')).toBeTruthy();
  });

  it('opens the list that a queue counts from anywhere on its row', async () => {
    open('support-agent');
    await userEvent
      .setup()
      .click(within(await screen.findByRole('region', { name: 'Queues' })).getByText('5'));
    expect(await screen.findByText('At /returns')).toBeTruthy();
  });

  it('shows a marketer what is live and next, and nothing of other desks', async () => {
    open('marketer');
    const running = await screen.findByRole('region', { name: 'Running' });
    expect(running.textContent).toMatch(/Campaigns live1Next: First of campaignsLive.*Campaigns scheduled2/);
    expect(running.textContent).toMatch(/First of promotionsLiveended$/);
    expect(screen.queryByRole('region', { name: 'Queues' })).toBeNull();
    expect(screen.queryByText('Failed jobs')).toBeNull();
    expect(screen.queryByText('Next to close')).toBeNull();
  });

  it('shows each role the figures of their work', async () => {
    const labels = async (role: StaffRole) => {
      const { unmount } = open(role);
      await screen.findByRole('heading', { level: 1 });
      const shown = screen.queryAllByRole('term').map(({ textContent }) => textContent);
      const charts = ['Orders per hour', 'Low stock', 'Sizes this week'].filter(
        (name) => screen.queryByRole('region', { name }) !== null,
      );
      unmount();
      return [...shown, ...charts];
    };
    expect(await labels('support-agent')).toEqual([
      'Cancelled today',
      'Cancel windows open',
      'Failed refunds',
    ]);
    expect(await labels('marketer')).toEqual([
      'Orders today',
      'Out-the-door sales',
      'Average order',
      'Tires sold',
      'Cancelled today',
      'Orders per hour',
      'Low stock',
      'Sizes this week',
    ]);
    expect(await labels('warehouse-associate')).toEqual([]);
  });

  it('shows an admin the failed jobs', async () => {
    open('admin');
    expect((await screen.findByRole('link', { name: 'Failed jobs' })).getAttribute('href')).toContain(
      '/jobs?filter=',
    );
  });
});
