import type { BannerTone } from '@simpletread/ui';

/** The results of a visit to the partner, as in the page's address. */
export const OUTCOMES = {
  verified: { tone: 'good', words: 'You are verified. Your account has the discount from now on.' },
  denied: { tone: 'bad', words: 'Our partner could not confirm that you belong to this group.' },
  used: { tone: 'bad', words: 'This person is already verified for another account.' },
  ended: { tone: 'warn', words: 'This verification has ended or was started elsewhere. Please start again.' },
  unavailable: {
    tone: 'warn',
    words: 'Our partner is not responding. Please try again in a few minutes.',
  },
} as const satisfies Record<string, { readonly tone: BannerTone; readonly words: string }>;

export type VerificationOutcome = keyof typeof OUTCOMES;

export const outcomeOf = (text: string): VerificationOutcome | null =>
  Object.hasOwn(OUTCOMES, text) ? (text as VerificationOutcome) : null;
