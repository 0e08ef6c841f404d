import { may, type PermissionHolder } from '../access/index.js';

/** Seconds within which a visit's link must be opened, and then the visit started. */
export const ACTING_LINK_SECONDS = 60;

/** The longest visit as a customer, in minutes. */
export const ACTING_MINUTES = 15;

/** Reasons for a visit, as the customer reads them. The staff's own words are only in the audit. */
const REASONS = {
  order: 'a question about an order',
  price: 'a question about prices or discounts',
  account: 'a question about the account',
  fault: 'a problem in the shop',
  misuse: 'a report that the account may have been misused',
} as const;

export type ActingReason = keyof typeof REASONS;

export const ACTING_REASONS = Object.keys(REASONS) as [ActingReason, ...ActingReason[]];

/** Returns the words for `reason`, to complete “It was about …”. */
export const actingReasonText = (reason: ActingReason): string => REASONS[reason];

/** Reasons a visit ends: its banner's button, time, or a condition that no longer holds. */
export const ACTING_ENDS = [
  'ended',
  'timeUp',
  'accountClosed',
  'staffClosed',
  'signedOut',
  'permissionLost',
] as const;

export type ActingEnd = (typeof ACTING_ENDS)[number];

/** A visit's conditions, looked up each time it is used. */
export interface ActingConditions {
  readonly endsAt: Date;
  /** True if the customer’s account is still open. */
  readonly isAccountOpen: boolean;
  /** True if the member of staff still has console access. */
  readonly isStaffActive: boolean;
  /** The member of staff whose console session requested the visit; null once that session is over. */
  readonly staff: PermissionHolder | null;
}

/** Returns why a visit is over at `now`, or null while it may continue. Checks the customer first, then staff, then time. */
export const actingEndOf = (
  { endsAt, isAccountOpen, isStaffActive, staff }: ActingConditions,
  now: Date,
): Exclude<ActingEnd, 'ended'> | null => {
  if (!isAccountOpen) return 'accountClosed';
  if (!isStaffActive) return 'staffClosed';
  if (staff === null) return 'signedOut';
  if (!may(staff, 'accounts.actAs')) return 'permissionLost';
  return now.getTime() >= endsAt.getTime() ? 'timeUp' : null;
};
