export { EditReviewView } from './EditReviewView';
export { formStart } from './form-start';
export { OwnReviewView } from './OwnReviewView';
export { readOwnReview } from './read-own-review';
export { WriteReviewView } from './WriteReviewView';
export { stopInvitationsHref } from './own-review-href';
export { readInvitation } from './read-invitation';
export { readReviewRequestsState, stopInvitations, StopInvitationsView } from './requests';
