import type { Cents } from '@simpletread/domain';

export const ORDER_PLACED = 'OrderPlaced';
/** A guest's order was assigned to an account. Shown in its own timeline only. */
export const ORDER_CLAIMED = 'OrderClaimed';
export const ORDER_CANCELLED = 'OrderCancelled';
/** Its contact or address was changed. */
export const ORDER_CHANGED = 'OrderChanged';
/** It is received another way; the refunds of its installation and taxes are on their way. */
export const RECEIVING_CHANGED = 'ReceivingChanged';
/** Tires or coverage were taken off it before it shipped; their refunds are on their way. */
export const TIRES_REMOVED = 'TiresRemoved';
/** Staff took the link with which the buyer swaps its tires. Shown in its own timeline only. */
export const SWAP_LINK_GIVEN = 'SwapLinkGiven';
/** Staff asked a second person to agree to a removal; the order waits. */
export const REMOVAL_REQUESTED = 'RemovalRequested';
/** No approval came: the order continues as it is. */
export const REMOVAL_DROPPED = 'RemovalDropped';
/** Staff asked a second person to agree to a cancellation; the order waits. */
export const CANCELLATION_REQUESTED = 'CancellationRequested';
/** No approval came: the order continues. */
export const CANCELLATION_DROPPED = 'CancellationDropped';
/** Staff hold it back from the warehouse. Shown in its own timeline only. */
export const ORDER_HELD = 'OrderHeld';
/** Its hold is over. Shown in its own timeline only. */
export const HOLD_RELEASED = 'HoldReleased';
/** Its tires can’t arrive on the promised day; the buyer is to be asked. */
export const DELAY_FOUND = 'DelayFound';
/** A confirmed count found fewer tires of an item than orders were promised. */
export const TIRES_MISSING = 'TiresMissing';
/** The buyer was asked to wait or to cancel. */
export const DELAY_ASKED = 'DelayAsked';
export const DELAY_AGREED = 'DelayAgreed';
/** The buyer didn’t answer, which agrees to a first short delay. */
export const DELAY_ASSUMED = 'DelayAssumed';
/** Staff say that the promised day can be kept. */
export const DELAY_DISMISSED = 'DelayDismissed';
export const ORDER_RELEASED = 'OrderReleased';
export const ORDER_HANDED_TO_CARRIER = 'OrderHandedToCarrier';
export const ORDER_DELIVERED = 'OrderDelivered';
/** The hold of its tires at the warehouse ends soon. */
export const PICKUP_REMINDED = 'PickupReminded';
/** The counter is closed at the promised time; its next opening is promised instead. */
export const PICKUP_MOVED = 'PickupMoved';
export const REFUND_SUCCEEDED = 'RefundSucceeded';
/** The provider refused for good: the money is still owed, and waits for staff. */
export const REFUND_FAILED = 'RefundFailed';
export const REFUND_RETRIED = 'RefundRetried';
/** Staff gave the order another slot at its shop. */
export const APPOINTMENT_MOVED = 'AppointmentMoved';
export const RETURN_REQUESTED = 'ReturnRequested';
export const RETURN_APPROVED = 'ReturnApproved';
export const RETURN_DENIED = 'ReturnDenied';
export const RETURN_APPEALED = 'ReturnAppealed';
export const RETURN_CANCELLED = 'ReturnCancelled';
export const RETURN_RECEIVED = 'ReturnReceived';
/** Staff asked a second person to agree to a refund; the return waits. */
export const RETURN_REFUND_ASKED = 'ReturnRefundAsked';
/** No approval came: the return is settled anew. */
export const RETURN_REFUND_DROPPED = 'ReturnRefundDropped';
/** Its refunds are on their way. */
export const RETURN_SETTLED = 'ReturnSettled';
export const RETURN_NOT_ACCEPTED = 'ReturnNotAccepted';
/** All of its refunds were paid. */
export const RETURN_REFUNDED = 'ReturnRefunded';
/** The right size was ordered in time: its return pays no handling fee while the buyer keeps it. */
export const EXCHANGE_ORDERED = 'ExchangeOrdered';
/** The right size was cancelled, returned or not ordered in time: the handling fee is due. */
export const EXCHANGE_ENDED = 'ExchangeEnded';
export const PRICE_CLAIM_REQUESTED = 'PriceClaimRequested';
export const PRICE_CLAIM_DENIED = 'PriceClaimDenied';
export const PRICE_CLAIM_WITHDRAWN = 'PriceClaimWithdrawn';
/** Staff asked a second person to agree to a refund; the claim waits. */
export const PRICE_CLAIM_REFUND_ASKED = 'PriceClaimRefundAsked';
/** No approval came: the claim is answered anew. */
export const PRICE_CLAIM_REFUND_DROPPED = 'PriceClaimRefundDropped';
/** Its refunds are on their way. */
export const PRICE_CLAIM_SETTLED = 'PriceClaimSettled';
/** All of its refunds were paid. */
export const PRICE_CLAIM_REFUNDED = 'PriceClaimRefunded';
export const COVERAGE_CLAIM_REQUESTED = 'CoverageClaimRequested';
/** Staff asked the buyer for more; the claim waits for the answer. */
export const COVERAGE_CLAIM_ASKED = 'CoverageClaimAsked';
export const COVERAGE_CLAIM_ANSWERED = 'CoverageClaimAnswered';
export const COVERAGE_CLAIM_DENIED = 'CoverageClaimDenied';
export const COVERAGE_CLAIM_APPEALED = 'CoverageClaimAppealed';
export const COVERAGE_CLAIM_CANCELLED = 'CoverageClaimCancelled';
/** Staff asked a second person to agree to a payment; the claim waits. */
export const COVERAGE_CLAIM_PAYMENT_ASKED = 'CoverageClaimPaymentAsked';
/** No approval came: the claim is answered anew. */
export const COVERAGE_CLAIM_PAYMENT_DROPPED = 'CoverageClaimPaymentDropped';
/** Its gift card is on its way. */
export const COVERAGE_CLAIM_APPROVED = 'CoverageClaimApproved';
/** Its gift card was issued and mailed. */
export const COVERAGE_CLAIM_PAID = 'CoverageClaimPaid';
export const NOTE_ADDED = 'NoteAdded';
export const MESSAGE_WRITTEN = 'MessageWritten';

export interface OrderPayload {
  readonly orderId: string;
}

export interface PickupMovedPayload extends OrderPayload {
  /** The new time. Left out by an earlier version. */
  readonly readyBy?: string;
}

export interface RefundPayload extends OrderPayload {
  readonly refundId: string;
  /** All of them, where one thing gives back to card and gift card; left out where it is the one. */
  readonly refundIds?: readonly string[];
}

export interface CancelledPayload extends RefundPayload {
  /** The refund amount, still outstanding at the event. Absent in older events. */
  readonly refundInCents?: Cents;
  /** The handling of an exchange that was deducted from it. */
  readonly handlingInCents?: Cents;
  /** The number of the order that replaces it, as it is shown. */
  readonly replacedBy?: string;
  /** Left out unless a delay cancelled it: the buyer’s answer, or none. */
  readonly delay?: 'declined' | 'lapsed';
  /** True if nobody picked its tires up in time. */
  readonly isUnclaimed?: boolean;
}

export interface PriceClaimPayload extends OrderPayload {
  readonly claimId: string;
}

export interface CoverageClaimPayload extends OrderPayload {
  readonly claimId: string;
}

export interface ReturnPayload extends OrderPayload {
  readonly returnId: string;
  /** The coming appointment that the last returned tires gave back, in words. */
  readonly freedAppointment?: string;
}

/** The orders whose tires are missing at their warehouse. */
export interface TiresMissingPayload {
  readonly orderIds: readonly string[];
}
