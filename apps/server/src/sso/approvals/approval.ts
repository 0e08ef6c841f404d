import type {
  ApprovalKind,
  ApprovalRequest,
  ApprovalState,
  Cents,
  Fault,
  Result,
  StaffPermission,
} from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import type { Transaction } from '../../platform/database/index.js';

/** A feature's request for a second person's approval. */
export interface Ask {
  readonly kind: ApprovalKind;
  readonly subjectType: string;
  readonly subjectId: string;
  /** The subject in words, such as an order's number. */
  readonly subjectLabel: string;
  /** One sentence that says what would happen. */
  readonly summary: string;
  readonly amount: Cents | null;
  readonly grants: readonly StaffPermission[];
  /** The member of staff whom it is about, or null. */
  readonly concerns: string | null;
  /** The data that the feature needs to carry it out; opaque to others. */
  readonly payload: object;
  readonly reason: string;
}

/** A request as it is kept. */
export interface Approval extends ApprovalRequest, Ask {
  readonly id: string;
  readonly state: ApprovalState;
  readonly requestedByName: string;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
  readonly decidedBy: string | null;
  readonly decidedByName: string | null;
  readonly decidedAt: Date | null;
  readonly note: string | null;
}

/** The person who asks or decides, and the request. */
export interface ApprovalContext {
  readonly staff: StaffPrincipal;
  readonly requestId: string;
}

/** The effect of approving now: one sentence each, and the obstacles. */
export interface ApprovalPreview {
  readonly effects: readonly string[];
  readonly fault: Fault | null;
}

export type EndedOtherwise = Exclude<ApprovalState, 'pending' | 'approved'>;

/** Carries out a kind of approved request. Its feature provides it. */
export interface ApprovalHandler {
  readonly kind: ApprovalKind;
  preview(approval: Approval): Promise<ApprovalPreview>;
  /** Carries it out in the transaction of the decision; a refusal takes the decision back with it. */
  approve(tx: Transaction, approval: Approval, context: ApprovalContext): Promise<Result<unknown>>;
  /** Releases the pending subject, in the transaction that ends the request. `context` is null without a decision. */
  drop(
    tx: Transaction,
    approval: Approval,
    state: EndedOtherwise,
    context: ApprovalContext | null,
  ): Promise<void>;
}
