import type { LostReason, QuoteState, RequestState } from '@simpletread/domain';

/** A step of a quote's history; `by` is whose name it carries. */
export interface ToldEntry {
  readonly event: string;
  readonly by: 'rep' | 'customer';
  readonly hoursAgo: number;
  readonly text?: string;
}

/** A quote of a fresh shop, and the sales request that it answers. */
export interface QuoteStory {
  readonly state: Exclude<QuoteState, 'discarded'>;
  readonly name: readonly [first: string, last: string];
  readonly phone: string;
  readonly zip: string;
  readonly vehicle: readonly [year: number, make: string, model: string];
  /** The place of its tire among those that fit, from the cheapest (0) to the dearest (1). */
  readonly rank: number;
  /** The ranks of a better and a best option. */
  readonly otherRanks?: readonly [better: number, best: number];
  /** Off each tire, in percent of its price. */
  readonly discountPercent?: number;
  /** True for a draft with coverage, mounted at the nearest shop. */
  readonly isAtShop?: boolean;
  readonly message: string;
  readonly createdHoursAgo: number;
  /** Missing for drafts. */
  readonly sentHoursAgo?: number;
  /** The reason for a discount that waits for a second person. */
  readonly asks?: string;
  readonly entries: readonly ToldEntry[];
  readonly request: {
    readonly state: RequestState;
    readonly source: 'form' | 'rep';
    readonly step?: readonly [words: string, hoursFromNow: number];
    readonly lostReason?: LostReason;
  };
}

const DAY = 24;

/** A quote in every state that representatives meet. */
export const QUOTE_STORIES: readonly QuoteStory[] = [
  {
    ...{ state: 'draft', name: ['Lena', 'Fischer'], phone: '2155550131', zip: '19147', rank: 0.4 },
    vehicle: [2021, 'Subaru', 'Outback'],
    discountPercent: 4,
    isAtShop: true,
    message: 'As we said on the phone: four tires and a quiet ride.',
    ...{ createdHoursAgo: 3, entries: [], request: { state: 'new', source: 'rep' } },
  },
  {
    ...{ state: 'draft', name: ['Victor', 'Mendes'], phone: '3125550118', zip: '60614', rank: 0.6 },
    vehicle: [2019, 'Honda', 'CR-V'],
    discountPercent: 12,
    asks: 'A dealer across the street quoted the same set for less. He buys for three cars a year.',
    message: '',
    createdHoursAgo: 5,
    entries: [{ event: 'askApproval', by: 'rep', hoursAgo: 4 }],
    request: { state: 'new', source: 'form', step: ['Send it once the price is approved', 20] },
  },
  {
    ...{ state: 'sent', name: ['Priscilla', 'Kwan'], phone: '4155550163', zip: '94110', rank: 0.3 },
    vehicle: [2020, 'Toyota', 'Camry'],
    message: 'These fit your Camry and ride well in the rain.',
    ...{ createdHoursAgo: 9, sentHoursAgo: 8, entries: [] },
    request: { state: 'quoted', source: 'form' },
  },
  {
    ...{ state: 'sent', name: ['Ben', 'Ashworth'], phone: '6145550127', zip: '43215', rank: 0.8 },
    vehicle: [2018, 'Ford', 'Fusion'],
    message: '',
    ...{ createdHoursAgo: 13 * DAY + 2, sentHoursAgo: 13 * DAY },
    entries: [{ event: 'remind', by: 'customer', hoursAgo: 6 }],
    request: { state: 'quoted', source: 'rep', step: ['Call before it ends', 3] },
  },
  {
    ...{ state: 'opened', name: ['Noor', 'Rahman'], phone: '7135550142', zip: '77007', rank: 0.5 },
    vehicle: [2020, 'Toyota', 'RAV4'],
    otherRanks: [0.7, 0.95],
    message: 'Three year-round sets for the RAV4, installed near you.',
    ...{ createdHoursAgo: 31, sentHoursAgo: 30 },
    entries: [
      { event: 'open', by: 'customer', hoursAgo: 26 },
      {
        ...{ event: 'ask', by: 'customer', hoursAgo: 2 },
        text: 'Can you do five of them? I’d like a matching spare.',
      },
    ],
    request: { state: 'opened', source: 'form', step: ['Answer the question about the quote', -2] },
  },
  {
    ...{ state: 'opened', name: ['Marta', 'Jensen'], phone: '6125550139', zip: '55407', rank: 0.7 },
    vehicle: [2021, 'Subaru', 'Outback'],
    discountPercent: 3,
    message: 'With 3% off, as you are back for a second set.',
    ...{ createdHoursAgo: 4 * DAY, sentHoursAgo: 4 * DAY - 1 },
    entries: [{ event: 'open', by: 'customer', hoursAgo: 3 * DAY }],
    request: { state: 'opened', source: 'form' },
  },
  {
    ...{ state: 'taken', name: ['Desmond', 'Cole'], phone: '4045550155', zip: '30307', rank: 0.5 },
    vehicle: [2019, 'Honda', 'CR-V'],
    message: '',
    ...{ createdHoursAgo: 2 * DAY + 3, sentHoursAgo: 2 * DAY + 2 },
    entries: [
      { event: 'open', by: 'customer', hoursAgo: 2 * DAY },
      { event: 'take', by: 'customer', hoursAgo: 1.5 },
    ],
    request: { state: 'opened', source: 'form' },
  },
  {
    ...{ state: 'expired', name: ['Ida', 'Sorensen'], phone: '5035550174', zip: '97214', rank: 0.6 },
    vehicle: [2020, 'Toyota', 'Camry'],
    message: 'Good through the holidays.',
    ...{ createdHoursAgo: 19 * DAY, sentHoursAgo: 19 * DAY - 2 },
    entries: [
      { event: 'open', by: 'customer', hoursAgo: 18 * DAY },
      { event: 'remind', by: 'customer', hoursAgo: 6 * DAY },
      { event: 'expire', by: 'customer', hoursAgo: 4 * DAY },
    ],
    request: { state: 'lost', source: 'form', lostReason: 'noAnswer' },
  },
  {
    ...{ state: 'withdrawn', name: ['Hugo', 'Marin'], phone: '2065550186', zip: '98115', rank: 0.2 },
    vehicle: [2018, 'Ford', 'Fusion'],
    message: '',
    ...{ createdHoursAgo: 5 * DAY, sentHoursAgo: 5 * DAY - 1 },
    entries: [{ event: 'withdraw', by: 'rep', hoursAgo: 4 * DAY }],
    request: { state: 'new', source: 'rep', step: ['Quote the touring tire instead', 26] },
  },
];
