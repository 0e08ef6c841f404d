import type { Prng } from '../random/prng.js';
import type { LineRow, Tier } from './catalogue-rows.js';
import { simpleScore, type SimpleScore } from './simple-score.js';

/** What the seed adds to a product line. */
export interface LineFigures {
  readonly lineId: string;
  readonly score: SimpleScore | null;
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly isOurPick: boolean;
}

const PICK_SHARE = 0.03;
const LEAST_PICK_RATING = 4.2;
const MIDDLE_SCORE = 7.6;
const MIDDLE_RATING = 4.3;
const RATING_PER_POINT = 0.22;
const UNREVIEWED_SHARE = 0.04;

/** The middle of the number of reviews; half the lines have less than half or more than twice as many. */
const MIDDLE_REVIEWS: Readonly<Record<Tier, number>> = { premium: 260, mid: 95, value: 36 };

const ratingOf = (score: SimpleScore | null, random: Prng): number => {
  const merit = ((score?.overall ?? MIDDLE_SCORE) - MIDDLE_SCORE) * RATING_PER_POINT;
  const rating = random.normal(MIDDLE_RATING + merit, 0.16);
  return Math.round(Math.min(4.9, Math.max(3.2, rating)) * 10) / 10;
};

const describeLine = (line: LineRow, source: Prng): Omit<LineFigures, 'isOurPick'> => {
  const random = source.fork(line.id);
  const score = simpleScore(line, random);
  if (random.chance(UNREVIEWED_SHARE)) return { lineId: line.id, score, rating: null, reviewCount: 0 };
  const reviewCount = Math.max(1, Math.round(MIDDLE_REVIEWS[line.tier] * Math.exp(random.normal(0, 1))));
  return { lineId: line.id, score, rating: ratingOf(score, random), reviewCount };
};

/** The best scored well-reviewed lines of each category: three in a hundred, at least one. */
const choosePicks = (
  lines: readonly LineRow[],
  figures: readonly Omit<LineFigures, 'isOurPick'>[],
): Set<string> => {
  const categories = new Set(lines.map((line) => line.categoryId));
  const picks = [...categories].flatMap((categoryId) => {
    const ranked = figures
      .filter((_, index) => lines[index]?.categoryId === categoryId)
      .filter(({ score, rating }) => score !== null && rating !== null && rating >= LEAST_PICK_RATING)
      .sort((a, b) => (b.score?.overall ?? 0) - (a.score?.overall ?? 0) || b.reviewCount - a.reviewCount);
    const count = Math.max(
      1,
      Math.round(PICK_SHARE * lines.filter((line) => line.categoryId === categoryId).length),
    );
    return ranked.slice(0, count).map((figure) => figure.lineId);
  });
  return new Set(picks);
};

/** Scores, ratings and picks of all product lines, in their order. */
export const lineFigures = (lines: readonly LineRow[], random: Prng): readonly LineFigures[] => {
  const figures = lines.map((line) => describeLine(line, random));
  const picks = choosePicks(lines, figures);
  return figures.map((figure) => ({ ...figure, isOurPick: picks.has(figure.lineId) }));
};
