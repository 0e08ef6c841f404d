import { canonicalTireSize } from './canonical-tire-size.js';
import { overallDiameterIn } from './overall-diameter.js';
import { parseTireSize } from './parse-tire-size.js';
import { searchCodeOf, searchSize } from './search-size.js';
import { parseSizeSlug, sizeSlug } from './size-slug.js';
import { referenceRows } from '../testing/reference-rows.js';

const rows = referenceRows('sizes.csv');
const fitted = referenceRows('fitments.csv').flatMap((row) => [row.front_size ?? '', row.rear_size ?? '']);
const sizes = [...new Set([...rows.map((row) => row.size ?? ''), ...fitted])].filter((size) => size !== '');

describe('the reference list of sizes', () => {
  it('holds several hundred sizes', () => {
    expect(sizes.length).toBeGreaterThan(750);
  });

  it.each(sizes)('%s is its own canonical form', (size) => {
    const parsed = parseTireSize(size);
    expect(parsed.ok && canonicalTireSize(parsed.value.size)).toBe(size);
  });

  it('has a unique slug for every search, which leads back to it', () => {
    const slugs = sizes.map((size) => {
      const parsed = parseTireSize(size);
      if (!parsed.ok) throw new Error(size);
      const slug = sizeSlug(parsed.value.size);
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(parseSizeSlug(slug)).toEqual(searchSize(parsed.value.size));
      return slug;
    });
    expect(new Set(slugs).size).toBe(new Set(sizes.map(searchCodeOf)).size);
  });

  it('agrees with the computed diameters to the tenth of an inch', () => {
    const differing = rows.filter((row) => {
      const parsed = parseTireSize(row.size ?? '');
      const diameter = parsed.ok ? overallDiameterIn(parsed.value.size) : null;
      const stated = row.overall_diameter_in ?? '';
      if (stated === '' || diameter === null) return stated !== '' || diameter !== null;
      return Math.abs(diameter - Number(stated)) > 0.0501;
    });
    expect(differing).toEqual([]);
  });

  it.each(sizes)('reads %s in lower case, with spaces round its separators', (size) => {
    const spaced = size.toLowerCase().replace(/([/x-]|z?r)/g, ' $1 ');
    const parsed = parseTireSize(spaced);
    expect(parsed.ok && canonicalTireSize(parsed.value.size)).toBe(size);
  });
});
