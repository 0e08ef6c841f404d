import fc from 'fast-check';

import { canonicalTireSize } from './canonical-tire-size.js';
import { findTireSizes } from './find-tire-sizes.js';
import { parseTireSize } from './parse-tire-size.js';

const codesIn = (text: string): string[] =>
  findTireSizes(text).sizes.map((size) => {
    const parsed = parseTireSize(size);
    return parsed.ok ? canonicalTireSize(parsed.value.size) : 'none';
  });

describe('the sizes among words', () => {
  it.each([
    ['225/65R17', ['225/65R17'], ''],
    ['cheap 225/65r17 tires near me', ['225/65R17'], 'cheap near me'],
    ['4 225/65R17', ['225/65R17'], '4'],
    ['4x225/65R17', ['225/65R17'], '4'],
    ['4×225/65R17', ['225/65R17'], '4'],
    ['225/65R17x4', ['225/65R17'], 'x4'],
    ['225/65R17 x 4 michelin', ['225/65R17'], 'x4 michelin'],
    ['225/65r17 60k miles', ['225/65R17'], '60k miles'],
    ['225/65R17 102H 70K', ['225/65R17'], '70K'],
    ['set of 4 225 65 17 all season', ['225/65R17'], 'set of 4 all season'],
    ['225/65R17s', ['225/65R17'], ''],
    ['size: 225/65R17', ['225/65R17'], 'size'],
    ['size:225/65R17', ['225/65R17'], 'size'],
    ['#225/65R17', ['225/65R17'], ''],
    ['R16 225 65', ['225/65R16'], ''],
    ['r17 225/65', ['225/65R17'], ''],
    ['ZR18, 245-40 michelin', ['245/40R18'], 'michelin'],
    ['17" 225/65', ['225/65R17'], ''],
    ['17 inch 225 65 winter', ['225/65R17'], 'winter'],
    ['tires r17 225/65R17', ['225/65R17'], 'tires r17'],
    ['(225/65R17)', ['225/65R17'], ''],
    ['225/65R17, 102H', ['225/65R17'], ''],
    ['225|65|17', ['225/65R17'], ''],
    ['225_65_17', ['225/65R17'], ''],
    ['225:65:17', ['225/65R17'], ''],
    ['225,65,17', ['225/65R17'], ''],
    ['225·65·17', ['225/65R17'], ''],
    ['225/65/17 michelin', ['225/65R17'], 'michelin'],
    ['31x10,50R15', ['31X10.50R15LT'], ''],
    ['11r22,5', ['11R22.5'], ''],
    ['225/70R19,5', ['225/70R19.5'], ''],
    ['205/75R15 ST', ['ST205/75R15'], ''],
    ['205/75/15st trailer', ['ST205/75R15'], 'trailer'],
    ['235/75R15 LT', ['LT235/75R15'], ''],
    ['lt 245 75 17 10 ply', ['LT245/75R17'], ''],
    ['LT245/75R17 load range E', ['LT245/75R17'], ''],
    ['235/65R16 C', ['235/65R16C'], ''],
    ['265/70R17 on a 2015 tacoma', ['265/70R17'], 'on a 2015 tacoma'],
    ['2015 tacoma 265/70R17', ['265/70R17'], '2015 tacoma'],
  ])('of %j are %j, and %j is left', (text, sizes, rest) => {
    expect(codesIn(text)).toEqual(sizes);
    expect(findTireSizes(text).rest).toBe(rest);
  });

  it.each([
    '245/40R18 275/35R18',
    '245/40R18, 275/35R18',
    '245/40R18,275/35R18',
    '245/40R18/275/35R18',
    '245/40R18+275/35R18',
    '245/40 275/35 R18',
    '245/40 & 275/35R18',
    '245/40-275/35-18',
    '245/40 front, 275/35 rear 18 inch',
    '2 245/40R18 and 2 275/35R18',
    '245/40R18 x2 and 275/35R18 x2',
    '245/40R18x2 275/35R18x2',
    'two 245/40R18, two 275/35R18',
    '2x245/40R18 2x275/35R18',
    'a pair 245/40R18 and a pair 275/35R18',
    '245/40R18 & 275/35R18',
    '245/40R18 and 275/35R18',
    'front 245/40R18 rear 275/35R18',
    'front: 245/40R18, rear: 275/35R18',
    '245/40R18 front 275/35R18 rear',
    '245/40R18 (front) 275/35R18 (rear)',
    '245 40 18 275 35 18',
    '245/40/18 275/35/18',
    '2454018 2753518',
    '245/40R18 93Y 275/35R18 95Y',
    '245/40R18 (93Y) XL 275/35R18 (95Y)',
  ])('of %j are a front and a rear one', (text) => {
    expect(codesIn(text)).toEqual(['245/40R18', '275/35R18']);
  });

  it.each(['', 'honda civic 2018', '19147', '215-555-0142', '2019 f-150 4x4', 'r17', '17 inch', '10 ply'])(
    'are none in %j',
    (text) => expect(findTireSizes(text)).toEqual({ sizes: [], rest: text }),
  );

  it('are read from any text without a fault, and no word is lost or doubled', () => {
    const words = fc.constantFrom(
      '225/65R17',
      '245',
      '40',
      '18',
      'lt',
      'and',
      'front',
      '102H',
      '(',
      'ply',
      ',',
      '4x4',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 12 }), (typed) => {
        const { sizes, rest } = findTireSizes(typed.join(' '));
        expect(sizes.every((size) => parseTireSize(size).ok)).toBe(true);
        expect(findTireSizes(rest).rest.length).toBeLessThanOrEqual(rest.length);
      }),
    );
  });
});
