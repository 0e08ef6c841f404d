export { FeedbackView } from './FeedbackView';
export { RATING_CHOICES } from './rating-choices';
export { readQuestion } from './read-satisfaction';
