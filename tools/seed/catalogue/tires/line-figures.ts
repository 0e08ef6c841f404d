import { averageRating } from '@simpletread/domain';
import type { Prng } from '../../random/prng.js';
import type { ReviewRow } from '../../reviews/reviews/review-row.js';
import type { LineRow, Tier } from './catalogue-rows.js';
import { simpleScore, type SimpleScore } from './simple-score.js';

/** The seed's additions to a product line. */
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

/** The median number of reviews; half the lines have less than half or more than twice as many. */
const MIDDLE_REVIEWS: Readonly<Record<Tier, number>> = { premium: 40, mid: 16, value: 6 };

/** A line's appeal to its buyers: its score, its typical rating and its share of reviewers. */
export interface LineAppeal {
  readonly line: LineRow;
  readonly score: SimpleScore | null;
  readonly rating: number;
  readonly reviewCount: number;
}

const ratingAround = (score: SimpleScore | null, random: Prng): number => {
  const merit = ((score?.overall ?? MIDDLE_SCORE) - MIDDLE_SCORE) * RATING_PER_POINT;
  return Math.min(4.9, Math.max(3.2, random.normal(MIDDLE_RATING + merit, 0.16)));
};

export const lineAppeal = (line: LineRow, source: Prng): LineAppeal => {
  const random = source.fork(line.id);
  const score = simpleScore(line, random);
  const isReviewed = !random.chance(UNREVIEWED_SHARE);
  const drawn = Math.round(MIDDLE_REVIEWS[line.tier] * Math.exp(random.normal(0, 1)));
  return {
    line,
    score,
    rating: ratingAround(score, random),
    reviewCount: isReviewed ? Math.max(1, drawn) : 0,
  };
};

/** Returns the best-scored, well-reviewed lines of each category: three in a hundred, at least one. */
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

/** Returns scores, ratings and picks of all lines, in order; ratings and counts match their reviews. */
export const lineFigures = (
  appeals: readonly LineAppeal[],
  reviews: readonly ReviewRow[],
): readonly LineFigures[] => {
  const ratings = new Map(appeals.map(({ line }) => [line.id, [] as number[]]));
  for (const { lineId, rating } of reviews) ratings.get(lineId)?.push(rating);
  const figures = appeals.map(({ line, score }) => {
    const given = ratings.get(line.id) ?? [];
    return { lineId: line.id, score, rating: averageRating(given), reviewCount: given.length };
  });
  const picks = choosePicks(
    appeals.map(({ line }) => line),
    figures,
  );
  return figures.map((figure) => ({ ...figure, isOurPick: picks.has(figure.lineId) }));
};
