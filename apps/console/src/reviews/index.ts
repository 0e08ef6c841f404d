export { ReviewSyndicationPage } from './syndication/index.js';
export { REVIEW_FACES, reviews } from './moderation/index.js';
