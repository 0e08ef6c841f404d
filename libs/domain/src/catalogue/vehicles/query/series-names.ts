export interface SeriesName {
  readonly make: string;
  /** Models that the badge may mean, each as one lower-case word. */
  readonly modelKeys: readonly string[];
  /** A bare number (328) is a badge only next to its make. */
  readonly isBare: boolean;
}

interface Badge {
  readonly pattern: RegExp;
  readonly make: string;
  readonly modelKeys: (letters: string) => readonly string[];
}

/** Makers that badge a car by its engine: shoppers type the badge, the list has the series. */
const BADGES: readonly Badge[] = [
  {
    pattern: /^m?([1-8])\d{2}(?:i|xi|ci|li|il|is|ix|d|e|xe|ti)?$/,
    make: 'BMW',
    modelKeys: (series) => [`${series}series`],
  },
  {
    pattern:
      /^(a|b|c|cl|cla|cle|clk|cls|e|g|gl|gla|glb|glc|gle|glk|gls|m|ml|r|s|sl|slc|slk)\d{2,3}(?:d|e|h|k)?$/,
    make: 'Mercedes-Benz',
    modelKeys: (letters) => [`${letters}class`, letters],
  },
  {
    pattern: /^(ct|es|gs|gx|hs|is|lc|ls|lx|nx|rc|rx|rz|sc|tx|ux)\d{3}[a-z]{0,2}$/,
    make: 'Lexus',
    modelKeys: (letters) => [letters],
  },
  {
    pattern: /^([a-z]{1,2}\d{2})[sx]$/,
    make: 'Infiniti',
    modelKeys: (model) => [model],
  },
];

/** Returns the series that a badge means: 328i is BMW's 3 Series, e350 the E-Class, rx350 the Lexus RX. */
export const seriesNames = (word: string): readonly SeriesName[] =>
  BADGES.flatMap(({ pattern, make, modelKeys }) => {
    const letters = pattern.exec(word)?.[1];
    return letters === undefined ? [] : [{ make, modelKeys: modelKeys(letters), isBare: /^\d+$/.test(word) }];
  });
