interface Named {
  readonly name: string;
}

export interface BrandLetter {
  readonly letter: string;
  readonly brandCount: number;
  /** The page on which the letter begins. */
  readonly page: number;
}

const NO_LETTER = '0-9';

/** The letter that a name is found under, accents aside; `0-9` for what begins with none. */
export const letterOf = (name: string): string => {
  const first = name.normalize('NFKD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : NO_LETTER;
};

/** The letters that `brands`, which come by name, begin with, and the page of each. */
export const brandLetters = (brands: readonly Named[], perPage: number): BrandLetter[] => {
  const letters = new Map<string, { readonly letter: string; brandCount: number; readonly page: number }>();
  for (const [at, { name }] of brands.entries()) {
    const letter = letterOf(name);
    const known = letters.get(letter);
    if (known === undefined)
      letters.set(letter, { letter, brandCount: 1, page: Math.floor(at / perPage) + 1 });
    else known.brandCount += 1;
  }
  return [...letters.values()];
};
