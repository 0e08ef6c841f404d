export const CARD_BRANDS = ['visa', 'mastercard', 'amex', 'discover'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

interface BrandRange {
  readonly brand: CardBrand;
  /** First and last leading digits, of one length. */
  readonly from: string;
  readonly to: string;
  readonly lengths: readonly number[];
}

const DISCOVER_LENGTHS = [16, 17, 18, 19];

const BRAND_RANGES: readonly BrandRange[] = [
  { brand: 'visa', from: '4', to: '4', lengths: [13, 16, 19] },
  { brand: 'mastercard', from: '51', to: '55', lengths: [16] },
  { brand: 'mastercard', from: '2221', to: '2720', lengths: [16] },
  { brand: 'amex', from: '34', to: '34', lengths: [15] },
  { brand: 'amex', from: '37', to: '37', lengths: [15] },
  { brand: 'discover', from: '6011', to: '6011', lengths: DISCOVER_LENGTHS },
  { brand: 'discover', from: '644', to: '649', lengths: DISCOVER_LENGTHS },
  { brand: 'discover', from: '65', to: '65', lengths: DISCOVER_LENGTHS },
];

/** Returns a card number's brand by its leading digits and length, or null for any other number. Ignores spaces and hyphens. */
export const cardBrand = (number: string): CardBrand | null => {
  const digits = number.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits)) return null;
  const range = BRAND_RANGES.find(({ from, to, lengths }) => {
    const lead = digits.slice(0, from.length);
    return lengths.includes(digits.length) && lead >= from && lead <= to;
  });
  return range?.brand ?? null;
};
