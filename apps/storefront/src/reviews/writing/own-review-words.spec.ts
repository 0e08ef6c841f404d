import { REVIEW_STATES } from '@simpletread/domain';
import { ownReviewWords } from './own-review-words';

describe('the words for a writer', () => {
  it('say by when a review is read, and promise no post', () => {
    const { title, text } = ownReviewWords({ state: 'submitted', readBy: '2026-11-28T20:40:00.000Z' }, true);
    expect(title).toBe('Thank you for your review');
    expect(text).toMatch(/A moderator will read it by November 28, 2026 at 3:40 pm ET\. We’ll email you/);
  });

  it('are different in every state', () => {
    const titles = REVIEW_STATES.map((state) => ownReviewWords({ state, readBy: null }, false).title);
    expect(new Set(titles).size).toBe(REVIEW_STATES.length);
  });
});
