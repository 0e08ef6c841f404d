/** One fact of each tire, in the order of the tires; null where it is not known. */
export interface FactRow {
  readonly texts: readonly (string | null)[];
  /** The same as figures, where one can be better than another. */
  readonly ranked?: { readonly figures: readonly (number | null)[]; readonly better: 'higher' | 'lower' };
}

export interface ComparedRow {
  /** Whether any two tires differ; what is known of one and not of another is a difference. */
  readonly isDifferent: boolean;
  /** The places of the best, several where they are equal; none where nothing is better than anything. */
  readonly best: readonly number[];
}

const placesOf = (figures: readonly (number | null)[], figure: number): readonly number[] =>
  figures.flatMap((each, place) => (each === figure ? [place] : []));

/**
 * How the tires differ in one fact. Best is only what beats another one whose figure is known, too; `isEligible` says of each
 * tire whether it may be best at all, as one that cannot be bought or does not fit should lead nobody to itself.
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
