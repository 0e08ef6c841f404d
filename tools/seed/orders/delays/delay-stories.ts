import type { DelayReason, DelayState, Silence } from '@simpletread/domain';

/** A delay of a story, in the last six hours; days are counted from today. */
export interface ToldDelay {
  readonly state: DelayState;
  readonly reason: DelayReason;
  readonly isFurther: boolean;
  readonly promisedIn: number;
  /** Null if nobody knows the new day. */
  readonly revisedIn: number | null;
  readonly foundHoursAgo: number;
  /** Null while nobody asked. */
  readonly asked: {
    readonly hoursAgo: number;
    readonly silence: Silence;
    readonly answerInHours: number;
  } | null;
  /** Null while it is open for an agent or the buyer. */
  readonly settledHoursAgo: number | null;
  /** When its order was put on hold, whose release asked the buyer; left out for all others. */
  readonly heldHoursAgo?: number;
}

const FOUND = {
  state: 'found',
  isFurther: false,
  asked: null,
  settledHoursAgo: null,
} as const;

/** The late orders of a fresh shop: one whose release from hold asked, two to ask about, one asked, one asked again, one that its buyer agreed to, and one that waits without a day. */
export const DELAY_STORIES: readonly (readonly ToldDelay[])[] = [
  [
    {
      state: 'asked',
      reason: 'other',
      isFurther: false,
      promisedIn: 1,
      revisedIn: 8,
      foundHoursAgo: 3,
      asked: { hoursAgo: 3, silence: 'agrees', answerInHours: 24 },
      settledHoursAgo: null,
      heldHoursAgo: 6,
    },
  ],
  [{ ...FOUND, reason: 'notReady', promisedIn: 2, revisedIn: 6, foundHoursAgo: 5 }],
  [{ ...FOUND, reason: 'carrier', promisedIn: 3, revisedIn: 7, foundHoursAgo: 2 }],
  [
    {
      state: 'asked',
      reason: 'outOfStock',
      isFurther: false,
      promisedIn: 2,
      revisedIn: 12,
      foundHoursAgo: 6,
      asked: { hoursAgo: 5, silence: 'agrees', answerInHours: 50 },
      settledHoursAgo: null,
    },
  ],
  [
    {
      state: 'replaced',
      reason: 'outOfStock',
      isFurther: false,
      promisedIn: 2,
      revisedIn: 3,
      foundHoursAgo: 6,
      asked: { hoursAgo: 5.5, silence: 'agrees', answerInHours: 50 },
      settledHoursAgo: 2,
    },
    {
      state: 'asked',
      reason: 'outOfStock',
      isFurther: true,
      promisedIn: 3,
      revisedIn: 16,
      foundHoursAgo: 2,
      asked: { hoursAgo: 2, silence: 'cancels', answerInHours: 68 },
      settledHoursAgo: null,
    },
  ],
  [
    {
      state: 'agreed',
      reason: 'weather',
      isFurther: false,
      promisedIn: 2,
      revisedIn: 9,
      foundHoursAgo: 6,
      asked: { hoursAgo: 5, silence: 'agrees', answerInHours: 40 },
      settledHoursAgo: 2,
    },
  ],
  [
    {
      state: 'agreed',
      reason: 'outOfStock',
      isFurther: false,
      promisedIn: 3,
      revisedIn: null,
      foundHoursAgo: 6,
      asked: { hoursAgo: 4, silence: 'cancels', answerInHours: 780 },
      settledHoursAgo: 1,
    },
  ],
];
