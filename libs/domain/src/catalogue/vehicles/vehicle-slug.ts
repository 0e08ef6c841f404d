/**
 * Returns the URL form of a make, model or trim: lower-case letters and digits with single hyphens ("Town & Country" is town-and-country).
 * Names may share a slug; `findBySlug` decides against a list.
 */
export const vehicleSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns the first of `names` with this slug, or null. Within one make, our data has no duplicate slugs. */
export const findBySlug = (slug: string, names: readonly string[]): string | null =>
  names.find((name) => vehicleSlug(name) === slug) ?? null;
