import type { CoverageClaimKind, CoverageClaimState } from '@simpletread/domain';

/** A claim that a fresh shop has: those that staff can answer, one that waits for its buyer, and those that ended. */
export interface CoverageStory {
  readonly kind: CoverageClaimKind;
  /** A server pays an approved claim at once. */
  readonly state: Exclude<CoverageClaimState, 'approved'>;
  readonly hoursAgo: number;
  readonly quantity: number;
  readonly billInCents: number | null;
  readonly comments: string;
  readonly pictures: number;
  readonly question: string | null;
  readonly denial: string | null;
  readonly appeal: string | null;
}

const STORY: CoverageStory = {
  kind: 'replacement',
  state: 'requested',
  hoursAgo: 4,
  quantity: 1,
  billInCents: null,
  comments: 'A pothole tore the sidewall.',
  pictures: 2,
  question: null,
  denial: null,
  appeal: null,
};

const REPAIR: CoverageStory = {
  ...STORY,
  kind: 'repair',
  billInCents: 3_200,
  comments: 'A nail in the tread. The shop patched it.',
  pictures: 1,
};

const ROADSIDE: CoverageStory = {
  ...STORY,
  kind: 'roadside',
  quantity: 0,
  billInCents: 8_900,
  comments: 'Towed to the shop.',
  pictures: 1,
};

export const COVERAGE_STORIES: readonly CoverageStory[] = [
  STORY,
  { ...STORY, hoursAgo: 29, quantity: 2, comments: 'Two tires on the same curb.' },
  { ...REPAIR, hoursAgo: 2, pictures: 0 },
  { ...ROADSIDE, hoursAgo: 9 },
  { ...REPAIR, state: 'moreAsked', hoursAgo: 30, question: 'The bill is cut off. Please send its total.' },
  { ...STORY, state: 'denied', hoursAgo: 90, denial: 'The tread is worn out.' },
  {
    ...STORY,
    state: 'appealed',
    hoursAgo: 60,
    denial: 'We can’t see the damage.',
    appeal: 'The second picture shows the cut.',
  },
  { ...ROADSIDE, state: 'cancelled', hoursAgo: 50, pictures: 0 },
  { ...REPAIR, state: 'paid', hoursAgo: 120 },
  {
    ...STORY,
    state: 'awaitingApproval',
    hoursAgo: 15,
    quantity: 4,
    comments: 'Debris on I-95 cut all four tires.',
  },
];
