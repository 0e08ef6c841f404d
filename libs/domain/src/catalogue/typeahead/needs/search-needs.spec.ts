import fc from 'fast-check';

import { hasNoNeeds, readCountBesideSize, readNeeds, type SearchNeeds } from './search-needs.js';

describe('words of need', () => {
  it.each<[string, Partial<SearchNeeds>, string]>([
    ['run flat tires', { isRunFlat: true }, 'tires'],
    ['2019 bmw 330i runflats', { isRunFlat: true }, '2019 bmw 330i'],
    ['run-flat 225/45r18', { isRunFlat: true }, '225/45r18'],
    ['michelin zp', { isRunFlat: true }, 'michelin'],
    ['studded tires', { isStudded: true }, 'tires'],
    ['studdable 225/65R17', { isStudded: true }, '225/65R17'],
    ['3PMSF rated all terrain', { isSnowRated: true }, 'all terrain'],
    ['snowflake rated', { isSnowRated: true }, ''],
    ['ev tires', { isForElectric: true }, 'tires'],
    ['tires for electric cars', { isForElectric: true }, 'tires'],
    ['boat trailer tires', { isForTrailer: true }, 'tires'],
    ['ram 3500 dually', { isForDually: true }, 'ram 3500'],
    ['f350 drw', { isForDually: true }, 'f350'],
    ['full size spare', { isSpare: true }, ''],
    ['10 ply tires', { loadRange: 'E' }, 'tires'],
    ['12-ply', { loadRange: 'F' }, ''],
    ['load range d', { loadRange: 'D' }, ''],
    ['LRE 245/75r16', { loadRange: 'E' }, '245/75r16'],
    ['e rated truck tires', { loadRange: 'E' }, 'truck tires'],
    ['60k mile warranty', { minWarrantyMiles: 60_000 }, ''],
    ['80,000 mile tires', { minWarrantyMiles: 80_000 }, 'tires'],
    ['70000 miles', { minWarrantyMiles: 70_000 }, ''],
    ['mileage warranty', { minWarrantyMiles: 1 }, ''],
    ['set of 4 225/65r17', { quantity: 4 }, '225/65r17'],
    ['set of two', { quantity: 2 }, ''],
    ['4 tires for honda civic', { quantity: 4 }, 'for honda civic'],
    ['2x 225/65r17', { quantity: 2 }, '225/65r17'],
    ['a pair of 245/40r18', { quantity: 2 }, '245/40r18'],
    ['17 inch tires', { rimIn: 17 }, 'tires'],
    ['20" wheels', { rimIn: 20 }, ''],
    ['r16', { rimIn: 16 }, ''],
    ['19,5 inch', { rimIn: 19.5 }, ''],
    ['18 rims', { rimIn: 18 }, ''],
    ['33 inch tires', { heightIn: 33 }, 'tires'],
    ['35" mud', { heightIn: 35 }, 'mud'],
    ['35s', { heightIn: 35 }, ''],
    ['26 inch tall tires', { heightIn: 26 }, ''],
    ['michelin 225/65r17 run flat 60k', { isRunFlat: true, minWarrantyMiles: 60_000 }, 'michelin 225/65r17'],
  ])('in %j are %j, and the rest is %j', (text, found, rest) => {
    const read = readNeeds(text);
    const said = Object.fromEntries(
      Object.entries(read.needs).filter(([, value]) => value !== null && value !== false),
    );
    expect(said).toEqual(found);
    expect(read.rest).toBe(rest);
  });

  it.each([
    '225/65R17',
    'LT245/75R16',
    '33x12.50r15',
    '2019 honda cr-v ex',
    'mazda 3 tires',
    'model 3',
    'bmw x5',
    'mazda 626',
    'silverado 2500',
    '19147',
    'michelin defender 2',
    'audi s4',
    'evoque',
    'settings',
    'studebaker',
    'chevy g20',
    'e350',
    'chevrolet s10',
    'r8',
  ])('are none in %j', (text) => {
    const { needs, rest } = readNeeds(text);
    expect(hasNoNeeds(needs)).toBe(true);
    expect(rest).toBe(text);
  });

  it('never throw, and leave only words of the text, in its order', () => {
    const word = fc.constantFrom(
      'run',
      'flat',
      '10',
      'ply',
      '33',
      '"',
      'set',
      'of',
      '4',
      'k',
      'honda',
      '60k',
      "'s",
      'load',
      'e',
      '\uD800',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 20 }), (parts) => {
        const text = parts.join(' ').slice(0, 200);
        const { rest } = readNeeds(text);
        const remaining = text.normalize('NFKC').replace(/\s+/g, '');
        let at = 0;
        for (const sign of rest.replace(/\s+/g, '')) {
          at = remaining.indexOf(sign, at);
          expect(at).toBeGreaterThanOrEqual(0);
          at += sign.length;
        }
      }),
    );
  });
});

describe('a count beside a size', () => {
  const COUNTS = ['1', '2', '3', '4', '5', '6', 'one', 'two', 'three', 'four', 'five', 'six'];

  it('is read at the start, behind an x or alone, and leaves the other words', () => {
    const numbers = [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6];
    for (const [at, count] of COUNTS.entries())
      for (const [text, rest] of [
        [count, ''],
        [`${count} tires`, ''],
        [`x${count}`, ''],
        [`${count}x`, ''],
        [`${count} michelin`, 'michelin'],
        [`michelin x${count}`, 'michelin'],
        [`michelin x ${count}`, 'michelin'],
      ] as const)
        expect([text, readCountBesideSize(text)]).toEqual([text, { count: numbers[at], rest }]);
  });

  it.each(['pilot sport 4', 'defender 2', 'p zero', '4x4 hp', '12', '9', ''])('is none in %j', (text) => {
    expect(readCountBesideSize(text)).toBeNull();
  });
});
