/** Returns the address of the question about a solved case. */
export const feedbackHref = (token: string): string => `/feedback/${token}`;
