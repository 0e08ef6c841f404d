import { randomUUID } from 'node:crypto';

import { CartsModule } from '../../carts/carts.module.js';
import { aPlacedOrder, aStaffPrincipal } from '../../../test/builders/index.js';
import { type ShopApp, startShopApp } from '../../../test/index.js';
import { InsightModule } from '../insight.module.js';
import { ShowDashboard } from './show-dashboard.js';

// Wednesday noon in New York, in winter: five hours behind.
const NOON = '2026-03-04T17:00:00.000Z';

describe('the desk of agents on Today', () => {
  let app: ShopApp;
  const desk = async (role: Parameters<typeof aStaffPrincipal>[0] = 'support-agent') =>
    (await app.get(ShowDashboard).run(aStaffPrincipal(role))).desk;
  const aReturn = async (state: string, moments: Readonly<Record<string, string>>) => {
    const { orderId } = await aPlacedOrder(app);
    await app.db.execute(
      `INSERT INTO orders.tire_return (id, order_id, state, reason, requested_at, answered_at, appealed_at, received_at, refunded_at)
       SELECT $1, $2, $3, 'late', m.requested, m.answered, m.appealed, m.received, m.refunded
       FROM jsonb_to_record($4) AS m (requested timestamptz, answered timestamptz, appealed timestamptz, received timestamptz, refunded timestamptz)`,
      [randomUUID(), orderId, state, moments],
    );
  };
  const aCase = (channel: string, moments: Readonly<Record<string, string | null>>) =>
    app.db.execute(
      `INSERT INTO support.customer_case (id, state, channel, subject, name, mailbox, token_hash, opened_at, last_message_at, first_answered_at, answer_due_at,
         running_since, solve_due_at)
       SELECT $1, 'open', $2, 'Valves', 'Dana', 'dana@example.com', md5(random()::text) || md5(random()::text),
              m.opened, m.opened, m.answered, m.due, CASE WHEN m.due IS NOT NULL THEN m.opened END, m.due
       FROM jsonb_to_record($3) AS m (opened timestamptz, answered timestamptz, due timestamptz)`,
      [randomUUID(), channel, moments],
    );

  beforeEach(async () => {
    app = await startShopApp({ modules: [CartsModule, InsightModule] });
    app.clock.set(NOON);
  });
  afterEach(() => app.close());

  it('says until when support is open, and which hours the day has', async () => {
    expect((await desk())?.support).toEqual({
      general: { isOpen: true, nextChange: 'open until 7 pm ET', today: '8 am to 7 pm ET' },
      fleet: { isOpen: true, nextChange: 'open until 6 pm ET', today: '8 am to 6 pm ET' },
    });
    app.clock.set('2026-03-08T17:00:00.000Z');
    expect((await desk())?.support.general).toEqual({
      isOpen: false,
      nextChange: 'opens Monday 8 am ET',
      today: null,
    });
  });

  it('counts promises that were kept or fell due today and in 7 days', async () => {
    await aReturn('approved', { requested: '2026-03-03T20:00:00Z', answered: '2026-03-04T15:00:00Z' });
    await aReturn('requested', { requested: '2026-03-03T15:00:00Z' });
    await aReturn('requested', { requested: '2026-03-04T15:00:00Z' });
    await aReturn('cancelled', { requested: '2026-03-02T15:00:00Z' });
    await aReturn('appealed', {
      requested: '2026-02-20T15:00:00Z',
      answered: '2026-02-21T10:00:00Z',
      appealed: '2026-03-03T16:00:00Z',
    });
    await aReturn('refunded', {
      requested: '2026-02-20T15:00:00Z',
      answered: '2026-02-20T16:00:00Z',
      received: '2026-02-27T15:00:00Z',
      refunded: '2026-03-01T14:59:00Z',
    });
    await aReturn('received', {
      requested: '2026-02-20T15:00:00Z',
      answered: '2026-02-20T16:00:00Z',
      received: '2026-03-01T15:00:00Z',
    });
    // Monday 9 am, answered within its four hours; Monday at noon, three hours late; one still has time; a call needs no answer.
    await aCase('form', { opened: '2026-03-02T14:00:00Z', answered: '2026-03-02T15:00:00Z', due: null });
    await aCase('mail', { opened: '2026-02-27T14:00:00Z', answered: '2026-03-04T14:00:00Z', due: null });
    await aCase('text', { opened: NOON, answered: null, due: '2026-03-04T21:00:00Z' });
    await aCase('call', { opened: '2026-03-04T14:00:00Z', answered: '2026-03-04T14:00:00Z', due: null });
    expect((await desk())?.promises).toEqual([
      { promise: 'caseAnswer', today: { due: 0, kept: 0 }, week: { due: 2, kept: 1 } },
      { promise: 'returnAnswer', today: { due: 3, kept: 1 }, week: { due: 3, kept: 1 } },
      { promise: 'returnRefund', today: { due: 0, kept: 0 }, week: { due: 2, kept: 1 } },
    ]);
  });

  it('judges a first answer by the promise made when the customer wrote, whatever happened to the clock since', async () => {
    const monday = '2026-03-02T14:00:00Z';
    const change = (column: 'priority' | 'solved_at', value: string) =>
      app.db.execute(
        column === 'priority'
          ? 'UPDATE support.customer_case SET priority = $1 WHERE solved_at IS NULL'
          : 'UPDATE support.customer_case SET solved_at = $1 WHERE first_answered_at IS NULL AND solved_at IS NULL',
        [value],
      );
    await aCase('form', { opened: monday, answered: null, due: null });
    await change('solved_at', '2026-03-02T15:00:00Z');
    await aCase('form', { opened: monday, answered: null, due: null });
    await change('solved_at', '2026-03-02T20:00:00Z');
    await aCase('form', { opened: monday, answered: '2026-03-02T20:00:00Z', due: null });
    await aCase('mail', { opened: monday, answered: '2026-03-02T16:00:00Z', due: null });
    await change('priority', 'low');
    const kept = async () => (await desk())?.promises[0]?.week;
    expect(await kept()).toEqual({ due: 3, kept: 1 });
    await change('priority', 'urgent');
    expect(await kept()).toEqual({ due: 3, kept: 1 });
  });

  it('lists the open alerts that concern agents, the most severe first', async () => {
    const alert = (kind: string, severity: string, state = 'open') =>
      app.db.execute(
        `INSERT INTO platform.alert (id, kind, severity, subject_key, subject, state, closed_at)
         VALUES ($1::uuid, $2, $3, $1::uuid::text, $2, $4::text, CASE WHEN $4::text = 'open' THEN NULL ELSE now() END)`,
        [randomUUID(), kind, severity, state],
      );
    await alert('stock.missing', 'warning');
    await alert('mail.recipientFlooded', 'notice');
    await alert('payment.cardTesting', 'critical');
    await alert('return.short', 'warning', 'resolved');
    const shown = await desk();
    expect(shown?.alerts?.map(({ kind }) => kind)).toEqual(['payment.cardTesting', 'stock.missing']);
  });

  it('is for those who answer customers', async () => {
    for (const role of ['marketer', 'sales-rep', 'analyst', 'warehouse-associate'] as const)
      expect(await desk(role)).toBeNull();
    for (const role of ['senior-agent', 'admin'] as const) expect(await desk(role)).not.toBeNull();
  });
});
