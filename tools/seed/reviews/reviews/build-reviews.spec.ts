import { averageRating, reviewRating } from '@simpletread/domain';
import { lineAppeal, type LineAppeal, lineFigures } from '../../catalogue/tires/line-figures.js';
import { Prng } from '../../random/prng.js';
import { aLine } from '../../testing/builders.js';
import { buildReviews } from './build-reviews.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const GROUND = {
  now: NOW,
  vehicles: { draw: (_: string, year: number) => ({ year, make: 'Honda', model: 'CR-V' }) },
};
const appealing = (rating: number, reviewCount = 300, line = {}): LineAppeal => ({
  line: aLine(line),
  score: null,
  rating,
  reviewCount,
});
const reviewsOf = (appeal: LineAppeal) => buildReviews([appeal], GROUND, new Prng('reviews'));

describe('the seed’s reviews', () => {
  it('are the same every time', () => {
    expect(reviewsOf(appealing(4.3, 20))).toEqual(reviewsOf(appealing(4.3, 20)));
  });

  it('match the shown count and rating', () => {
    const appeals = Array.from({ length: 40 }, (_, n) =>
      lineAppeal(aLine({ id: `line ${n}` }), new Prng('appeal')),
    );
    const reviews = buildReviews(appeals, GROUND, new Prng('reviews'));
    const figures = lineFigures(appeals, reviews);
    expect(figures.reduce((sum, { reviewCount }) => sum + reviewCount, 0)).toBe(reviews.length);
    for (const { lineId, rating, reviewCount } of figures) {
      const own = reviews.filter((review) => review.lineId === lineId);
      expect([own.length, averageRating(own.map((review) => review.rating))]).toEqual([reviewCount, rating]);
    }
  });

  it('are better for a better line', () => {
    const mean = (appeal: LineAppeal) => averageRating(reviewsOf(appeal).map(({ rating }) => rating)) ?? 0;
    expect(mean(appealing(4.7)) - mean(appealing(3.7))).toBeGreaterThan(0.6);
  });

  it('have a total that follows their parts, and dates between purchase and now', () => {
    for (const review of reviewsOf(appealing(4.3))) {
      expect(review.rating).toBe(reviewRating(review.ratings));
      expect(review.writtenAt.getTime()).toBeLessThan(NOW.getTime());
      expect((review.purchasedOn ?? '') <= review.writtenAt.toISOString().slice(0, 10)).toBe(true);
      if (review.vehicle !== null && review.purchasedOn !== null)
        expect(review.vehicle.year).toBeLessThanOrEqual(Number(review.purchasedOn.slice(0, 4)));
    }
  });

  it('do not mention snow for summer tires', () => {
    for (const { ratings } of reviewsOf(appealing(4.3, 100, { categoryId: 10, hasSnowflake: false })))
      expect(ratings.winter).toBeNull();
  });

  it('fill in every blank of their sentences', () => {
    const texts = reviewsOf(appealing(3.6)).flatMap(({ summary, comments }) => [summary, comments ?? '']);
    expect(texts.filter((text) => /[{}]|undefined/.test(text))).toEqual([]);
    expect(new Set(texts).size).toBeGreaterThan(150);
  });

  it('have no praise with one star and no complaint with five', () => {
    const said = reviewsOf(appealing(4.3, 600));
    const summaries = (least: number, most: number) =>
      new Set(said.filter(({ rating }) => rating >= least && rating < most).map(({ summary }) => summary));
    const best = summaries(4.5, 6);
    expect([...summaries(1, 3.5)].filter((summary) => best.has(summary))).toEqual([]);
  });
});
