import { mailboxOf, mailLimit } from '../../contact/index.js';
import { type Cents, cents, ratePpm, type RatePpm } from '../../money/index.js';

/** The default and maximum rate for friends, off the tires of a first order [R9.10]. */
export const REFERRAL_RATE: RatePpm = ratePpm(100_000);
export const MOST_REFERRAL_RATE: RatePpm = ratePpm(300_000);

/** The referrer's gift card [R9.10]. Source: spec section 9. */
export const REFERRAL_REWARD: Cents = cents(1_000);

/** Invitations one customer may send per day. */
export const MOST_INVITATIONS_A_DAY = mailLimit('friendInvitation').perSender;

/** Reasons a referral earns nothing. */
export const REFERRAL_REASONS = [
  'cancelled',
  'refunded',
  'sameBuyer',
  'sameHousehold',
  'sameCard',
  'accountGone',
] as const;
export type ReferralReason = (typeof REFERRAL_REASONS)[number];

/** The buyer, as far as needed to detect self-referral. */
export interface ReferredBuyer {
  /** Null for a guest. */
  readonly accountId: string | null;
  readonly email: string | null;
}

/** Returns a household's key in any spelling of the address: letters and digits of street and unit, and the five digits of the ZIP code. */
export const householdOf = ({
  address1,
  address2 = '',
  zip,
}: {
  readonly address1: string;
  readonly address2?: string | null;
  readonly zip: string;
}): string => `${address1} ${address2 ?? ''}`.toLowerCase().replace(/[^a-z0-9]/g, '') + zip.slice(0, 5);

/** True if the buyer is the owner of the code, by account or mailbox. */
export const isSameBuyer = (
  advocate: { readonly accountId: string; readonly email: string },
  buyer: ReferredBuyer,
): boolean =>
  buyer.accountId === advocate.accountId ||
  (buyer.email !== null && mailboxOf(buyer.email) === mailboxOf(advocate.email));
