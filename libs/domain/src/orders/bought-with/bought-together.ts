/** The product lines that one buyer bought within the period, by id. */
export type BuyerLines = readonly string[];

/** Another line that buyers chose, and whose buyers they are. */
export interface Companion {
  readonly line: string;
  readonly buyerCount: number;
  /** `line`: buyers of this very line; `category`: buyers of any line of its category. */
  readonly basis: 'line' | 'category';
}

/** Fewer buyers in common say nothing, and might say too much of a single one. */
export const FEWEST_BUYERS = 3;

/** Counts of what buyers chose together. */
export interface BoughtTogether {
  /** The companions of a line of this category, most certain first. */
  readonly of: (line: string, category: string) => readonly Companion[];
}

type Counts = Map<string, Map<string, number>>;

const add = (counts: Counts, of: string, line: string): void => {
  const ofOne = counts.get(of) ?? new Map<string, number>();
  counts.set(of, ofOne);
  ofOne.set(line, (ofOne.get(line) ?? 0) + 1);
};

const ranked = (counts: Counts, of: string, basis: Companion['basis']): readonly Companion[] =>
  [...(counts.get(of) ?? [])]
    .filter(([, buyerCount]) => buyerCount >= FEWEST_BUYERS)
    .map(([line, buyerCount]) => ({ line, buyerCount, basis }))
    .sort((a, b) => b.buyerCount - a.buyerCount || (a.line < b.line ? -1 : 1));

/**
 * Counts which lines are bought together, from the purchases of buyers with several lines. A line's companions are those that at least three of its
 * buyers also bought. Hardly anyone buys two sets of one line's neighbors, so after these come the lines of other categories that at least three
 * buyers of the line's own category also bought: the winter tires of people who drive all-season tires. The rule and its numbers are the shop's own
 * (decision record 0070). Each buyer counts once.
 */
export const boughtTogether = (
  buyers: readonly BuyerLines[],
  categoryOf: (line: string) => string | undefined,
): BoughtTogether => {
  const byLine: Counts = new Map();
  const byCategory: Counts = new Map();
  for (const bought of buyers) {
    const lines = [...new Set(bought)];
    const categories = new Set(lines.flatMap((line) => categoryOf(line) ?? []));
    for (const line of lines) {
      for (const other of lines) if (other !== line) add(byLine, other, line);
      for (const category of categories) if (category !== categoryOf(line)) add(byCategory, category, line);
    }
  }
  return {
    of: (line, category) => {
      const own = ranked(byLine, line, 'line');
      const known = new Set([line, ...own.map((companion) => companion.line)]);
      return [...own, ...ranked(byCategory, category, 'category').filter((one) => !known.has(one.line))];
    },
  };
};
