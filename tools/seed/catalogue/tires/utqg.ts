import type { LineRow, Tier } from './catalogue-rows.js';

/** Winter tires, light-truck ranges and all non-passenger tires are exempt from grading. */
const UNGRADED_CATEGORIES: ReadonlySet<number> = new Set([3, 6, 7]);
const PASSENGER_KINDS: ReadonlySet<string> = new Set(['metric', 'P-metric']);

/** Wet-braking grade by category for premium, mid and value brands. */
const TRACTION: Readonly<Record<number, readonly [string, string, string]>> = {
  2: ['AA', 'A', 'A'],
  4: ['A', 'B', 'B'],
  8: ['AA', 'AA', 'A'],
  10: ['AA', 'AA', 'A'],
  20: ['A', 'A', 'A'],
};
const USUAL_TRACTION = ['A', 'A', 'A'] as const;
const COLUMN: Readonly<Record<Tier, 0 | 1 | 2>> = { premium: 0, mid: 1, value: 2 };
const FAST: ReadonlySet<string> = new Set(['H', 'V', 'W', 'Y', '(Y)']);

export const tractionGrade = (line: Pick<LineRow, 'categoryId' | 'tier'>): string =>
  (TRACTION[line.categoryId] ?? USUAL_TRACTION)[COLUMN[line.tier]];

/** Returns a tire's grading (`500 A A`); null if it is exempt or the line's treadwear is unknown. */
export const utqgText = (line: LineRow, kind: string, speedSymbol: string): string | null => {
  const isExempt = UNGRADED_CATEGORIES.has(line.categoryId) || !PASSENGER_KINDS.has(kind);
  if (isExempt || line.treadwear === null || line.treadwear === 0) return null;
  return `${line.treadwear} ${tractionGrade(line)} ${FAST.has(speedSymbol) ? 'A' : 'B'}`;
};
