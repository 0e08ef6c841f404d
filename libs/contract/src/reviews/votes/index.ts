export { voteForReview } from './helpful-votes.js';
