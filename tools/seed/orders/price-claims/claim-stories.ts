import type { PriceClaimState } from '@simpletread/domain';

/** A claim that a fresh shop has. Its server pays the one that is `refunding` as soon as it runs. */
export interface ClaimStory {
  readonly state: Exclude<PriceClaimState, 'refunded'>;
  readonly hoursAgo: number;
  /** The claimed price, as a share of what was paid. */
  readonly percent: number;
  readonly offerAddress: string;
  readonly comments: string;
  readonly pictures: number;
  readonly denial: string | null;
}

const STORY: ClaimStory = {
  state: 'requested',
  hoursAgo: 3,
  percent: 90,
  offerAddress: 'https://tires.example.com/offers/1182',
  comments: '',
  pictures: 0,
  denial: null,
};

export const CLAIM_STORIES: readonly ClaimStory[] = [
  { ...STORY, comments: 'In stock there, new.' },
  { ...STORY, hoursAgo: 20, percent: 82, offerAddress: '', pictures: 2, comments: 'From their flyer.' },
  { ...STORY, hoursAgo: 27, percent: 94 },
  { ...STORY, hoursAgo: 1, offerAddress: '', comments: 'I send the picture tonight.' },
  { ...STORY, state: 'denied', hoursAgo: 70, percent: 60, denial: 'The offer is for a used tire.' },
  { ...STORY, state: 'withdrawn', hoursAgo: 44 },
  {
    ...STORY,
    state: 'awaitingApproval',
    hoursAgo: 16,
    percent: 55,
    pictures: 1,
    comments: 'Their Black Friday price.',
  },
  { ...STORY, state: 'refunding', hoursAgo: 22, percent: 91 },
];
