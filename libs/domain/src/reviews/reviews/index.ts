export {
  DRIVING_STYLES,
  type DrivingStyle,
  EMPLOYEE_DISCLOSURE,
  MILES_DRIVEN,
  type MilesDriven,
  type PlaceDriven,
  PLACES_DRIVEN,
  RATED_QUALITIES,
  type RatedQuality,
  REVIEW_SOURCE,
  REVIEW_SUBJECTS,
  type ReviewSubjectKind,
} from './review-choices.js';
export { averageRating, type QualityRatings, reviewRating, wholeStars } from './review-rating.js';
