import { cents } from '@simpletread/domain';
import fc from 'fast-check';

import { Assortment, type LineCounts } from './assortment.js';
import { SAMPLE_LINE } from '../testing/sample-tire.js';

const brand = (slug: string, name = slug) => ({
  key: slug,
  slug,
  name,
  tier: null,
  description: null,
  lineCount: 1,
});
const line = (lineId: string, setup: Partial<typeof SAMPLE_LINE> = {}) => ({
  ...SAMPLE_LINE,
  lineId,
  lineName: lineId,
  ...setup,
});
const scored = (overall: number) => ({
  score: { overall, longLasting: 8, handling: 8, traction: 8, durability: 8 },
});
const count = (lineId: string, tireCount = 1, fromPriceInCents = 10_000): LineCounts => ({
  lineId,
  tireCount,
  sizeCount: 1,
  fromPriceInCents: cents(fromPriceInCents),
  sizeCodes: ['225/65R17'],
  sizeTireCounts: [tireCount],
});

describe('the assortment', () => {
  it('leaves out lines without a tire on sale, and brands without such lines', () => {
    const { brands } = new Assortment(
      { lines: [count('sold')] },
      {
        brands: [brand('northway'), brand('gone')],
        lines: [line('sold'), line('ended'), line('old', { brandSlug: 'gone' })],
      },
    );
    expect(brands.map(({ brand: { slug }, lines }) => [slug, lines.length])).toEqual([['northway', 1]]);
  });

  it('lists brands by name as people sort, whatever their case and accents', () => {
    const names = ['Zeta', 'ariva', 'BFGoodrich', 'Äquator'];
    const { brands } = new Assortment(
      { lines: names.map((name) => count(name)) },
      {
        brands: names.map((name) => brand(name)),
        lines: names.map((name) => line(name, { brandSlug: name })),
      },
    );
    expect(brands.map(({ brand: { name } }) => name)).toEqual(['Äquator', 'ariva', 'BFGoodrich', 'Zeta']);
  });

  it('lists the lines of a brand by category, the best score first and no score last', () => {
    const lines = [
      line('winter', { categoryId: 3, ...scored(10) }),
      line('unknown', { score: null }),
      line('good', scored(8)),
      line('best', scored(9)),
      line('also good', scored(8)),
    ];
    const found = new Assortment(
      { lines: lines.map(({ lineId }) => count(lineId)) },
      { brands: [brand('northway')], lines },
    ).brandCalled('northway');
    expect(found?.lines.map(({ lineId }) => lineId)).toEqual([
      'best',
      'also good',
      'good',
      'unknown',
      'winter',
    ]);
  });

  it('adds up the tires of a brand and starts at its lowest price', () => {
    const someCounts = fc.array(
      fc.record({ tires: fc.integer({ min: 1, max: 90 }), price: fc.integer({ min: 1, max: 99_999 }) }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(someCounts, (counts) => {
        const found = new Assortment(
          { lines: counts.map(({ tires, price }, at) => count(`${at}`, tires, price)) },
          { brands: [brand('northway')], lines: counts.map((_, at) => line(`${at}`)) },
        ).brandCalled('northway');
        expect(found?.tireCount).toBe(counts.reduce((sum, { tires }) => sum + tires, 0));
        expect(found?.fromPriceInCents).toBe(Math.min(...counts.map(({ price }) => price)));
      }),
    );
  });

  it('counts the tires of a size in one category or in all', () => {
    const assortment = new Assortment(
      { lines: [count('snow', 3), count('ice')] },
      {
        brands: [brand('northway')],
        lines: ['snow', 'ice'].map((name) => line(name, { categorySlug: 'winter' })),
      },
    );
    const size = {
      code: '225/65R17',
      searchCode: '225/65R17',
      slug: '225-65r17',
      rimIn: 17,
      aspect: 65,
      overallDiameterIn: 28.5,
      oeFitmentCount: 9,
      tireCount: 30,
    };
    expect(assortment.tireCount(size)).toBe(30);
    expect(assortment.tireCount(size, 'winter')).toBe(4);
    expect(assortment.tireCount(size, 'summer')).toBe(0);
    expect(assortment.tireCount({ ...size, code: '205/55R16' }, 'winter')).toBe(0);
  });
});
