export {
  ACTING_ENDS,
  ACTING_LINK_SECONDS,
  ACTING_MINUTES,
  ACTING_REASONS,
  type ActingConditions,
  type ActingEnd,
  actingEndOf,
  type ActingReason,
  actingReasonText,
} from './acting-visit.js';
