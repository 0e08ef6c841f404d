import { checkHelpfulVote, MOST_VOTES_FOR_REVIEW, MOST_VOTES_OF_NETWORK } from './helpful-vote.js';

const FIRST = { isOwn: false, ofNetwork: 0, ofNetworkForReview: 0 };

describe('a vote for a review', () => {
  it('counts until its network has voted too often, for all reviews or for this one', () => {
    const last = { ofNetwork: MOST_VOTES_OF_NETWORK - 1, ofNetworkForReview: MOST_VOTES_FOR_REVIEW - 1 };
    expect(checkHelpfulVote({ ...FIRST, ...last }).ok).toBe(true);
    for (const change of [
      { ofNetwork: MOST_VOTES_OF_NETWORK },
      { ofNetworkForReview: MOST_VOTES_FOR_REVIEW },
    ])
      expect(checkHelpfulVote({ ...FIRST, ...change })).toMatchObject({
        fault: { code: 'request.rateLimited' },
      });
  });

  it('never counts for one’s own', () => {
    expect(checkHelpfulVote({ ...FIRST, isOwn: true })).toMatchObject({ fault: { code: 'review.ownVote' } });
  });
});
