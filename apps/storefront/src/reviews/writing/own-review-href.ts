/** Returns the address of a review for its writer. */
export const ownReviewHref = (token: string): string => `/my-reviews/${token}`;

/** Returns the address at which a buyer stops being asked for reviews. */
export const stopInvitationsHref = (invitation: string): string =>
  `/my-reviews/stop/${encodeURIComponent(invitation)}`;
