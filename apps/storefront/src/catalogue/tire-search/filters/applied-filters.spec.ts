import type { TireSearchReply } from '@simpletread/contract';
import { cents } from '@simpletread/domain';
import { appliedFilters, unlistedWords } from './applied-filters';
import { resultAddress } from '../results/result-address';
import { countFilters, readResultFilters } from './result-filters';
import { tireQuery } from '../results/tire-query';

const facets: TireSearchReply['facets'] = {
  brand: [{ value: 'toyo', label: 'Toyo', count: 3 }],
  category: [{ value: 'winter', label: 'Winter', count: 4 }],
  subtype: [{ value: 'suv-crossover', label: 'SUV/Crossover', count: 7 }],
  promotion: [{ value: 'spring', label: 'Spring: $50 off 4', count: 2 }],
  score: [{ value: 'great', label: 'Great 8–9', count: 9 }],
  speed: [],
  loadRange: [],
  warranty: [],
  inStock: 1,
  snowflake: 1,
  runFlat: 0,
  price: { unit: 'total', minInCents: cents(39_520), maxInCents: cents(100_010), buckets: [] },
};

const filters = readResultFilters({
  brand: 'toyo,long-gone',
  score: 'great',
  inStock: 'true',
  warranty: '60000',
  minPrice: '90',
  maxPrice: '200',
  minTotal: '400',
  page: '3',
});

describe('active filters', () => {
  it('are named as in the results, and by their address if nothing is left of them', () => {
    expect(appliedFilters(filters, facets).map(({ label }) => label)).toEqual([
      'Great 8–9',
      'Toyo',
      'Long Gone',
      'In stock',
      '60,000 miles and more',
      '$90 to $200 per tire',
      'From $400 out the door',
    ]);
  });

  it('are separated by whether the results still offer them', () => {
    expect(unlistedWords(facets, filters, 'brand')).toEqual(['long-gone']);
    expect(unlistedWords(facets, filters, 'score')).toEqual([]);
    expect(unlistedWords(facets, readResultFilters({ promotion: 'spring,over' }), 'promotion')).toEqual([
      'over',
    ]);
  });

  it('are removed one at a time, back to the first page', () => {
    for (const filter of appliedFilters(filters, facets)) {
      expect(countFilters(filter.without)).toBe(countFilters(filters) - 1);
      expect(filter.without.page).toBe(1);
    }
  });

  it('are pills read from the address and written to it: category, brand, subtype and promotion [R2.26]', () => {
    const place = { path: '/tire-sizes/225-65r17', fixed: {} };
    const address = `${place.path}?category=winter&brand=toyo,gone&subtype=suv-crossover&promotion=spring`;
    const params = Object.fromEntries(new URL(address, 'http://shop').searchParams);
    const read = readResultFilters(params);
    expect(resultAddress(place, read)).toBe(address);
    expect(tireQuery({ size: '225-65r17' }, read)).toMatchObject(params);
    expect(
      appliedFilters(read, facets).map(({ label, without }) => [label, resultAddress(place, without)]),
    ).toEqual([
      ['Winter', `${place.path}?brand=toyo,gone&subtype=suv-crossover&promotion=spring`],
      ['Toyo', `${place.path}?category=winter&brand=gone&subtype=suv-crossover&promotion=spring`],
      ['Gone', `${place.path}?category=winter&brand=toyo&subtype=suv-crossover&promotion=spring`],
      ['SUV/Crossover', `${place.path}?category=winter&brand=toyo,gone&promotion=spring`],
      ['Spring: $50 off 4', `${place.path}?category=winter&brand=toyo,gone&subtype=suv-crossover`],
    ]);
  });
});
