export { REVIEW_FACES, reviews } from './moderation/index.js';
