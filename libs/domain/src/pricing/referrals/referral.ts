import { type Cents, cents, ratePpm, type RatePpm } from '../../money/index.js';

/** What friends get until a marketer says otherwise, and the most that they may ever get, of the tires of a first order [R9.10]. */
export const REFERRAL_RATE: RatePpm = ratePpm(100_000);
export const MOST_REFERRAL_RATE: RatePpm = ratePpm(300_000);

/** The gift card of who brought a friend [R9.10]. Source: spec section 9. */
export const REFERRAL_REWARD: Cents = cents(1_000);

/** Mails that one customer may have sent to friends within a day. */
export const MOST_INVITATIONS_A_DAY = 10;

/** Why a referral earns nothing. */
export const REFERRAL_REASONS = [
  'cancelled',
  'refunded',
  'sameBuyer',
  'sameHousehold',
  'sameCard',
  'accountGone',
] as const;
export type ReferralReason = (typeof REFERRAL_REASONS)[number];

/** Who buys, as far as it tells whether somebody brings themselves. */
export interface ReferredBuyer {
  /** Null for a guest. */
  readonly accountId: string | null;
  readonly email: string | null;
}

/** An address of mail as one person has it: without what stands behind a plus, in lower case. */
export const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');

/** Where people live, however they write it: letters and digits of street, flat and the five digits of the ZIP code. */
export const householdOf = ({
  address1,
  address2 = '',
  zip,
}: {
  readonly address1: string;
  readonly address2?: string | null;
  readonly zip: string;
}): string => `${address1} ${address2 ?? ''}`.toLowerCase().replace(/[^a-z0-9]/g, '') + zip.slice(0, 5);

/** Whether a buyer is who gave them the code, by account or address of mail. */
export const isSameBuyer = (
  advocate: { readonly accountId: string; readonly email: string },
  buyer: ReferredBuyer,
): boolean =>
  buyer.accountId === advocate.accountId ||
  (buyer.email !== null && mailboxOf(buyer.email) === mailboxOf(advocate.email));
