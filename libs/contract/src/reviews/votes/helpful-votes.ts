import { z } from 'zod';

import { publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { idSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** Random characters that a browser keeps from its first vote on. */
export const voterMark = z.string().regex(/^[\w-]{43}$/);

export const voteForReview = endpoint({
  id: 'reviews.vote',
  method: 'PUT',
  path: '/reviews/{reviewId}/helpful-vote',
  summary:
    'Says that a published review is helpful, or takes that back. One vote for each person: an account or a browser. Voting twice changes nothing.',
  access: publicOrCustomerAccess,
  params: shape({ reviewId: idSchema }),
  body: shape({
    /** Keeps a browser’s vote to one, signed in or not. */
    mark: voterMark,
    isHelpful: z.boolean(),
  }),
  reply: shape({
    helpfulCount: z.int(),
    isHelpful: z.boolean(),
  }),
  faults: ['record.missing', 'review.ownVote', 'request.rateLimited'],
});
