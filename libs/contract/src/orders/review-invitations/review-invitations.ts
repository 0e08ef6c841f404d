import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { slugSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

const invitation = z.string().max(60);

export const checkReviewInvitation = endpoint({
  id: 'reviews.invitation',
  method: 'POST',
  path: '/reviews/invitation',
  summary:
    'Says if the key of an invitation proves the purchase of a product line, before a review is written.',
  access: publicAccess,
  body: shape({ brand: slugSchema, line: slugSchema, invitation }),
  reply: shape({ isKnown: z.boolean() }),
  faults: [],
});

export const readReviewRequests = endpoint({
  id: 'reviews.invitationsStopped',
  method: 'POST',
  path: '/reviews/invitation/stopped',
  summary: 'Says if emails that ask for reviews are stopped, for the mailbox that got the key.',
  access: publicAccess,
  body: shape({ invitation }),
  reply: shape({ isStopped: z.boolean() }),
  faults: ['record.missing'],
});

export const stopReviewInvitations = endpoint({
  id: 'reviews.stopInvitations',
  method: 'POST',
  path: '/reviews/invitation/stop',
  summary: 'Stops emails that ask for reviews, for the mailbox that got the key. Other emails still arrive.',
  access: publicAccess,
  body: shape({ invitation }),
  reply: shape({ isStopped: z.boolean() }),
  faults: ['record.missing'],
});
