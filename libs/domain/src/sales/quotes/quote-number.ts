import {
  formatOrderNumber,
  type OrderNumber,
  orderNumberFromBytes,
  parseOrderNumber,
  parseOrderNumberHalf,
} from '../../ids/index.js';

/** Ten characters, like an order number, that don't reveal how many quotes exist. */
export type QuoteNumber = OrderNumber;

const PREFIX = /^\s*q\s*[-\u2010-\u2015]\s*/i;
const LENGTH = 10;

/** Returns a quote number from at least 7 random bytes, made like an order number. */
export const quoteNumberFromBytes = (bytes: Uint8Array): QuoteNumber => orderNumberFromBytes(bytes);

/** Returns the readable form: `Q-4K7QZ-9M2XA`. */
export const formatQuoteNumber = (number: QuoteNumber): string => `Q-${formatOrderNumber(number)}`;

/** Reads a quote number as leniently as `parseOrderNumber`, with or without its `Q-`; null for anything else. */
export const parseQuoteNumber = (text: string): QuoteNumber | null => {
  const parsed = parseOrderNumber(text.replace(PREFIX, ''));
  return parsed.ok ? parsed.value : null;
};

/** A part of a quote number: all numbers between `first` and `last` begin with it. */
export interface QuoteNumberPart {
  readonly first: string;
  readonly last: string;
  /** The part as the second group of five, if it can be one. */
  readonly secondGroup: string | null;
}

/**
 * Reads the beginning of a quote number: after `Q-` from one character on, without it one of the two groups of five. Null for anything else
 * and for whole numbers.
 */
export const parseQuoteNumberPart = (text: string): QuoteNumberPart | null => {
  const typed = text.replace(PREFIX, '').replace(/[\s\-\u2010-\u2015]/g, '');
  const group = parseOrderNumberHalf(typed);
  const canBeBeginning = group !== null || PREFIX.test(text);
  if (!canBeBeginning || typed.length === 0 || typed.length >= LENGTH) return null;
  const first = parseOrderNumber(typed.padEnd(LENGTH, '0'));
  const last = parseOrderNumber(typed.padEnd(LENGTH, 'Z'));
  return first.ok && last.ok ? { first: first.value, last: last.value, secondGroup: group } : null;
};

/** Returns the name of a quote's file, by its number as people read it: `Quote_Q-4K7QZ-9M2XA.pdf`. */
export const quoteFileName = (number: string): string => `Quote_${number}.pdf`;
