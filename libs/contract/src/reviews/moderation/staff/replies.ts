import { MOST_REPLY_TEXT, REPLY_VOICES } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema, versionSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { adminReview } from './reviews.js';

const reply = {
  access: staffAccess('reviews.reply'),
  params: shape({ id: idSchema, voice: z.enum(REPLY_VOICES) }),
  reply: adminReview,
  isIdempotent: true,
} as const;

export const replyToReview = endpoint({
  ...reply,
  id: 'admin.reviews.reply',
  method: 'PUT',
  path: '/admin/reviews/{id}/replies/{voice}',
  summary:
    'Replies to a published review for the shop or the brand, or edits that reply. Everyone can read it; the writer gets one email.',
  body: shape({
    /** The review’s. */
    version: versionSchema,
    text: z.string().trim().min(1).max(MOST_REPLY_TEXT),
  }),
  faults: ['record.missing', 'record.stale', 'review.movedOn', 'review.replyReveals'],
});

export const withdrawReply = endpoint({
  ...reply,
  id: 'admin.reviews.withdrawReply',
  method: 'POST',
  path: '/admin/reviews/{id}/replies/{voice}/withdrawal',
  summary: 'Withdraws a reply to a review. It is no longer shown; its text stays in the audit.',
  body: shape({ version: versionSchema }),
  faults: ['record.missing', 'record.stale'],
});
