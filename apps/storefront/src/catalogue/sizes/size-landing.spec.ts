import type { TireSearchReply } from '@simpletread/contract';
import { readResultFilters } from '../tire-search/filters/result-filters';
import { landingNames, landingWays, withLanding } from './size-landing';

const facets = {
  brand: [
    { value: 'toyo', label: 'Toyo', count: 4 },
    { value: 'kumho', label: 'Kumho', count: 2 },
    { value: 'gone', label: 'Gone', count: 0 },
  ],
  category: [{ value: 'winter', label: 'Winter', count: 3 }],
  subtype: [{ value: 'passenger', label: 'Passenger', count: 6 }],
} as unknown as TireSearchReply['facets'];
const SIZE = { size: '225-65r17' };

describe('the page of a size and a brand, category or type', () => {
  it('has filters, and keeps those of its address', () => {
    const { words, flags } = withLanding(readResultFilters({ inStock: 'true', speed: 'H', brand: 'other' }), {
      ...SIZE,
      brand: 'toyo',
      type: 'passenger',
    });
    expect([words.brand, words.subtype, words.category, words.speed]).toEqual([
      ['toyo'],
      ['passenger'],
      [],
      ['H'],
    ]);
    expect(flags.inStock).toBe(true);
  });

  it('has its results’ names, and does not exist if nothing is on sale', () => {
    expect(landingNames({ facets }, { ...SIZE, brand: 'toyo', category: 'winter' })).toEqual([
      'Toyo',
      'Winter',
    ]);
    expect(landingNames({ facets }, SIZE)).toEqual([]);
    expect(landingNames({ facets }, { ...SIZE, brand: 'gone' })).toBeNull();
    expect(landingNames({ facets }, { ...SIZE, brand: 'nobody' })).toBeNull();
  });

  it('links to pages with tires, and never to a category of a type', () => {
    const toyo = { ...SIZE, brand: 'toyo' };
    expect(landingWays({ facets }, toyo, 'brand').map(({ href }) => href)).toEqual([
      '/tire-sizes/225-65r17/brands/kumho-tires',
    ]);
    expect(landingWays({ facets }, toyo, 'category').map(({ href }) => href)).toEqual([
      '/tire-sizes/225-65r17/brands/toyo-tires/categories/winter-tires',
    ]);
    expect(landingWays({ facets }, { ...SIZE, category: 'winter' }, 'type')).toEqual([]);
    expect(landingWays({ facets }, { ...SIZE, type: 'passenger' }, 'category')).toEqual([]);
  });
});
