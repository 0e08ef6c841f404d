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

/** What a feature asks a second person for. */
export interface Ask {
  readonly kind: ApprovalKind;
  readonly subjectType: string;
  readonly subjectId: string;
  /** What it is about in words, as an order's number. */
  readonly subjectLabel: string;
  /** One sentence that says what would happen. */
  readonly summary: string;
  readonly amount: Cents | null;
  readonly grants: readonly StaffPermission[];
  /** The member of staff whom it is about, or null. */
  readonly concerns: string | null;
  /** What the feature needs to carry it out; nobody else reads it. */
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

/** Who asks or decides, in which request. */
export interface ApprovalContext {
  readonly staff: StaffPrincipal;
  readonly requestId: string;
}

/** What approving would do now: one sentence each, and what is in its way. */
export interface ApprovalPreview {
  readonly effects: readonly string[];
  readonly fault: Fault | null;
}

export type EndedOtherwise = Exclude<ApprovalState, 'pending' | 'approved'>;

/** How a feature carries out what it asked a second person for. */
export interface ApprovalHandler {
  readonly kind: ApprovalKind;
  preview(approval: Approval): Promise<ApprovalPreview>;
  /** Carries it out in the transaction of the decision; a refusal takes the decision back with it. */
  approve(tx: Transaction, approval: Approval, context: ApprovalContext): Promise<Result<unknown>>;
  /** Lets go of what waited; called in the transaction that ends the request. Nobody decided where `context` is null. */
  drop(
    tx: Transaction,
    approval: Approval,
    state: EndedOtherwise,
    context: ApprovalContext | null,
  ): Promise<void>;
}
