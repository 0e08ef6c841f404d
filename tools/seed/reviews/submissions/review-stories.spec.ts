import { moderationRates, reviewRating } from '@simpletread/domain';
import { REVIEW_STORIES } from './review-stories.js';
import { ratingsOf } from './review-story.js';

const starsOf = (story: (typeof REVIEW_STORIES)[number]): number =>
  Math.round(reviewRating(ratingsOf(story)) ?? 0);

describe('the reviews of a fresh shop', () => {
  it('are published at much the same rate whatever their rating', () => {
    // Those of partners weren't moderated here, and count in no rate.
    const own = REVIEW_STORIES.filter(({ source }) => source === null);
    const rates = moderationRates(
      [5, 4, 3, 2, 1].map((stars) => {
        const rated = own.filter((story) => starsOf(story) === stars);
        const count = (state: string) => rated.filter((story) => story.state === state).length;
        return { stars, written: rated.length, published: count('published'), rejected: count('rejected') };
      }),
    );
    for (const { publishedPercent } of rates) {
      expect(publishedPercent).toBeGreaterThanOrEqual(80);
      expect(publishedPercent).toBeLessThanOrEqual(90);
    }
  });

  it('have one that was published, then rejected', () => {
    const rejected = REVIEW_STORIES.filter(({ wasPublished }) => wasPublished);
    expect(rejected.map(({ state, reason }) => [state, reason])).toEqual([['rejected', 'privateData']]);
  });

  it('repeat no text except the copied one', () => {
    const texts = REVIEW_STORIES.map(({ comments }) => comments);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
