export { readReviewRequestsState } from './read-review-requests';
export { stopInvitations } from './stop-invitations';
export { StopInvitationsView } from './StopInvitationsView';
