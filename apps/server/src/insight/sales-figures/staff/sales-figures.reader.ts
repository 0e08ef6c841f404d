import { Injectable } from '@nestjs/common';
import type { getSalesFigures, HandlerReply } from '@simpletread/contract';
import {
  type Cents,
  expectedValue,
  type FigurePeriod,
  figureStart,
  FORECAST_PERCENTS,
  FORECAST_STATES,
  ZERO_CENTS,
} from '@simpletread/domain';

import { Clock } from '../../../platform/clock/index.js';
import { type Computed, ReadReplica } from '../../../platform/database/index.js';
import type { RequestRow } from '../../../sales/index.js';

type Figures = HandlerReply<typeof getSalesFigures>;

const OUTCOME = `count(*)::int AS requests, count(*) FILTER (WHERE r.state = 'won')::int AS won,
  count(*) FILTER (WHERE r.state = 'lost')::int AS lost,
  coalesce(sum(r.value_in_cents) FILTER (WHERE r.state = 'won'), 0)::bigint AS "wonInCents"`;

/** Requests since $1. */
const ALL = ['SELECT', OUTCOME, 'FROM sales.request r WHERE r.created_at >= $1'].join(' ');

const BY_REP = [
  'SELECT max(w.owner_name) AS name,',
  OUTCOME,
  `FROM sales.request r LEFT JOIN platform.work_owner w ON w.kind = 'sales-requests' AND w.record_id = r.id
   WHERE r.created_at >= $1 GROUP BY w.owner_id ORDER BY requests DESC, name NULLS LAST`,
].join(' ');

const BY_SOURCE = [
  'SELECT r.source,',
  OUTCOME,
  'FROM sales.request r WHERE r.created_at >= $1 GROUP BY r.source ORDER BY requests DESC, r.source',
].join(' ');

const BY_REASON = `
  SELECT r.lost_reason, count(*)::int AS requests, coalesce(sum(r.value_in_cents), 0)::bigint AS "valueInCents"
  FROM sales.request r WHERE r.created_at >= $1 AND r.state = 'lost' GROUP BY r.lost_reason ORDER BY requests DESC, r.lost_reason`;

const OPEN = `
  SELECT r.state, count(*)::int AS requests, coalesce(sum(r.value_in_cents), 0)::bigint AS "valueInCents"
  FROM sales.request r WHERE r.state IN ('new', 'quoted', 'opened') GROUP BY r.state`;

type Outcome = Computed<{ requests: number; won: number; lost: number; wonInCents: Cents }>;
type OfRep = Outcome & Computed<{ name: string | null }>;
type OfSource = Outcome & Pick<RequestRow, 'source'>;
type Valued = Computed<{ requests: number; valueInCents: Cents }>;
type OfReason = Valued & Pick<RequestRow, 'lost_reason'>;
type OfState = Valued & Pick<RequestRow, 'state'>;

const NONE: Outcome = { requests: 0, won: 0, lost: 0, wonInCents: ZERO_CENTS };

/** The figures of the pipeline, from the replica. */
@Injectable()
export class SalesFiguresReader {
  constructor(
    private readonly replica: ReadReplica,
    private readonly clock: Clock,
  ) {}

  async of(period: FigurePeriod): Promise<Figures> {
    const now = this.clock.now();
    const from = figureStart(period, now);
    const [all, byRep, bySource, byReason, open] = await Promise.all([
      this.replica.one<Outcome>(ALL, [from]),
      this.replica.query<OfRep>(BY_REP, [from]),
      this.replica.query<OfSource>(BY_SOURCE, [from]),
      this.replica.query<OfReason>(BY_REASON, [from]),
      this.replica.query<OfState>(OPEN),
    ]);
    return {
      asOf: now.toISOString(),
      from: from.toISOString(),
      ...(all ?? NONE),
      byRep,
      bySource,
      byReason: byReason.flatMap(({ lost_reason: reason, ...row }) =>
        reason === null ? [] : [{ reason, ...row }],
      ),
      forecast: FORECAST_STATES.map((state) => {
        const { requests = 0, valueInCents = ZERO_CENTS } = open.find((one) => one.state === state) ?? {};
        const expectedInCents = expectedValue(state, valueInCents);
        return { state, requests, valueInCents, percent: FORECAST_PERCENTS[state], expectedInCents };
      }),
    };
  }
}
