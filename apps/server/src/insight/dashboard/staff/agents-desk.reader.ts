import { Injectable } from '@nestjs/common';
import type { getDashboard, HandlerReply } from '@simpletread/contract';
import {
  AGENT_ALERT_KINDS,
  ALERT_SEVERITIES,
  ANSWER_HOURS,
  answerPromise,
  countPromises,
  type DeskPromise,
  may,
  openHoursText,
  type PermissionHolder,
  type PromiseMoments,
  REFUND_HOURS,
  supportDay,
  supportHours,
  type SupportCalendar,
} from '@simpletread/domain';

import { CurrentShopSettings, supportHolidays } from '../../../content/index.js';
import type { ReturnRow } from '../../../orders/index.js';
import type { AlertRow } from '../../../platform/alerts/index.js';
import { type Computed, ReadReplica, type Renamed } from '../../../platform/database/index.js';
import type { CaseRow } from '../../../support/index.js';

type Desk = NonNullable<HandlerReply<typeof getDashboard>['desk']>;
type Status = Desk['support']['general'];

/**
 * Promises of returns that may have been settled since $1: $2 hours to answer a request or an appeal, $3 to refund what came in. An answer or a
 * refund that isn't owed has no deadline.
 */
const RETURNS = `
  SELECT CASE WHEN r.answered_at IS NOT NULL OR r.state IN ('requested', 'appealed') THEN
           CASE WHEN r.appealed_at IS NOT NULL AND (r.answered_at >= r.appealed_at OR r.state = 'appealed')
             THEN r.appealed_at ELSE r.requested_at END + make_interval(hours => $2) END AS "answerDueAt",
         CASE WHEN r.state NOT IN ('requested', 'appealed') THEN r.answered_at END AS "answeredAt",
         CASE WHEN r.refunded_at IS NOT NULL OR r.state IN ('received', 'awaitingApproval', 'refunding')
           THEN r.received_at + make_interval(hours => $3) END AS "refundDueAt",
         r.refunded_at AS "refundedAt"
  FROM orders.tire_return r
  WHERE r.requested_at >= $1::timestamptz - interval '120 days'
    AND (r.state IN ('requested', 'appealed', 'received', 'awaitingApproval', 'refunding')
      OR r.answered_at >= $1 OR r.refunded_at >= $1)`;

/** Cases that customers wrote and whose first answer may have been settled since $1; with the end of those that ended without one. */
const CASES = `
  SELECT c.opened_at AS "openedAt", c.first_answered_at AS "answeredAt",
         CASE WHEN c.first_answered_at IS NULL AND c.answer_due_at IS NULL THEN coalesce(c.solved_at, c.closed_at, c.opened_at) END AS "endedAt"
  FROM support.customer_case c
  WHERE c.last_message_at >= $1::timestamptz - interval '7 days' AND c.channel IN ('mail', 'text', 'form')
    AND c.merged_into IS NULL
    AND (c.first_answered_at >= $1 OR c.first_answered_at IS NULL)`;

const ALERTS = `
  SELECT a.id, a.kind, a.severity, a.subject, a.last_seen_at AS "lastSeenAt"
  FROM platform.alert a WHERE a.state = 'open' AND a.kind = ANY ($1)
  ORDER BY array_position($2::text[], a.severity), a.last_seen_at DESC, a.id LIMIT 5`;

type ReturnMoments = Renamed<ReturnRow, { refundedAt: 'refunded_at' }> &
  Computed<{ answerDueAt: Date | null; answeredAt: Date | null; refundDueAt: Date | null }>;

type CaseMoments = Renamed<CaseRow, { openedAt: 'opened_at'; answeredAt: 'first_answered_at' }> &
  Computed<{ endedAt: Date | null }>;

type OpenAlert = Pick<AlertRow, 'id' | 'kind' | 'severity' | 'subject'> &
  Renamed<AlertRow, { lastSeenAt: 'last_seen_at' }>;

interface Days {
  readonly now: Date;
  readonly todayFrom: Date;
  readonly weekFrom: Date;
}

const madeBy = <Row>(
  rows: readonly Row[],
  momentsOf: (row: Row) => { readonly dueAt: Date | null; readonly doneAt: Date | null },
): PromiseMoments[] =>
  rows.map(momentsOf).flatMap(({ dueAt, doneAt }) => (dueAt === null ? [] : [{ dueAt, doneAt }]));

const statusOf = (
  now: Date,
  holidays: readonly string[],
  team: Parameters<typeof supportHours>[2],
): Status => {
  const day = supportDay(now, holidays, team);
  return { ...supportHours(now, holidays, team), today: day === null ? null : openHoursText(day) };
};

/**
 * The first answer is due as the customer was promised when they wrote, so no later priority changes the count. A case that ended in time without an
 * answer owed none; one that ended later is a missed promise.
 */
const firstAnswers = (rows: readonly CaseMoments[], calendar: SupportCalendar): PromiseMoments[] =>
  madeBy(rows, ({ openedAt, answeredAt, endedAt }) => {
    const dueAt = answerPromise(openedAt, calendar);
    return { dueAt: endedAt !== null && endedAt <= dueAt ? null : dueAt, doneAt: answeredAt };
  });

/** The desk of agents on Today: the hours of support, the promises kept, and the alerts that concern them. */
@Injectable()
export class AgentsDeskReader {
  constructor(
    private readonly database: ReadReplica,
    private readonly settings: CurrentShopSettings,
  ) {}

  /** Null for people who don't answer customers. */
  async of(viewer: PermissionHolder, days: Days): Promise<Desk | null> {
    if (!may(viewer, 'cases.handle')) return null;
    const { now } = days;
    const { supportWeek, extraHolidays } = await this.settings.read();
    const holidays = supportHolidays(now, extraHolidays);
    const [promises, alerts] = await Promise.all([
      this.promises(viewer, days, { week: supportWeek, holidays }),
      may(viewer, 'alerts.read') ? this.alerts() : null,
    ]);
    return {
      support: {
        general: statusOf(now, holidays, supportWeek),
        fleet: statusOf(now, holidays, 'fleet'),
      },
      promises,
      alerts:
        alerts?.map(({ lastSeenAt, ...alert }) => ({ ...alert, lastSeenAt: lastSeenAt.toISOString() })) ??
        null,
    };
  }

  private async promises(
    viewer: PermissionHolder,
    { now, todayFrom, weekFrom }: Days,
    calendar: SupportCalendar,
  ): Promise<Desk['promises']> {
    const [cases, returns] = await Promise.all([
      this.database.query<CaseMoments>(CASES, [weekFrom]),
      may(viewer, 'returns.handle')
        ? this.database.query<ReturnMoments>(RETURNS, [weekFrom, ANSWER_HOURS, REFUND_HOURS])
        : null,
    ]);
    const count = (promise: DeskPromise, made: readonly PromiseMoments[]) => ({
      promise,
      today: countPromises(made, { from: todayFrom, now }),
      week: countPromises(made, { from: weekFrom, now }),
    });
    const answers = count('caseAnswer', firstAnswers(cases, calendar));
    if (returns === null) return [answers];
    return [
      answers,
      count(
        'returnAnswer',
        madeBy(returns, (row) => ({ dueAt: row.answerDueAt, doneAt: row.answeredAt })),
      ),
      count(
        'returnRefund',
        madeBy(returns, (row) => ({ dueAt: row.refundDueAt, doneAt: row.refundedAt })),
      ),
    ];
  }

  private alerts(): Promise<OpenAlert[]> {
    return this.database.query<OpenAlert>(ALERTS, [AGENT_ALERT_KINDS, ALERT_SEVERITIES]);
  }
}
