import { ownValue } from '@simpletread/domain';

/** A shopper's answers on a lender's page. `late` agrees too, without leading back to the shop; `half` lends half of what was asked. */
export const LOAN_ANSWERS = ['approved', 'late', 'half', 'declined', 'left'] as const;
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
  /** The shop's own reference for the session. */
  readonly reference: string;
  /** The amount that is lent: the one that was asked, of an honest lender. */
  readonly lentInCents: number;
  readonly chargeId: string | null;
  readonly expiresAt: Date;
}

const NAMES: Readonly<Record<string, string>> = {
  affirm: 'Affirm',
  katapult: 'Katapult',
  klarna: 'Klarna',
  synchrony: 'Synchrony',
  resolve: 'Resolve',
};

export const LENDERS = Object.keys(NAMES);

export const lenderName = (lender: string): string => ownValue(NAMES, lender) ?? lender;

/** Lends to businesses on net terms, and numbers its loans. */
export const isOnNetTerms = ({ lender }: Pick<LoanSession, 'lender'>): boolean => lender === 'resolve';

/** The lender's number of a loan on net terms; null before it is made, and for every other lender. */
export const loanIdOf = (session: LoanSession): string | null =>
  isOnNetTerms(session) && session.chargeId !== null
    ? `RSL-${session.id.replaceAll('-', '').slice(-10).toUpperCase()}`
    : null;

/** The session's state for the shop. An open one has ended once its time is over. */
export const shownState = ({ state, expiresAt }: LoanSession, now: Date): string =>
  state === 'open' && expiresAt <= now ? 'expired' : state;
