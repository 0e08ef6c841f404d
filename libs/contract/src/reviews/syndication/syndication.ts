import { MOST_SOURCE_NAME, MOST_SYNDICATED, SYNDICATION_PLACE } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { fileField, intParam, slugSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

const access = staffAccess('reviews.syndicate');
const FILE_BYTES = 4 * 1_048_576;
// Browsers name the type that the system has for `.csv`, if any.
const FILE_TYPES = [
  'text/csv',
  'application/csv',
  'application/vnd.ms-excel',
  'text/plain',
  'application/octet-stream',
  '',
];

export const exportReviews = endpoint({
  id: 'admin.reviewSyndication.export',
  method: 'GET',
  path: '/admin/review-syndication',
  summary:
    'Published reviews as a CSV table for partners, newest first, in parts of at most 5,000. Reviews that came from partners are left out.',
  access,
  query: shape({
    brand: slugSchema.optional(),
    /** `next` of the part before. Only the first part has column names. */
    after: z.string().regex(SYNDICATION_PLACE).optional(),
    perPart: intParam(1, MOST_SYNDICATED).default(MOST_SYNDICATED),
  }),
  reply: shape({
    name: z.string(),
    mediaType: z.literal('text/csv'),
    text: z.string(),
    /** Reviews in this part. */
    count: z.int(),
    /** For `after` of the next part; null if this is the last one. */
    next: z.string().nullable(),
  }),
  faults: [],
});

const file = fileField({
  maxBytes: FILE_BYTES,
  mediaTypes: FILE_TYPES,
  faults: {
    missing: 'review.fileMissing',
    tooLarge: 'review.fileTooLarge',
    wrongType: 'review.fileType',
  },
});

const reviewFile = {
  access,
  bodyFormat: 'form',
  mostFileBytes: FILE_BYTES,
  body: shape({
    /** The partner’s name, as readers see it. */
    source: z.string().trim().min(2).max(MOST_SOURCE_NAME),
    file,
  }),
  reply: shape({
    rows: z.array(
      shape({
        /** The line of the file, counted from 1. */
        row: z.int(),
        outcome: z.enum(['added', 'withdrawn', 'known', 'refused']),
        problem: z.string().nullable(),
      }),
    ),
  }),
  faults: ['review.fileUnreadable', 'review.fileEncoding'],
} as const;

export const previewReviews = endpoint({
  ...reviewFile,
  id: 'admin.reviewSyndication.preview',
  method: 'POST',
  path: '/admin/review-syndication/previews',
  summary: 'Returns what importing a partner’s CSV table would do with each row. Writes nothing.',
  isQuestion: true,
});

export const importReviews = endpoint({
  ...reviewFile,
  id: 'admin.reviewSyndication.import',
  method: 'POST',
  path: '/admin/review-syndication',
  summary:
    'Imports a partner’s reviews from a CSV table. Good rows are published with the partner’s name, withdrawn reviews are taken down, known ones are skipped, and the others are refused with a reason.',
  isIdempotent: true,
});

export type ReviewsImported = z.output<typeof importReviews.reply>;
