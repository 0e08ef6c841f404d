import type { TireSearchReply } from '@simpletread/contract';
import { loosenings } from './loosenings';
import { readResultFilters } from './result-filters';

const facets = { price: { unit: 'total' } } as TireSearchReply['facets'];
const filters = readResultFilters({
  brand: 'toyo,nitto',
  load: 'E',
  runFlat: 'true',
  warranty: '60000',
  maxTotal: '100',
  page: '3',
});

describe('filters to remove', () => {
  it('are removed whole, with the number of tires, from the first page', () => {
    const told = loosenings(filters, {
      facets,
      loosen: [
        { filter: 'price', count: 40 },
        { filter: 'brand', count: 12 },
        { filter: 'loadRange', count: 9 },
        { filter: 'warranty', count: 3 },
        { filter: 'runFlat', count: 1 },
        { filter: 'other', count: 1 },
      ],
    });
    expect(told.map(({ words, count }) => [words, count])).toEqual([
      ['any price', 40],
      ['any brand', 12],
      ['any load range', 9],
      ['any warranty', 3],
      ['run flat or not', 1],
    ]);
    expect(told[0]?.without.bounds.total).toEqual({ min: undefined, max: undefined });
    expect(told[1]?.without.words).toEqual({ ...filters.words, brand: [] });
    expect(told[2]?.without.words.load).toEqual([]);
    expect(told[3]?.without.minWarrantyMiles).toBeUndefined();
    expect(told[4]?.without.flags.runFlat).toBe(false);
    expect(told.every(({ without }) => without.page === 1)).toBe(true);
  });
});
