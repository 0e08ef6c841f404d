import { Injectable } from '@nestjs/common';
import type { ApprovalRow, HandlerInput, listApprovals, ListPage } from '@simpletread/contract';

import type { StaffPrincipal } from '../platform/access/index.js';
import { Clock } from '../platform/clock/index.js';
import { type Condition, containing, Database, when, whereAll, withIds } from '../platform/database/index.js';
import type { Approval } from './approval.js';
import { APPROVAL_COLUMNS } from './approval.repository.js';
import { approvalRowOf } from './approval-view.js';

type Query = HandlerInput<typeof listApprovals>['query'];

const ORDER_BY = {
  requestedAt: 'requested_at',
  expiresAt: 'expires_at',
  amountInCents: 'coalesce(amount_in_cents, 0)',
  id: 'id',
} as const satisfies Record<NonNullable<Query['sort']>[0], string>;

const statementsOf = ({ sql, params }: Condition, [column, direction]: NonNullable<Query['sort']>) => {
  const order = ['ORDER BY', ORDER_BY[column], direction, ', id', direction].join(' ');
  const limits = `LIMIT $${params.length + 1} OFFSET $${params.length + 2}`;
  return {
    rows: ['SELECT', APPROVAL_COLUMNS, 'FROM approvals.approval WHERE', sql, order, limits].join(' '),
    count: ['SELECT count(*)::int AS total FROM approvals.approval WHERE', sql].join(' '),
  };
};

/** Requests for a second person, in the console's list. */
@Injectable()
export class ApprovalListReader {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async page(
    { filter = {}, sort = ['requestedAt', 'DESC'], range: [from, to] }: Query,
    viewer: StaffPrincipal,
  ): Promise<ListPage<ApprovalRow>> {
    const where = whereAll([
      ...withIds('id', filter.id),
      ...when(filter.state, 'state = ?', (state) => [state]),
      ...when(filter.kind, 'kind = ?', (kind) => [kind]),
      ...when(filter.isMine, '(requested_by = ?::uuid) = ?', (isMine) => [viewer.staffId, isMine]),
      ...when(filter.q, "subject_label || ' ' || summary || ' ' || requested_by_name ILIKE ?", (q) => [
        containing(q),
      ]),
    ]);
    const { rows, count } = statementsOf(where, sort);
    const [page, counted] = await Promise.all([
      this.database.query<Approval>(rows, [...where.params, to - from + 1, from]),
      this.database.one<{ total: number }>(count, where.params),
    ]);
    const now = this.clock.now();
    return { items: page.map((one) => approvalRowOf(one, viewer, now)), total: counted?.total ?? 0 };
  }
}
