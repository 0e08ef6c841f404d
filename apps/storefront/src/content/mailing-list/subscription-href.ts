/** The page of a subscription. */
export const subscriptionHref = (token: string): string => `/mailing-list/${encodeURIComponent(token)}`;
