import {
  formatOrderNumber,
  type OrderNumber,
  orderNumberFromBytes,
  parseOrderNumber,
} from '../../ids/index.js';

/** Ten characters like those of orders, which say nothing about how many quotes there are. */
export type QuoteNumber = OrderNumber;

const PREFIX = /^\s*q\s*[-\u2010-\u2015]\s*/i;

/** Makes a quote number of at least 7 random bytes, as order numbers are made. */
export const quoteNumberFromBytes = (bytes: Uint8Array): QuoteNumber => orderNumberFromBytes(bytes);

/** As it is said and read: `Q-4K7QZ-9M2XA`. */
export const formatQuoteNumber = (number: QuoteNumber): string => `Q-${formatOrderNumber(number)}`;

/** Reads a quote number as somebody types it, as forgiving as `parseOrderNumber`, with or without its `Q-`; null for anything else. */
export const parseQuoteNumber = (text: string): QuoteNumber | null => {
  const parsed = parseOrderNumber(text.replace(PREFIX, ''));
  return parsed.ok ? parsed.value : null;
};
