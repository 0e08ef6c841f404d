import { canonicalTireSize } from './canonical-tire-size.js';
import { parseTireSize } from './parse-tire-size.js';
import { searchSize } from './search-size.js';
import type { TireSize } from './tire-size.js';

/** Returns a size in lower case, with hyphens for slashes and points: p225-65r17, 33x12-50r15lt, 11r22-5. */
export const writtenSizeSlug = (size: TireSize): string =>
  canonicalTireSize(size).toLowerCase().replace(/[/.]/g, '-');

/** Returns the URL form of a size's search (`searchSize`): 225-65r17 for 225/65R17 and P225/65R17. */
export const sizeSlug = (size: TireSize): string => writtenSizeSlug(searchSize(size));

/** The hyphens of a slug that were a slash or a point, by notation. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^((?:lt|st|t)?\d{3})-(\d{2})((?:r|d|b|-)\d{1,2})(?:-(5))?(c?)$/, '$1/$2$3.$4$5'],
  [/^((?:st)?\d{3}r\d{2}c?)$/, '$1'],
  [/^(\d{1,2})(?:-(\d{1,2}))?x(\d{1,2})-(\d{1,2})([r-]\d{1,2})(?:-(5))?(lt)?$/, '$1.$2x$3.$4$5.$6$7'],
  [/^(\d{1,2})(?:-(\d{1,2}))?(r\d{2})(?:-(5))?(lt)?$/, '$1.$2$3.$4$5'],
  [/^(\d{1,2})-(\d{2})(-\d{1,2})(?:-(5))?$/, '$1.$2$3.$4'],
  [/^(\d{3}-\d{3}r\d{3}a)$/, '$1'],
];

/** Returns the search size of a slug from `sizeSlug`, or null for anything else. Other spellings of a size have no address. */
export const parseSizeSlug = (slug: string): TireSize | null => {
  for (const [pattern, template] of PATTERNS) {
    if (!pattern.test(slug)) continue;
    const text = slug.replace(pattern, template).replace(/\.(?!\d)/g, '');
    const parsed = parseTireSize(text);
    if (parsed.ok && sizeSlug(parsed.value.size) === slug) return parsed.value.size;
  }
  return null;
};
