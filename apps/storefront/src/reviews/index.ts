export {
  hubReviewsMetadata,
  HubReviewsPage,
  isReviewSection,
  readHubReviews,
  readReviewList,
  readReviews,
  readReviewsPage,
  REVIEW_SECTIONS,
  ReviewItems,
  reviewListHref,
  Reviews,
  reviewSectionHref,
  ReviewSections,
  ReviewSectionView,
  ReviewSummary,
  TopRated,
} from './reviews';
export { EditReviewView, formStart, OwnReviewView, readOwnReview, WriteReviewView } from './writing';
