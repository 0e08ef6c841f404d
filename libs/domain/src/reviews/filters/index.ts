export {
  LIKE_VEHICLE_YEARS,
  type ReviewBreakdown,
  reviewBreakdown,
  type ReviewChoice,
  type ReviewFilter,
  type ReviewGroup,
} from './review-filter.js';
