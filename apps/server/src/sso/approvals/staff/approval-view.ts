import type { ApprovalRow } from '@simpletread/contract';
import { canDecide } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import type { WithOwner } from '../../../platform/work-owners/index.js';
import type { Approval } from '../approval.js';

const personOf = (staffId: string | null, name: string | null): ApprovalRow['decidedBy'] =>
  staffId === null ? null : { staffId, name: name ?? '' };

/** A request as `viewer` sees it at `now`. */
export const approvalRowOf = (
  approval: Approval & WithOwner,
  viewer: StaffPrincipal,
  now: Date,
): ApprovalRow => {
  const { requestedBy, requestedByName, decidedBy, decidedByName } = approval;
  const isOpen = approval.state === 'pending' && approval.expiresAt > now;
  return {
    id: approval.id,
    kind: approval.kind,
    state: approval.state,
    subjectType: approval.subjectType,
    subjectId: approval.subjectId,
    subjectLabel: approval.subjectLabel,
    summary: approval.summary,
    amountInCents: approval.amount,
    reason: approval.reason,
    requestedBy: { staffId: requestedBy, name: requestedByName },
    requestedAt: approval.requestedAt.toISOString(),
    expiresAt: approval.expiresAt.toISOString(),
    decidedBy: personOf(decidedBy, decidedByName),
    decidedAt: approval.decidedAt?.toISOString() ?? null,
    note: approval.note,
    canDecide: isOpen && canDecide(viewer, approval).ok,
    owner: approval.owner,
    canWithdraw: isOpen && requestedBy === viewer.staffId,
  };
};
