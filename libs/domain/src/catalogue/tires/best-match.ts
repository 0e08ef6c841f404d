import type { Cents } from '../../money/index.js';

/** A product line by the names that buyers know. */
export interface NamedLine {
  readonly brandName: string;
  readonly name: string;
}

/** Tires that are offered instead of others. */
export interface MatchableTires {
  readonly line: NamedLine;
  /** The SimpleScore of the line; null without one. */
  readonly score: number | null;
  readonly priceInCents: Cents;
  readonly itemNumber: number;
}

const closeness = ({ line: { brandName, name } }: MatchableTires, instead: readonly NamedLine[]): number => {
  const ofBrand = instead.filter((each) => each.brandName === brandName);
  if (ofBrand.length === 0) return 2;
  return ofBrand.some((each) => each.name === name) ? 0 : 1;
};

/**
 * Returns the order in which tires are offered instead of those of `instead`: the same line first, then the same brand, then the better
 * SimpleScore, then the lower price.
 */
export const byBestMatch =
  (instead: readonly NamedLine[]) =>
  (a: MatchableTires, b: MatchableTires): number =>
    closeness(a, instead) - closeness(b, instead) ||
    (b.score ?? -1) - (a.score ?? -1) ||
    a.priceInCents - b.priceInCents ||
    a.itemNumber - b.itemNumber;
