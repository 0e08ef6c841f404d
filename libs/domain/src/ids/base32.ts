/** The characters of Crockford base 32: no I, L, O or U. */
export const BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns text as its base 32 is written: upper case, without spaces and hyphens, O as zero, I and L as one. */
export const canonicalBase32 = (text: string): string =>
  text
    .replace(/[\s\-\u2010-\u2015]/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
