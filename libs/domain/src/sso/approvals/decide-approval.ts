import { may, type RefundingStaff, refundsAlone, type StaffPermission } from '../access/index.js';
import type { Cents } from '../../money/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import { type ApprovalKind, approvalNeeds } from './approval-kind.js';

/** What somebody asks a second person for, as far as deciding depends on it. */
export interface ApprovalRequest {
  readonly kind: ApprovalKind;
  readonly requestedBy: string;
  /** The member of staff whom it is about, or null. */
  readonly concerns: string | null;
  /** The money that would go out, in cents, or null. */
  readonly amount: Cents | null;
  /** The permissions that somebody would hold by it. */
  readonly grants: readonly StaffPermission[];
}

/**
 * Whether `decider` may decide on `request`: a second person, whom it is not about, who could do alone what was asked for and
 * holds every permission that it gives. Refused with `approval.ownRequest` or `approval.beyondYou`.
 */
export const canDecide = (
  decider: RefundingStaff,
  { kind, requestedBy, concerns, amount, grants }: ApprovalRequest,
): Result<null, 'approval.ownRequest' | 'approval.beyondYou'> => {
  if (decider.staffId === requestedBy || decider.staffId === concerns) return refuse('approval.ownRequest');
  const holds = (permission: StaffPermission): boolean => may(decider, permission);
  const isAble = holds('approvals.decide') && holds(approvalNeeds(kind)) && grants.every(holds);
  const isWithin = amount === null || refundsAlone(decider, amount);
  return isAble && isWithin ? ok(null) : refuse('approval.beyondYou');
};
