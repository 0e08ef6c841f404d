/** Sections of the catalogue, as their page addresses begin. Searches that end in one are counted under it. */
export const CATALOGUE_AREAS = ['brands', 'categories', 'types', 'tire-sizes', 'vehicles'] as const;
export type CatalogueArea = (typeof CATALOGUE_AREAS)[number];
