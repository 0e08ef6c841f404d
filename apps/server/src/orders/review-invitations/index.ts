export { ReviewInvitations } from './review-invitation.repository.js';
export { ReviewInvitationsModule } from './review-invitations.module.js';
