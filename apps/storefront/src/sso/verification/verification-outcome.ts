import type { BannerTone } from '@simpletread/ui';

/** How a visit to the partner ended, as the page's address carries it. */
export const OUTCOMES = {
  verified: { tone: 'good', words: 'You are verified. Your account has it from now on.' },
  denied: { tone: 'bad', words: 'Our partner could not confirm that you belong to this group.' },
  used: { tone: 'bad', words: 'This person has been verified for another account already.' },
  ended: { tone: 'warn', words: 'This verification has ended or was begun elsewhere. Please begin again.' },
  unavailable: {
    tone: 'warn',
    words: 'Our partner does not answer at the moment. Please try again in a few minutes.',
  },
} as const satisfies Record<string, { readonly tone: BannerTone; readonly words: string }>;

export type VerificationOutcome = keyof typeof OUTCOMES;

export const outcomeOf = (text: string): VerificationOutcome | null =>
  Object.hasOwn(OUTCOMES, text) ? (text as VerificationOutcome) : null;
