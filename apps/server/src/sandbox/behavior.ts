/** The behavior of a sandbox card when charged. */
export const BEHAVIORS = [
  'approve',
  'decline',
  'insufficientFunds',
  'processing',
  'providerFault',
  'slowApproval',
  'overcharge',
  'undercharge',
  'wrongCurrency',
  'wrongOrder',
] as const;

export type Behavior = (typeof BEHAVIORS)[number];

const SPECIAL_NUMBERS: ReadonlyMap<string, Behavior> = new Map([
  ['4000000000000002', 'decline'],
  ['4000000000009995', 'insufficientFunds'],
  ['4000000000000341', 'processing'],
  ['4000000000000119', 'providerFault'],
  ['4000000000006975', 'slowApproval'],
  ['4000000000005001', 'overcharge'],
  ['4000000000005019', 'undercharge'],
  ['4000000000005027', 'wrongCurrency'],
  ['4000000000005035', 'wrongOrder'],
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
    case 'overcharge':
    case 'undercharge':
    case 'wrongCurrency':
    case 'wrongOrder':
      return { status: 'succeeded', failureCode: null, settlesAt: null };
  }
};

/** The payment that a merchant asked for. */
export interface AskedCharge {
  readonly amountInCents: number;
  readonly currency: string;
  readonly reference: string;
}

/** Returns the charge that a behavior makes of the asked one. Only a dishonest provider charges something else. */
export const chargedFor = (behavior: Behavior, asked: AskedCharge): AskedCharge => {
  switch (behavior) {
    case 'overcharge':
      return { ...asked, amountInCents: asked.amountInCents + 100 };
    case 'undercharge':
      return { ...asked, amountInCents: Math.max(1, Math.floor(asked.amountInCents / 100)) };
    case 'wrongCurrency':
      return { ...asked, currency: 'CAD' };
    case 'wrongOrder':
      return { ...asked, reference: `${asked.reference.slice(1)}0` };
    default:
      return asked;
  }
};
