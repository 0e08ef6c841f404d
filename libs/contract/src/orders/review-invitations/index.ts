export { checkReviewInvitation, stopReviewInvitations } from './review-invitations.js';
