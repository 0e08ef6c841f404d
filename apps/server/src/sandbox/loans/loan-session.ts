/** A shopper's answers on a lender's page. `late` agrees too, without leading back to the shop. */
export const LOAN_ANSWERS = ['approved', 'late', 'declined', 'left'] as const;
export type LoanAnswer = (typeof LOAN_ANSWERS)[number];

/** A shopper's visit to a lender: open until answered, approved until the shop captures or releases the money. */
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

/** The session's state for the shop. An open one has ended once its time is over. */
export const shownState = ({ state, expiresAt }: LoanSession, now: Date): string =>
  state === 'open' && expiresAt <= now ? 'expired' : state;
