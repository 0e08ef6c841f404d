/** Sections of the shop with their own header, a place in the navigation, or both. Their page views are counted by section. */
export const PAGE_SECTIONS = ['checkout', 'shops', 'deals'] as const;
export type PageSection = (typeof PAGE_SECTIONS)[number];
