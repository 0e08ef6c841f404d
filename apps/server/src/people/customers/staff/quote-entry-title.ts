import { ownValue, type QuoteEvent } from '@simpletread/domain';

const TITLES: Readonly<Record<QuoteEvent | 'create', string>> = {
  create: 'Quote drafted',
  change: 'Quote changed',
  send: 'Quote sent',
  sendAgain: 'Quote sent again',
  open: 'Quote opened',
  take: 'Quote’s tires added to a cart',
  withdraw: 'Quote withdrawn',
  expire: 'Quote expired',
  discard: 'Quote discarded',
};

/** An event of a quote in plain words. */
export const quoteEntryTitle = (event: string): string => ownValue(TITLES, event) ?? 'Quote';
