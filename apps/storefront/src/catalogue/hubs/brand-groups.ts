import type { BrandSummary } from '@simpletread/contract';

export interface LetterOfBrands {
  readonly letter: string;
  readonly brands: readonly BrandSummary[];
}

export interface BrandGroups {
  /** Most tires on sale first. */
  readonly premium: readonly BrandSummary[];
  readonly byLetter: readonly LetterOfBrands[];
}

const NO_LETTER = '0-9';

const letterOf = ({ name }: BrandSummary): string => {
  const first = name.normalize('NFKD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : NO_LETTER;
};

/** Groups brands for their list; `brands` are sorted by name and stay so under their letter. */
export const brandGroups = (brands: readonly BrandSummary[]): BrandGroups => {
  const letters = new Map<string, BrandSummary[]>();
  for (const brand of brands) {
    const letter = letterOf(brand);
    letters.set(letter, [...(letters.get(letter) ?? []), brand]);
  }
  return {
    premium: brands.filter(({ tier }) => tier === 'premium').sort((a, b) => b.tireCount - a.tireCount),
    byLetter: [...letters].map(([letter, ofLetter]) => ({ letter, brands: ofLetter })),
  };
};
