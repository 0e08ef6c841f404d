import { may, type PermissionHolder } from '../access/index.js';

/** Seconds in which the link to a visit has to be opened, and then the visit begun. */
export const ACTING_LINK_SECONDS = 60;

/** The longest that staff see the shop as a customer, in minutes. */
export const ACTING_MINUTES = 15;

/** Why staff look, as the customer is told. Their own words go to the audit alone. */
const REASONS = {
  order: 'a question about an order',
  price: 'a question about prices or discounts',
  account: 'a question about the account',
  fault: 'something in the shop that did not work',
  misuse: 'a report that the account may be misused',
} as const;

export type ActingReason = keyof typeof REASONS;

export const ACTING_REASONS = Object.keys(REASONS) as [ActingReason, ...ActingReason[]];

/** The words for `reason`, fit for “It was about …”. */
export const actingReasonText = (reason: ActingReason): string => REASONS[reason];

/** What ends a visit: the button of its banner, time, or that one of its conditions is gone. */
export const ACTING_ENDS = [
  'ended',
  'timeUp',
  'accountClosed',
  'staffClosed',
  'signedOut',
  'permissionLost',
] as const;

export type ActingEnd = (typeof ACTING_ENDS)[number];

/** What a visit hangs on, looked up at the moment that it is used. */
export interface ActingConditions {
  readonly endsAt: Date;
  /** Whether the customer’s account is still open. */
  readonly isAccountOpen: boolean;
  /** Whether the member of staff still has access to the console. */
  readonly isStaffActive: boolean;
  /** The member of staff by the console’s session that asked for the visit; null once it is over. */
  readonly staff: PermissionHolder | null;
}

/** Why a visit is over at `now`, or null while it may go on. The first cause in the order of blame: customer, staff, time. */
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
