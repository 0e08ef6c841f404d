import { Injectable } from '@nestjs/common';
import type { HandlerReply, showPipeline } from '@simpletread/contract';
import { cents, REQUEST_STATES } from '@simpletread/domain';

import { Clock } from '../../../platform/clock/index.js';
import { type Computed, Database } from '../../../platform/database/index.js';
import type { RequestRow } from '../request.entity.js';
import { type ListedRequest, REQUEST_COLUMNS, requestRowOf } from './request-columns.reader.js';

const MOST_CARDS = 20;

// $1: the owner, or null for the team.
const SHOWN = `(r.state IN ('new', 'quoted', 'opened') OR r.state_since > now() - interval '30 days')
  AND ($1::uuid IS NULL OR r.id IN (
    SELECT w.record_id FROM platform.work_owner w WHERE w.kind = 'sales-requests' AND w.owner_id = $1))`;

const SUMS = [
  `SELECT r.state, count(*)::int AS count, coalesce(sum(r.value_in_cents), 0)::bigint::float8 AS value
   FROM sales.request r WHERE`,
  SHOWN,
  'GROUP BY r.state',
].join(' ');

// Due steps first, then those that wait longest; what is over begins with the latest.
const CARDS = [
  'SELECT',
  REQUEST_COLUMNS,
  'FROM (SELECT r.id, row_number() OVER (PARTITION BY r.state ORDER BY',
  `CASE WHEN r.state IN ('won', 'lost') THEN NULL ELSE r.next_step_at END ASC NULLS LAST,
   CASE WHEN r.state IN ('won', 'lost') THEN -extract(epoch FROM r.state_since) ELSE extract(epoch FROM r.state_since) END, r.id) AS place
   FROM sales.request r WHERE`,
  SHOWN,
  ') placed JOIN sales.request r ON r.id = placed.id LEFT JOIN quotes.quote q ON q.id = r.quote_id',
  'WHERE placed.place <= $2 ORDER BY r.state, placed.place',
].join(' ');

type Sum = Pick<RequestRow, 'state'> & Computed<{ count: number; value: number }>;

/** The pipeline as a board. */
@Injectable()
export class PipelineReader {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async board(ownerId: string | null): Promise<HandlerReply<typeof showPipeline>> {
    const [sums, rows] = await Promise.all([
      this.database.query<Sum>(SUMS, [ownerId]),
      this.database.query<ListedRequest>(CARDS, [ownerId, MOST_CARDS]),
    ]);
    const now = this.clock.now();
    return {
      columns: REQUEST_STATES.map((state) => {
        const sum = sums.find((one) => one.state === state);
        return {
          state,
          count: sum?.count ?? 0,
          valueInCents: cents(sum?.value ?? 0),
          cards: rows.filter((row) => row.state === state).map((row) => requestRowOf(row, now)),
        };
      }),
    };
  }
}
