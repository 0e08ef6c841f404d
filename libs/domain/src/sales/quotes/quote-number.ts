import {
  formatOrderNumber,
  type OrderNumber,
  orderNumberFromBytes,
  parseOrderNumber,
} from '../../ids/index.js';

/** Ten characters, like an order number, that don't reveal how many quotes exist. */
export type QuoteNumber = OrderNumber;

const PREFIX = /^\s*q\s*[-\u2010-\u2015]\s*/i;

/** Returns a quote number from at least 7 random bytes, made like an order number. */
export const quoteNumberFromBytes = (bytes: Uint8Array): QuoteNumber => orderNumberFromBytes(bytes);

/** Returns the readable form: `Q-4K7QZ-9M2XA`. */
export const formatQuoteNumber = (number: QuoteNumber): string => `Q-${formatOrderNumber(number)}`;

/** Reads a quote number as leniently as `parseOrderNumber`, with or without its `Q-`; null for anything else. */
export const parseQuoteNumber = (text: string): QuoteNumber | null => {
  const parsed = parseOrderNumber(text.replace(PREFIX, ''));
  return parsed.ok ? parsed.value : null;
};

/** Returns the name of a quote's file, by its number as people read it: `Quote_Q-4K7QZ-9M2XA.pdf`. */
export const quoteFileName = (number: string): string => `Quote_${number}.pdf`;
