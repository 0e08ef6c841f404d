import fc from 'fast-check';

import { type QualityRatings, RATED_QUALITIES } from '../reviews/index.js';
import { REVIEW_ASPECTS, type ReviewAspect } from './review-aspects.js';
import {
  FEWEST_REVIEWS_SAYING,
  MOST_ASPECTS_SAID,
  type SayingReview,
  sentencePolarity,
  whatReviewsSay,
} from './what-reviews-say.js';

const rated = (stars: number | null): QualityRatings =>
  Object.fromEntries(RATED_QUALITIES.map((quality) => [quality, stars])) as unknown as QualityRatings;

const aReview = (comments: string, stars: number, at = 1): SayingReview => ({
  ...{ reviewId: `r${at}`, comments, ratings: rated(stars), rating: stars, helpfulCount: 0 },
  writtenOn: '2026-11-01',
});

const SENTENCES = [
  'Wet braking is much better than with the old set.',
  'They slip from a stop when the road is wet.',
  'No hum at highway speed.',
  'They hum loudly above 50 mph.',
  'The tread still looks almost new.',
  'They are wearing faster than promised.',
  'I bought four of them.',
];

const reviews = fc
  .array(
    fc.record({
      comments: fc.array(fc.constantFrom(...SENTENCES), { maxLength: 4 }).map((all) => all.join(' ')),
      stars: fc.integer({ min: 1, max: 5 }),
      helpfulCount: fc.nat(5),
    }),
    { maxLength: 30 },
  )
  .map((all) =>
    all.map(({ comments, stars, helpfulCount }, at) => ({ ...aReview(comments, stars, at), helpfulCount })),
  );

describe('the summary of reviews', () => {
  it('reads a sentence by its words, by negations, and by the stars where words say nothing', () => {
    const read = (sentence: string, aspect: ReviewAspect, stars = 3) =>
      sentencePolarity(sentence, aspect, { ratings: rated(stars), rating: stars });
    expect(read('They hum loudly above 50 mph.', 'noise')).toBe(-1);
    expect(read('No hum at highway speed.', 'noise')).toBe(1);
    expect(read('They are so quiet that I hear the engine again.', 'noise')).toBe(1);
    expect(read('Standing water makes them float sooner than I expected.', 'wet')).toBe(-1);
    expect(read('I went through a whole winter without getting stuck once.', 'winter')).toBe(1);
    expect(read('You feel every seam in the road.', 'comfort')).toBe(-1);
    expect(read('Rain is fine, deep puddles need care.', 'wet')).toBe(0);
    expect(read('I drove in rain.', 'wet', 5)).toBe(1);
    expect(read('I drove in rain.', 'wet', 1)).toBe(-1);
    expect(read('They hum loudly above 50 mph.', 'wet', 1)).toBe(0);
  });

  it('counts nothing that words and stars contradict', () => {
    const stars = { ratings: rated(5), rating: 5 };
    expect(sentencePolarity('They hum loudly above 50 mph.', 'noise', stars)).toBe(0);
  });

  it('needs several reviews, and counts each once however often it repeats itself', () => {
    const said = 'No hum at highway speed. No hum at highway speed.';
    const all = Array.from({ length: FEWEST_REVIEWS_SAYING }, (_, at) => aReview(said, 5, at));
    expect(whatReviewsSay(all.slice(1))).toMatchObject({ praised: [], criticized: [] });
    expect(whatReviewsSay(all).praised).toEqual([
      {
        aspect: 'noise',
        count: FEWEST_REVIEWS_SAYING,
        quote: 'No hum at highway speed.',
        reviewId: 'r0',
      },
    ]);
  });

  it('quotes the most helpful review', () => {
    const all = Array.from({ length: FEWEST_REVIEWS_SAYING }, (_, at) => ({
      ...aReview(`No hum on road ${at}.`, 5, at),
      helpfulCount: at,
    }));
    expect(whatReviewsSay(all).praised[0]?.quote).toBe(`No hum on road ${FEWEST_REVIEWS_SAYING - 1}.`);
  });

  it('depends on no order, quotes word for word, and never counts more than was said', () => {
    fc.assert(
      fc.property(reviews, fc.integer({ min: 0, max: 29 }), (all, turn) => {
        const said = whatReviewsSay(all);
        const turned = [...all.slice(turn), ...all.slice(0, turn)].reverse();
        expect(whatReviewsSay(turned)).toEqual(said);
        for (const list of [said.praised, said.criticized]) {
          expect(list.length).toBeLessThanOrEqual(MOST_ASPECTS_SAID);
          for (const { quote, reviewId, count } of list) {
            expect(all.find((review) => review.reviewId === reviewId)?.comments).toContain(quote);
            expect(count).toBeGreaterThanOrEqual(FEWEST_REVIEWS_SAYING);
            expect(count).toBeLessThanOrEqual(said.counted);
          }
        }
        for (const aspect of REVIEW_ASPECTS) {
          const both = [...said.praised, ...said.criticized].filter((one) => one.aspect === aspect);
          expect(both.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(said.counted);
        }
      }),
    );
  });

  it('treats praise and criticism alike', () => {
    const good = Array.from({ length: 6 }, (_, at) => aReview('The road was wet.', 5, at));
    const bad = good.map((review) => ({ ...review, ratings: rated(1), rating: 1 }));
    const counts = (list: readonly { readonly aspect: string; readonly count: number }[]) =>
      list.map(({ aspect, count }) => [aspect, count]);
    expect(counts(whatReviewsSay(good).praised)).toEqual(counts(whatReviewsSay(bad).criticized));
  });
});
