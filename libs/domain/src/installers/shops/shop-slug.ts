/** Returns a name's address form: lower case, unaccented, everything else a single hyphen (`Town & Country` → `town-and-country`). */
export const shopSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
