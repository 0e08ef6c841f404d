import type { QualityRatings, RejectionReason, ReplyVoice, ReviewState } from '@simpletread/domain';

/** A review that a shopper wrote in a fresh shop, with what happened to it. */
export interface ReviewStory {
  readonly state: ReviewState;
  readonly hoursAgo: number;
  /** Dry, wet, winter, comfort, noise, treadwear; 0 where it doesn’t apply. */
  readonly stars: readonly [number, number, number, number, number, number];
  readonly summary: string;
  readonly comments: string;
  readonly isVerified: boolean;
  /** Another name than the buyer’s; null for the buyer. */
  readonly name: string | null;
  readonly seconds: number;
  readonly sameTexts: number;
  readonly fromNetwork: number;
  readonly reason: RejectionReason | null;
  /** A moderator had published it before a colleague rejected it. */
  readonly wasPublished: boolean;
  readonly question: string | null;
  readonly answer: string | null;
  readonly appeal: string | null;
  /** The partner that it came from; null for our own. */
  readonly source: string | null;
  /** Written from a staff account. */
  readonly isEmployee: boolean;
  readonly pictures: number;
  readonly replies: Readonly<Partial<Record<ReplyVoice, string>>>;
}

const STORY: ReviewStory = {
  state: 'published',
  hoursAgo: 100,
  stars: [5, 4, 0, 4, 4, 4],
  summary: '',
  comments: '',
  isVerified: true,
  name: null,
  seconds: 140,
  sameTexts: 0,
  fromNetwork: 1,
  reason: null,
  wasPublished: false,
  question: null,
  answer: null,
  appeal: null,
  source: null,
  isEmployee: false,
  pictures: 0,
  replies: {},
};

/** Returns a published review of a buyer, or what `change` makes of it. */
export const said = (
  hoursAgo: number,
  stars: ReviewStory['stars'],
  summary: string,
  comments: string,
  change: Partial<ReviewStory> = {},
): ReviewStory => ({ ...STORY, hoursAgo, stars, summary, comments, ...change });

const QUALITIES = ['dry', 'wet', 'winter', 'comfort', 'noise', 'treadwear'] as const;

/** Returns the ratings of a story. */
export const ratingsOf = ({ stars }: Pick<ReviewStory, 'stars'>): QualityRatings =>
  Object.fromEntries(
    QUALITIES.map((quality, at) => [quality, stars[at] === 0 ? null : stars[at]]),
  ) as unknown as QualityRatings;
