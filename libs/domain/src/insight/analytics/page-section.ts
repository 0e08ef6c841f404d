/** Parts of the shop that have a head of their own, a place in the navigation, or both; views of their pages are counted by it. */
export const PAGE_SECTIONS = ['checkout', 'shops', 'deals'] as const;
export type PageSection = (typeof PAGE_SECTIONS)[number];
