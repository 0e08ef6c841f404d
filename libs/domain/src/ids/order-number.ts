import { ok, refuse, type Result } from '../result/index.js';
import { BASE32, canonicalBase32 } from './base32.js';

declare const orderNumberBrand: unique symbol;

/** Ten characters of Crockford base 32: 50 random bits, so a number doesn't reveal how many orders exist. */
export type OrderNumber = string & { readonly [orderNumberBrand]: true };

const LENGTH = 10;
const BITS_PER_CHARACTER = 5n;
const BYTES_NEEDED = 7;
const SPARE_BITS = BigInt(BYTES_NEEDED * 8) - BITS_PER_CHARACTER * BigInt(LENGTH);
const CANONICAL = /^[0-9A-HJKMNP-TV-Z]{10}$/;
const CANONICAL_HALF = /^[0-9A-HJKMNP-TV-Z]{5}$/;

/**
 * Returns an order number from the first 50 bits of `bytes`, each number equally likely. `bytes` are at least 7 random ones; fewer throw
 * `RangeError`.
 */
export const orderNumberFromBytes = (bytes: Uint8Array): OrderNumber => {
  if (bytes.length < BYTES_NEEDED) throw new RangeError(`an order number needs ${BYTES_NEEDED} random bytes`);
  const bits =
    bytes.subarray(0, BYTES_NEEDED).reduce((all, byte) => (all << 8n) | BigInt(byte), 0n) >> SPARE_BITS;
  const characters = Array.from({ length: LENGTH }, (_, index) => {
    const shift = BITS_PER_CHARACTER * BigInt(LENGTH - 1 - index);
    return BASE32.charAt(Number((bits >> shift) & 31n));
  });
  return characters.join('') as OrderNumber;
};

/**
 * Reads an order number as people type or say it: any case, spaces and hyphens anywhere, O for zero, I or L for one. Refuses anything else
 * with `order.unknown`, the same answer as for a well-formed but unused number.
 */
export const parseOrderNumber = (text: string): Result<OrderNumber, 'order.unknown'> => {
  const canonical = canonicalBase32(text);
  return CANONICAL.test(canonical) ? ok(canonical as OrderNumber) : refuse('order.unknown');
};

/**
 * Reads one of an order number's two groups of five, as leniently as `parseOrderNumber`. It can't tell the first group from the second.
 * Null for anything else.
 */
export const parseOrderNumberHalf = (text: string): string | null => {
  const canonical = canonicalBase32(text);
  return CANONICAL_HALF.test(canonical) ? canonical : null;
};

/** Returns two groups of five for reading aloud: `4K7QZ-9M2XA`. */
export const formatOrderNumber = (orderNumber: OrderNumber): string =>
  `${orderNumber.slice(0, LENGTH / 2)}-${orderNumber.slice(LENGTH / 2)}`;
