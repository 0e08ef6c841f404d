import { ok, refuse, type Result } from '../../result/index.js';

export const SEGMENT_BOUGHT = ['any', 'ever', 'never'] as const;
export const SEGMENT_VEHICLE = ['any', 'known', 'unknown'] as const;
/** Their choice about letting us see whether they open our emails. */
export const SEGMENT_OPENS = ['any', 'agreed', 'notAgreed'] as const;
export const SEGMENT_SPANS = ['any', 'within', 'before'] as const;

/** A span of days that ends now: within it, or before it. */
export interface SegmentSpan {
  readonly is: (typeof SEGMENT_SPANS)[number];
  readonly days: number;
}

/** The subscribers that a newsletter goes to. Everything in it is known from orders and accounts of the same mailbox. */
export interface Segment {
  /** Of their last order's address; everywhere if empty. */
  readonly states: readonly string[];
  readonly bought: (typeof SEGMENT_BOUGHT)[number];
  readonly lastOrder: SegmentSpan;
  readonly joined: SegmentSpan;
  /** In their garage, or on an order. */
  readonly vehicle: (typeof SEGMENT_VEHICLE)[number];
  /** A size they bought or that their vehicle has; empty for any. */
  readonly size: string;
  /** Their choice on the page of their subscription. */
  readonly opens: (typeof SEGMENT_OPENS)[number];
}

const ANY_TIME: SegmentSpan = { is: 'any', days: 180 };

/** Everyone on the list. */
export const WHOLE_LIST: Segment = {
  states: [],
  bought: 'any',
  lastOrder: ANY_TIME,
  joined: ANY_TIME,
  vehicle: 'any',
  size: '',
  opens: 'any',
};

/** Refuses a segment that nobody can be in: people who never bought have no last order and no address. */
export const checkSegment = (segment: Segment): Result<Segment, 'newsletter.segmentEmpty'> => {
  const needsOrder = segment.lastOrder.is !== 'any' || segment.states.length > 0;
  return segment.bought === 'never' && needsOrder ? refuse('newsletter.segmentEmpty') : ok(segment);
};

const spanWords = ({ is, days }: SegmentSpan, done: string): readonly string[] => {
  if (is === 'any') return [];
  return [is === 'within' ? `${done} in the last ${days} days` : `${done} more than ${days} days ago`];
};

const BOUGHT_WORDS = { any: [], ever: ['has bought'], never: ['never bought'] } as const;
const VEHICLE_WORDS = { any: [], known: ['vehicle known'], unknown: ['vehicle unknown'] } as const;

const OPENS_WORDS = {
  any: [],
  agreed: ['agreed to counting opens'],
  notAgreed: ['didn’t agree to counting opens'],
} as const;

/** Returns a segment in a few words: `Has bought · ordered more than 180 days ago · in TX, CA`. */
export const segmentWords = ({
  states,
  bought,
  lastOrder,
  joined,
  vehicle,
  size,
  opens,
}: Segment): string => {
  const words = [
    ...BOUGHT_WORDS[bought],
    ...spanWords(lastOrder, 'last ordered'),
    ...spanWords(joined, 'joined'),
    ...(states.length === 0 ? [] : [`in ${states.join(', ')}`]),
    ...VEHICLE_WORDS[vehicle],
    ...(size === '' ? [] : [`tires in ${size}`]),
    ...OPENS_WORDS[opens],
  ].join(' · ');
  return words === '' ? 'Everyone on the list' : words.charAt(0).toUpperCase() + words.slice(1);
};
