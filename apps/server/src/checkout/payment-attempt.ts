import type { Cents } from '@simpletread/domain';

import type { OrderDraft } from '../orders/index.js';

/** One try to pay for a cart. Its id is the provider's idempotency key and the owner of the stock that it holds. */
export interface PaymentAttempt {
  readonly attemptId: string;
  readonly cartId: string;
  readonly state: 'started' | 'processing' | 'captured' | 'failed';
  readonly amountInCents: Cents;
  readonly method: string;
  readonly provider: string;
  readonly providerToken: string | null;
  readonly failureCode: string | null;
  /** How often was looked for its charge after it had failed. */
  readonly looks: number;
  readonly draft: OrderDraft;
}

export const isLive = ({ state }: PaymentAttempt): boolean => state === 'started' || state === 'processing';

/** Why an attempt failed where the provider never said: it may yet turn out to have charged. */
export const UNANSWERED = 'unanswered';

/** Why an attempt failed whose tires were gone when the money came. */
export const SOLD_OUT = 'sold_out';

/** Why an attempt failed whose promotion was used up when the money came, and had to be asked for once more. */
export const DEAL_USED_UP = 'deal_used_up';

const MAY_HAVE_CHARGED: ReadonlySet<string> = new Set([UNANSWERED, SOLD_OUT, DEAL_USED_UP]);

/** Whether the provider may hold money of an attempt that failed for this reason, or may yet take it. */
export const mayHaveCharged = (failureCode: string): boolean => MAY_HAVE_CHARGED.has(failureCode);
