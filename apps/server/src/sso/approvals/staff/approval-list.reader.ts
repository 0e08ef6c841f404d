import { Injectable } from '@nestjs/common';
import type { ApprovalRow, HandlerInput, listApprovals, ListPage } from '@simpletread/contract';

import { decidableKinds } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { containing, when, withIds } from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import { ownedBy, type WithOwner } from '../../../platform/work-owners/index.js';
import { APPROVAL_COLUMNS, APPROVAL_OWNER, type ApprovalRecord } from '../approval.repository.js';
import { approvalRowOf } from './approval-view.js';

type Query = HandlerInput<typeof listApprovals>['query'];

type Column = NonNullable<Query['sort']>[0];

const APPROVALS: ListStatement<Column> = {
  columns: [APPROVAL_COLUMNS, APPROVAL_OWNER].join(', '),
  details: 'approvals.approval',
  from: 'approvals.approval',
  key: 'id',
  orderBy: {
    requestedAt: { by: 'requested_at' },
    expiresAt: { by: 'expires_at' },
    amountInCents: { by: 'coalesce(amount_in_cents, 0)' },
    id: { by: 'id' },
  },
};

// As `canDecide` of the domain; work-queues.int.spec.ts holds them together.
const DECIDABLE = `(state = 'pending' AND expires_at > ?::timestamptz AND requested_by <> ?::uuid AND concerns IS DISTINCT FROM ?::uuid
  AND kind = ANY (?::text[]) AND grants <@ ?::text[] AND coalesce(amount_in_cents, 0) <= ?::bigint) = ?`;

/** Requests for a second person, in the console's list. */
@Injectable()
export class ApprovalListReader {
  constructor(
    private readonly lists: ListReader,
    private readonly clock: Clock,
  ) {}

  async page(
    { filter = {}, sort = ['requestedAt', 'DESC'], range }: Query,
    viewer: StaffPrincipal,
  ): Promise<ListPage<ApprovalRow>> {
    const now = this.clock.now();
    const { rows, total } = await this.lists.page<ApprovalRecord & WithOwner, Column>(APPROVALS, {
      where: [
        ...withIds('id', filter.id),
        ...when(filter.state, 'state = ?', (state) => [state]),
        ...when(filter.kind, 'kind = ?', (kind) => [kind]),
        ...when(filter.isMine, '(requested_by = ?::uuid) = ?', (isMine) => [viewer.staffId, isMine]),
        ...when(filter.canDecide, DECIDABLE, (canDecide) => [
          now,
          viewer.staffId,
          viewer.staffId,
          [...decidableKinds(viewer)],
          [...viewer.permissions],
          viewer.refundLimit,
          canDecide,
        ]),
        ...ownedBy('approvals', 'approval.id', filter.owner, viewer.staffId),
        ...when(filter.q, "subject_label || ' ' || summary || ' ' || requested_by_name ILIKE ?", (q) => [
          containing(q),
        ]),
      ],
      sort,
      range,
    });
    return { items: rows.map((one) => approvalRowOf(one, viewer, now)), total };
  }
}
