/** What a shopper may tell a lender's page. `late` agrees too, and leaves the way back to the shopper. */
export const LOAN_ANSWERS = ['approved', 'late', 'declined', 'left'] as const;
export type LoanAnswer = (typeof LOAN_ANSWERS)[number];

/** A shopper's visit to a lender: open until it is answered, approved until the shop takes the money or lets go of it. */
export interface LoanSession {
  readonly id: string;
  readonly requestHash: string;
  readonly lender: string;
  readonly amountInCents: number;
  readonly description: string;
  readonly returnUrl: string;
  readonly state: 'open' | 'approved' | 'declined' | 'left' | 'cancelled' | 'captured';
  readonly chargeId: string | null;
  readonly expiresAt: Date;
}

const NAMES: Readonly<Record<string, string>> = {
  affirm: 'Affirm',
  katapult: 'Katapult',
  klarna: 'Klarna',
  synchrony: 'Synchrony',
};

export const LENDERS = Object.keys(NAMES);

export const lenderName = (lender: string): string => NAMES[lender] ?? lender;

/** The session's state for the shop: an open one whose time is over has ended. */
export const shownState = ({ state, expiresAt }: LoanSession, now: Date): string =>
  state === 'open' && expiresAt <= now ? 'expired' : state;
