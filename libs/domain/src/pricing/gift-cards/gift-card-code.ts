import { ok, refuse, type Result } from '../../result/index.js';

declare const codeBrand: unique symbol;

/** A gift card's secret: 16 characters that are hard to misread, 80 random bits, without hyphens. Anyone who has it can spend the card. */
export type GiftCardCode = string & { readonly [codeBrand]: true };

/** No 0, 1, I or O: people read codes aloud and from paper. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const BITS_PER_SIGN = 5;
const CODE_SIGNS = 16;
const NUMBER_SIGNS = 8;

/** The number of random bytes in a code. */
export const GIFT_CARD_CODE_BYTES = (CODE_SIGNS * BITS_PER_SIGN) / 8;
/** The number of random bytes in a number. */
export const GIFT_CARD_NUMBER_BYTES = (NUMBER_SIGNS * BITS_PER_SIGN) / 8;

const signsOf = (bytes: Uint8Array): string => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => SIGNS.charAt(Number.parseInt(five, 2))).join('');
};

const random = (bytes: Uint8Array, length: number): string => {
  if (bytes.length !== length) throw new RangeError(`takes ${length} random bytes, not ${bytes.length}`);
  return signsOf(bytes);
};

/** Returns a code from `GIFT_CARD_CODE_BYTES` random bytes. */
export const giftCardCodeOf = (bytes: Uint8Array): GiftCardCode =>
  random(bytes, GIFT_CARD_CODE_BYTES) as GiftCardCode;

/** Returns a gift card's public number, as on receipts, from `GIFT_CARD_NUMBER_BYTES` random bytes. It can't be used to spend. */
export const giftCardNumberOf = (bytes: Uint8Array): string => random(bytes, GIFT_CARD_NUMBER_BYTES);

/** Reads a code in any form: lower case, spaces or hyphens. Refuses with `giftCard.codeInvalid`, without data. */
export const parseGiftCardCode = (text: string): Result<GiftCardCode, 'giftCard.codeInvalid'> => {
  const written = text.replace(/[\s-]/g, '').toUpperCase();
  const isCode = written.length === CODE_SIGNS && Array.from(written).every((sign) => SIGNS.includes(sign));
  return isCode ? ok(written as GiftCardCode) : refuse('giftCard.codeInvalid');
};

/** Returns a code or number in groups of four: `7K2M-9QXW`. */
export const inGroupsOfFour = (signs: string): string => (signs.match(/.{1,4}/g) ?? []).join('-');

/** Returns a gift card's label: `Gift card 7K2M-9QXW`. */
export const giftCardLabel = (number: string): string => `Gift card ${inGroupsOfFour(number)}`;
