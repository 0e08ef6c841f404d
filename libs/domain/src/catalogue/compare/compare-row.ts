/** One fact for each tire, in the order of the tires; null if unknown. */
export interface FactRow {
  readonly texts: readonly (string | null)[];
  /** The same fact as figures, if a higher or lower one is better. */
  readonly ranked?: { readonly figures: readonly (number | null)[]; readonly better: 'higher' | 'lower' };
}

export interface ComparedRow {
  /** True if any two tires differ. Known on one and unknown on another counts as a difference. */
  readonly isDifferent: boolean;
  /** Positions of the best tires: several in a tie, none if nothing is better. */
  readonly best: readonly number[];
}

const placesOf = (figures: readonly (number | null)[], figure: number): readonly number[] =>
  figures.flatMap((each, place) => (each === figure ? [place] : []));

/**
 * Compares the tires in one fact. The best must beat another tire with a known figure. `isEligible` says which tires may be best at all:
 * one that can't be bought or doesn't fit never is.
 */
export const compareRow = (
  { texts, ranked }: FactRow,
  isEligible: readonly boolean[] = texts.map(() => true),
): ComparedRow => {
  const isDifferent = new Set(texts).size > 1;
  if (ranked === undefined) return { isDifferent, best: [] };
  const figures = ranked.figures.map((figure, place) => (isEligible[place] === true ? figure : null));
  const known = figures.filter((figure) => figure !== null);
  if (new Set(known).size < 2) return { isDifferent, best: [] };
  const best = ranked.better === 'higher' ? Math.max(...known) : Math.min(...known);
  return { isDifferent, best: placesOf(figures, best) };
};
