import { Injectable } from '@nestjs/common';
import type { getSatisfactionFigures, HandlerReply } from '@simpletread/contract';
import { type FigurePeriod, figureStart, formatCaseNumber } from '@simpletread/domain';

import { Clock } from '../../../platform/clock/index.js';
import { type Computed, ReadReplica, type Renamed } from '../../../platform/database/index.js';
import type { CaseRow, SatisfactionRow } from '../../cases/index.js';

type Figures = HandlerReply<typeof getSatisfactionFigures>;

const COUNTS = `count(*)::int AS asked, count(s.rating)::int AS answered, count(*) FILTER (WHERE s.rating = 'good')::int AS good`;

/** Questions since $1. */
const ALL = ['SELECT', COUNTS, 'FROM support.satisfaction s WHERE s.asked_at >= $1'].join(' ');

const BY_AGENT = [
  'SELECT max(s.staff_name) AS name,',
  COUNTS,
  'FROM support.satisfaction s WHERE s.asked_at >= $1 GROUP BY s.staff_id ORDER BY answered DESC, name',
].join(' ');

const COMMENTS = `
  SELECT c.id, c.number, s.staff_name, s.rating, s.comment, s.answered_at
  FROM support.satisfaction s JOIN support.customer_case c ON c.id = s.case_id
  WHERE s.asked_at >= $1 AND s.comment <> '' ORDER BY s.answered_at DESC, c.id LIMIT 50`;

type Counts = Computed<{ asked: number; answered: number; good: number }>;
type OfAgent = Counts & Renamed<SatisfactionRow, { name: 'staff_name' }>;
type Said = Pick<CaseRow, 'id' | 'number'> &
  Pick<SatisfactionRow, 'staff_name' | 'rating' | 'comment' | 'answered_at'>;

/** Ratings of our support, from the replica. */
@Injectable()
export class SatisfactionReader {
  constructor(
    private readonly replica: ReadReplica,
    private readonly clock: Clock,
  ) {}

  async of(period: FigurePeriod): Promise<Figures> {
    const now = this.clock.now();
    const from = figureStart(period, now);
    const [all, byAgent, comments] = await Promise.all([
      this.replica.one<Counts>(ALL, [from]),
      this.replica.query<OfAgent>(BY_AGENT, [from]),
      this.replica.query<Said>(COMMENTS, [from]),
    ]);
    return {
      asOf: now.toISOString(),
      from: from.toISOString(),
      ...(all ?? { asked: 0, answered: 0, good: 0 }),
      byAgent,
      comments: comments.flatMap(({ id, number, staff_name: agentName, rating, comment, answered_at: at }) =>
        rating === null || at === null
          ? []
          : [
              {
                ...{ caseId: id, caseNumber: formatCaseNumber(number), agentName, rating, comment },
                answeredAt: at.toISOString(),
              },
            ],
      ),
    };
  }
}
