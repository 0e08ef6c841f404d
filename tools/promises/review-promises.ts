import { REVIEW_READ_WITHIN_HOURS } from '@simpletread/domain';
import type { Promised } from './promised.js';

/** Promises about reviews. */
export const REVIEW_PROMISES: readonly Promised[] = [
  {
    what: 'write a review',
    pattern: /(?:write|leave|post|add) (?:a|your|the first) review|review your tires/i,
    provedBy: [{ requirement: 'R4.20' }],
  },
  {
    what: 'a moderator who reads every review within 24 hours',
    pattern: /moderator (?:reads|has read) [^.]*within \d+ hours/i,
    provedBy: [{ endpoint: 'admin.reviews.publish' }],
    figures: [{ many: REVIEW_READ_WITHIN_HOURS, unit: 'hours' }],
  },
  {
    what: 'the same rules for good and bad reviews',
    pattern: /same way for good and bad reviews/i,
    provedBy: [{ endpoint: 'admin.reviews.rates' }],
  },
];
