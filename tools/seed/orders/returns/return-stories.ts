import type { ReturnReason, TireCondition } from '@simpletread/domain';

/** A step of a return, hours before now. */
export type StoryStep = { readonly hoursAgo: number } & (
  | { readonly event: 'approve' | 'askApproval' | 'refund' | 'refundRefused' | 'payOut' }
  | { readonly event: 'deny' | 'appeal' | 'refuse'; readonly text: string }
  | { readonly event: 'cancel' }
  /** One condition for each tire; the last one is that of the rest. */
  | { readonly event: 'receive'; readonly conditions: readonly TireCondition[] }
);

/** A return from its request to its last step. */
export interface ReturnStory {
  readonly reason: ReturnReason;
  readonly comments: string;
  readonly requestedHoursAgo: number;
  /** The most tires to return; a line may have fewer. */
  readonly most: number;
  readonly pictures?: number;
  /** For a return whose buyer chose the right tires, which were ordered or not. */
  readonly exchange?: { readonly orderedHoursAgo: number | null };
  readonly steps: readonly StoryStep[];
}

const ALL = 8;

/**
 * Returns in every state, several in those that wait for staff. Their ages differ, so that one of them suits an order of a demo customer,
 * whatever the day.
 */
export const RETURN_STORIES: readonly ReturnStory[] = [
  {
    reason: 'wrong-size',
    comments: 'I picked the size of my other car. The tires are still in their wrap.',
    requestedHoursAgo: 52,
    most: ALL,
    exchange: { orderedHoursAgo: null },
    steps: [{ event: 'approve', hoursAgo: 46 }],
  },
  {
    reason: 'changed-mind',
    comments: 'My dealer put new tires on the car before yours arrived.',
    requestedHoursAgo: 26 * 24,
    most: ALL,
    steps: [
      { event: 'approve', hoursAgo: 25 * 24 },
      { event: 'receive', hoursAgo: 19 * 24, conditions: ['as-new'] },
      { event: 'refund', hoursAgo: 18 * 24 },
      { event: 'payOut', hoursAgo: 18 * 24 },
    ],
  },
  {
    reason: 'damaged',
    comments: 'One tire has a cut in the sidewall. I noticed it when I opened the wrap.',
    requestedHoursAgo: 5,
    most: 1,
    pictures: 2,
    steps: [],
  },
  {
    reason: 'ordered-too-many',
    comments: 'I need only two of them, the rear ones are fine.',
    requestedHoursAgo: 22.5,
    most: 2,
    steps: [],
  },
  {
    reason: 'late',
    comments: 'They came after my trip, so I bought a set on the road.',
    requestedHoursAgo: 31,
    most: ALL,
    steps: [],
  },
  {
    reason: 'defective',
    comments: 'There is a bubble on the inner side. My mechanic won’t mount it.',
    requestedHoursAgo: 76,
    most: 1,
    pictures: 1,
    steps: [{ event: 'approve', hoursAgo: 70 }],
  },
  {
    reason: 'changed-mind',
    comments: 'They are louder than I thought.',
    requestedHoursAgo: 98,
    most: ALL,
    steps: [
      {
        event: 'deny',
        hoursAgo: 80,
        text: 'You wrote that you have driven on them. We take back tires only unused and unmounted.',
      },
    ],
  },
  {
    reason: 'defective',
    comments: 'The tread looks uneven.',
    requestedHoursAgo: 60,
    most: 2,
    steps: [
      {
        event: 'deny',
        hoursAgo: 44,
        text: 'The mold lines on new tread are normal and wear off within 100 miles.',
      },
      {
        event: 'appeal',
        hoursAgo: 9,
        text: 'It isn’t the mold lines. On one tire the grooves are half as deep on the left side.',
      },
    ],
  },
  {
    reason: 'changed-mind',
    comments: 'I sold the car.',
    requestedHoursAgo: 150,
    most: ALL,
    steps: [
      { event: 'deny', hoursAgo: 140, text: 'The shop confirmed that the tires are mounted.' },
      {
        event: 'appeal',
        hoursAgo: 121,
        text: 'They were mounted for one day only and never left the driveway.',
      },
      {
        event: 'deny',
        hoursAgo: 104,
        text: 'Mounted tires can’t be sold as new, so we can’t take them back.',
      },
    ],
  },
  {
    reason: 'wrong-size',
    comments: 'The shop says that this size doesn’t fit. I will ask a second one meanwhile.',
    requestedHoursAgo: 120,
    most: ALL,
    steps: [
      { event: 'approve', hoursAgo: 112 },
      { event: 'cancel', hoursAgo: 90 },
    ],
  },
  {
    reason: 'ordered-too-many',
    comments: 'Two for the front are enough.',
    requestedHoursAgo: 190,
    most: 2,
    steps: [
      { event: 'approve', hoursAgo: 180 },
      { event: 'receive', hoursAgo: 20, conditions: ['as-new'] },
    ],
  },
  {
    reason: 'changed-mind',
    comments: 'We are moving and take only one of our cars along.',
    requestedHoursAgo: 210,
    most: ALL,
    steps: [
      { event: 'approve', hoursAgo: 200 },
      { event: 'receive', hoursAgo: 43, conditions: ['used', 'as-new'] },
    ],
  },
  {
    reason: 'late',
    comments: 'My appointment was last week, and the shop had others.',
    requestedHoursAgo: 220,
    most: ALL,
    steps: [
      { event: 'approve', hoursAgo: 205 },
      { event: 'receive', hoursAgo: 30, conditions: ['as-new'] },
      { event: 'askApproval', hoursAgo: 6 },
    ],
  },
  {
    reason: 'wrong-size',
    comments: 'The placard in the door says another size.',
    requestedHoursAgo: 240,
    most: ALL,
    steps: [
      { event: 'approve', hoursAgo: 230 },
      { event: 'receive', hoursAgo: 36, conditions: ['as-new'] },
      { event: 'refund', hoursAgo: 28 },
      { event: 'refundRefused', hoursAgo: 28 },
    ],
  },
  {
    reason: 'damaged',
    comments: 'Two tires are dented, and the tape was torn.',
    requestedHoursAgo: 52 * 24,
    most: 2,
    steps: [
      { event: 'approve', hoursAgo: 51 * 24 },
      { event: 'receive', hoursAgo: 46 * 24, conditions: ['damaged'] },
      { event: 'refund', hoursAgo: 45 * 24 },
      { event: 'payOut', hoursAgo: 45 * 24 },
    ],
  },
  {
    reason: 'changed-mind',
    comments: 'I want another tread pattern.',
    requestedHoursAgo: 290,
    most: ALL,
    steps: [
      { event: 'approve', hoursAgo: 280 },
      { event: 'receive', hoursAgo: 130, conditions: ['used'] },
      {
        event: 'refuse',
        hoursAgo: 122,
        text: 'All of them were mounted and driven on. We ship them back to you.',
      },
    ],
  },
  {
    reason: 'wrong-size',
    comments: 'These are for my wife’s car. I need the ones for mine first.',
    requestedHoursAgo: 40,
    most: ALL,
    exchange: { orderedHoursAgo: 33 },
    steps: [{ event: 'approve', hoursAgo: 36 }],
  },
  {
    reason: 'wrong-size',
    comments: 'I typed the size from the spare. The other one is right.',
    requestedHoursAgo: 101,
    most: ALL,
    exchange: { orderedHoursAgo: null },
    steps: [{ event: 'approve', hoursAgo: 95 }],
  },
];
