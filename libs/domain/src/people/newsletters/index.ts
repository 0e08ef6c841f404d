export {
  checkOwnPath,
  type FilledBlock,
  NEWSLETTER_BLOCK_KINDS,
  type NewsletterBlock,
  type NewsletterBlockKind,
} from './newsletter-block.js';
export { newsletterLetter } from './newsletter-letter.js';
export {
  NEWSLETTER_DAYS,
  NEWSLETTER_STEP,
  NEWSLETTER_WEEKS_AHEAD,
  sendingMinutes,
} from './newsletter-pace.js';
export {
  canMoveNewsletter,
  moveNewsletter,
  NEWSLETTER_STATES,
  type NewsletterEvent,
  newsletterMachine,
  type NewsletterState,
} from './newsletter-state.js';
export {
  checkSegment,
  type Segment,
  SEGMENT_BOUGHT,
  SEGMENT_OPENS,
  SEGMENT_SPANS,
  SEGMENT_VEHICLE,
  type SegmentSpan,
  segmentWords,
  WHOLE_LIST,
} from './segment.js';
