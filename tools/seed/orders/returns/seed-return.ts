import type {
  Cents,
  LedgerEntry,
  ReceivedLine,
  RefundState,
  ReturnReason,
  ReturnState,
} from '@simpletread/domain';
import type { TimelineEvent } from '../order/progress/timeline-event.js';
import type { SeedExchange } from './exchanges/seed-exchange.js';

/** The refund of a return. Orders of the seed are paid with one tender. */
export interface SeedReturnRefund {
  readonly id: string;
  readonly state: RefundState;
  readonly amountInCents: Cents;
  readonly entries: readonly LedgerEntry[];
  readonly requestedBy: string;
  readonly createdAt: Date;
  /** Null until the provider paid. */
  readonly paid: { readonly providerRefund: string; readonly at: Date } | null;
  readonly failure: string | null;
}

/** A refund that waits for a second person. */
export interface SeedReturnApproval {
  readonly id: string;
  readonly amountInCents: Cents;
  readonly requestedAt: Date;
}

/** A return of tires of one order line, with all data for its tables. */
export interface SeedReturn {
  readonly id: string;
  readonly number: number;
  readonly state: ReturnState;
  readonly version: number;
  readonly reason: ReturnReason;
  readonly comments: string;
  readonly pictures: number;
  readonly line: ReceivedLine & { readonly quantity: number };
  readonly requestedAt: Date;
  readonly answer: { readonly at: Date; readonly by: string; readonly denial: string | null } | null;
  readonly appeal: { readonly at: Date; readonly text: string } | null;
  readonly receipt: { readonly at: Date; readonly by: string; readonly warehouseCode: string } | null;
  /** Its refund in the end, or why there is none. */
  readonly settlement: {
    readonly at: Date;
    readonly money: {
      readonly refundInCents: Cents;
      readonly feeInCents: Cents;
      readonly waivedInCents: Cents;
    } | null;
  } | null;
  readonly refund: SeedReturnRefund | null;
  readonly approval: SeedReturnApproval | null;
  readonly refundedAt: Date | null;
  readonly cancelledAt: Date | null;
  /** Null for a return alone. */
  readonly exchange: SeedExchange | null;
  readonly events: readonly TimelineEvent[];
}
