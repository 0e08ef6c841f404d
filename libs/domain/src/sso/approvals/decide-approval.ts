import {
  may,
  type PermissionHolder,
  type RefundingStaff,
  refundsAlone,
  type StaffPermission,
} from '../access/index.js';
import type { Cents } from '../../money/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import { APPROVAL_KINDS, type ApprovalKind, approvalNeeds } from './approval-kind.js';

/** A request for approval, as far as the decision depends on it. */
export interface ApprovalRequest {
  readonly kind: ApprovalKind;
  readonly requestedBy: string;
  /** The member of staff it concerns, or null. */
  readonly concerns: string | null;
  /** The money to be paid out, in cents, or null. */
  readonly amount: Cents | null;
  /** The permissions it would grant. */
  readonly grants: readonly StaffPermission[];
}

/** Returns the kinds of requests that `decider` may decide on, as far as permissions go. */
export const decidableKinds = (decider: PermissionHolder): readonly ApprovalKind[] =>
  may(decider, 'approvals.decide') ? APPROVAL_KINDS.filter((kind) => may(decider, approvalNeeds(kind))) : [];

/**
 * Checks that `decider` may decide on `request`: a second person, not the one it concerns, who could do alone what it asks and holds every
 * permission it grants. Refuses with `approval.ownRequest` or `approval.beyondYou`.
 */
export const canDecide = (
  decider: RefundingStaff,
  { kind, requestedBy, concerns, amount, grants }: ApprovalRequest,
): Result<null, 'approval.ownRequest' | 'approval.beyondYou'> => {
  if (decider.staffId === requestedBy || decider.staffId === concerns) return refuse('approval.ownRequest');
  const holds = (permission: StaffPermission): boolean => may(decider, permission);
  const isAble = decidableKinds(decider).includes(kind) && grants.every(holds);
  const isWithin = amount === null || refundsAlone(decider, amount);
  return isAble && isWithin ? ok(null) : refuse('approval.beyondYou');
};
