/** Returns the address of a review for its writer. */
export const ownReviewHref = (token: string): string => `/my-reviews/${token}`;
