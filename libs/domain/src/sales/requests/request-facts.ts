/** The ways that a request comes in: by the form in the shop, or begun by a sales representative. */
export const REQUEST_SOURCES = ['form', 'rep'] as const;

export type RequestSource = (typeof REQUEST_SOURCES)[number];

/** The reasons to lose a request. */
export const LOST_REASONS = [
  'price',
  'outOfStock',
  'tooSlow',
  'boughtElsewhere',
  'noAnswer',
  'notForUs',
] as const;

export type LostReason = (typeof LOST_REASONS)[number];

const LOST_LABELS: Readonly<Record<LostReason, string>> = {
  price: 'Price',
  outOfStock: 'Out of stock',
  tooSlow: 'We were too slow',
  boughtElsewhere: 'Bought elsewhere',
  noAnswer: 'No answer',
  notForUs: 'Nothing we sell',
};

/** Returns a reason in words, such as `Bought elsewhere`. */
export const lostReasonLabel = (reason: LostReason): string => LOST_LABELS[reason];

const SOURCE_LABELS: Readonly<Record<RequestSource, string>> = { form: 'Web form', rep: 'Sales rep' };

/** Returns a source in words, such as `Web form`. */
export const requestSourceLabel = (source: RequestSource): string => SOURCE_LABELS[source];

/** Requests of one mailbox, and of one network, within a day. Our own figures. */
export const MOST_REQUESTS_OF_PERSON = 5;
export const MOST_REQUESTS_OF_NETWORK = 30;

const PREFIX = /^\s*s\s*[-‐-―]?\s*/i;

/** Returns `S-4101`. */
export const formatRequestNumber = (number: number): string => `S-${number}`;

/** Reads `S-4101`, with or without its prefix; null for anything else. */
export const parseRequestNumber = (text: string): number | null => {
  const digits = text.replace(PREFIX, '').trim();
  return /^\d{4,9}$/.test(digits) ? Number(digits) : null;
};
