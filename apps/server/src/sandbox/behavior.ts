/** The behavior of a sandbox card when charged. */
export const BEHAVIORS = [
  'approve',
  'decline',
  'insufficientFunds',
  'processing',
  'providerFault',
  'slowApproval',
] as const;

export type Behavior = (typeof BEHAVIORS)[number];

const SPECIAL_NUMBERS: ReadonlyMap<string, Behavior> = new Map([
  ['4000000000000002', 'decline'],
  ['4000000000009995', 'insufficientFunds'],
  ['4000000000000341', 'processing'],
  ['4000000000000119', 'providerFault'],
  ['4000000000006975', 'slowApproval'],
]);

/** The behavior of the card with this number. Unlisted numbers are approved. */
export const behaviorOf = (cardNumber: string): Behavior => SPECIAL_NUMBERS.get(cardNumber) ?? 'approve';

/** Time until a processing payment settles. */
export const SETTLE_AFTER_MS = 20_000;

/** Delay of the slow card; longer than any caller should wait. */
export const SLOW_ANSWER_MS = 20_000;

export interface ChargeOutcome {
  readonly status: 'succeeded' | 'processing' | 'failed';
  readonly failureCode: string | null;
  readonly settlesAt: Date | null;
}

/** The books' entry for a charge of a card that behaves so, made at `now`. */
export const chargeOutcome = (behavior: Behavior, now: Date): ChargeOutcome => {
  switch (behavior) {
    case 'decline':
      return { status: 'failed', failureCode: 'card_declined', settlesAt: null };
    case 'insufficientFunds':
      return { status: 'failed', failureCode: 'insufficient_funds', settlesAt: null };
    case 'processing':
      return {
        status: 'processing',
        failureCode: null,
        settlesAt: new Date(now.getTime() + SETTLE_AFTER_MS),
      };
    case 'approve':
    case 'providerFault':
    case 'slowApproval':
      return { status: 'succeeded', failureCode: null, settlesAt: null };
  }
};
