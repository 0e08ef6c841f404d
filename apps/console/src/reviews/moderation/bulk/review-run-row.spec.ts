import type { AdminReview } from '@simpletread/contract';
import { reviewRunDetail } from './review-run-row.js';

// A row’s details need no more of a review.
const review = (state: AdminReview['state']) => ({ state }) as AdminReview;

describe('an undone decision of a run', () => {
  it.each([
    ['published', 'Published again'],
    ['submitted', 'Waits for a moderator again'],
  ] as const)('leaves the review %s: “%s”', (state, words) => {
    const row = {
      record: review('rejected'),
      result: 'undone',
      refusal: null,
      after: review(state),
    } as const;
    expect(reviewRunDetail(row, { reason: 'repeated' })).toBe(words);
  });
});
