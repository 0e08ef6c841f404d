import type { TireSearchReply } from '@simpletread/contract';
import { cents } from '@simpletread/domain';
import { appliedFilters, unlistedWords } from './applied-filters';
import { countFilters, readResultFilters } from './result-filters';

const facets: TireSearchReply['facets'] = {
  brand: [{ value: 'toyo', label: 'Toyo', count: 3 }],
  category: [],
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
  brand: 'toyo,gone',
  score: 'great',
  inStock: 'true',
  warranty: '60000',
  minPrice: '90',
  maxPrice: '200',
  minTotal: '400',
  page: '3',
});

describe('filters in force', () => {
  it('are named as the results name them, and by their own word where nothing is left of them', () => {
    expect(appliedFilters(filters, facets).map(({ label }) => label)).toEqual([
      'Great 8–9',
      'Toyo',
      'gone',
      'In stock',
      '60,000 miles and more',
      '$90 to $200 a tire',
      'From $400 out the door',
    ]);
  });

  it('are known apart by whether the results still offer them', () => {
    expect(unlistedWords(facets, filters, 'brand')).toEqual(['gone']);
    expect(unlistedWords(facets, filters, 'score')).toEqual([]);
    expect(unlistedWords(facets, readResultFilters({ promotion: 'spring' }), 'promotion')).toEqual([
      'spring',
    ]);
  });

  it('come off one at a time, back to the first page', () => {
    for (const filter of appliedFilters(filters, facets)) {
      expect(countFilters(filter.without)).toBe(countFilters(filters) - 1);
      expect(filter.without.page).toBe(1);
    }
  });
});
