import { ok, refuse, type Result } from '../../result/index.js';
import type { CardBrand } from './card-brand.js';

const codePattern = (brand: CardBrand | null): RegExp => {
  if (brand === null) return /^\d{3,4}$/;
  return brand === 'amex' ? /^\d{4}$/ : /^\d{3}$/;
};

/** Reads a security code: four digits on American Express, three on other brands, either length while the brand is unknown. */
export const parseCardCode = (text: string, brand: CardBrand | null): Result<string, 'card.codeInvalid'> => {
  const code = text.trim();
  return codePattern(brand).test(code) ? ok(code) : refuse('card.codeInvalid');
};
