import { parseSizeSlug, sizeSlug } from './size-slug.js';
import { readSize } from '../testing/read-size.js';

describe('size slugs', () => {
  it.each([
    ['225/65R17', '225-65r17'],
    ['LT275/70R18', 'lt275-70r18'],
    ['T145/70D17', 't145-70d17'],
    ['235/65R16C', '235-65r16c'],
    ['185R14C', '185r14c'],
    ['205/50-10', '205-50-10'],
    ['225/70R19.5', '225-70r19-5'],
    ['33X12.50R15LT', '33x12-50r15lt'],
    ['25X8.00-12', '25x8-00-12'],
    ['20.5X8.0-10', '20-5x8-0-10'],
    ['11R22.5', '11r22-5'],
    ['7.50R16LT', '7-50r16lt'],
    ['9.50R16.5LT', '9-50r16-5lt'],
    ['4.80-8', '4-80-8'],
    ['235-710R460A', '235-710r460a'],
  ])('of %s is %s and leads back', (text, slug) => {
    const size = readSize(text);
    expect(sizeSlug(size)).toBe(slug);
    expect(parseSizeSlug(slug)).toEqual(size);
  });

  it.each([
    ['P225/65R17', '225-65r17', '225/65R17'],
    ['255/35ZR19', '255-35r19', '255/35R19'],
  ])('of %s is %s, and leads to %s', (text, slug, search) => {
    expect(sizeSlug(readSize(text))).toBe(slug);
    expect(parseSizeSlug(slug)).toEqual(readSize(search));
  });

  it.each([
    ['upper case', '225-65R17'],
    ['another spelling of the size', '225-65-17'],
    ['a slash', '225/65r17'],
    ['a P', 'p225-65r17'],
    ['a ZR', '255-35zr19'],
    ['a size without its decimals', '33x12-5r15lt'],
    ['a size nobody makes', '999-65r17'],
    ['a word', 'all-season'],
    ['nothing', ''],
    ['trailing text', '225-65r17-x'],
  ])('reject an address with %s', (_, slug) => {
    expect(parseSizeSlug(slug)).toBeNull();
  });
});
