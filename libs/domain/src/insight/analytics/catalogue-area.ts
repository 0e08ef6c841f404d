/** Parts of the catalogue, as the addresses of their pages begin; searches that are left for one are counted by it. */
export const CATALOGUE_AREAS = ['brands', 'categories', 'types', 'tire-sizes', 'vehicles'] as const;
export type CatalogueArea = (typeof CATALOGUE_AREAS)[number];
