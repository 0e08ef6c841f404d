import { ok, refuse, type Result } from '../../result/index.js';
import { type CardBrand, cardBrand } from './card-brand.js';
import { isLuhnValid } from './luhn.js';

/** A card number that can be charged. It exists only in the card fields on the provider's own origin. */
export interface CardNumber {
  readonly digits: string;
  readonly brand: CardBrand;
  readonly last4: string;
}

/** Reads a card number of a brand we take, with spaces or hyphens. Refuses with `card.numberInvalid`, without data. */
export const parseCardNumber = (text: string): Result<CardNumber, 'card.numberInvalid'> => {
  const digits = text.replace(/[\s-]/g, '');
  const brand = cardBrand(digits);
  return brand !== null && isLuhnValid(digits)
    ? ok({ digits, brand, last4: digits.slice(-4) })
    : refuse('card.numberInvalid');
};
