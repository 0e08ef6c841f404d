import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of newsletters: writing, scheduling and sending them. */
export const NEWSLETTER_FAULTS = {
  'newsletter.movedOn': {
    status: 409,
    message: 'This newsletter’s state has changed. Reload the page to see it.',
  },
  'newsletter.pathForeign': {
    status: 400,
    message: 'Please enter a page of the shop that begins with a slash, such as /tire-deals',
  },
  'newsletter.segmentEmpty': {
    status: 400,
    message: 'People who never bought have no last order and no state. Choose other buyers, or clear both.',
  },
  'newsletter.segmentNameTaken': { status: 409, message: 'Another saved segment has this name.' },
  'newsletter.momentInvalid': {
    status: 400,
    message: 'Please choose a time within the next 26 weeks',
  },
  'newsletter.empty': {
    status: 409,
    message:
      'This newsletter would be empty: its deals are over and its tires are sold out. Add another block.',
  },
} as const satisfies FaultArea<Extract<FaultCode, `newsletter.${string}`>>;
