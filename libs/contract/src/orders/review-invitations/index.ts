export { checkReviewInvitation, readReviewRequests, stopReviewInvitations } from './review-invitations.js';
