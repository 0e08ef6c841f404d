import { TIRE_SORTS } from '@simpletread/contract';
import fc from 'fast-check';
import type { RawParams } from '../../../shell/paths/search-params';
import { formAddress } from './form-address';
import { resultAddress } from '../results/result-address';
import {
  countFilters,
  FLAG_FILTERS,
  readResultFilters,
  WORD_FILTERS,
  type ResultFilters,
} from './result-filters';
import { tireQuery } from '../results/tire-query';

const words = fc.uniqueArray(fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,11}$/), { maxLength: 4 });
const dollars = fc.option(fc.integer({ min: 0, max: 5000 }), { nil: undefined });

const bounds = fc
  .tuple(dollars, dollars)
  .map(([min, max]) =>
    min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max },
  );

const anyFilters: fc.Arbitrary<ResultFilters> = fc.record({
  words: fc.record(
    Object.fromEntries(WORD_FILTERS.map((name) => [name, words])) as Record<
      (typeof WORD_FILTERS)[number],
      typeof words
    >,
  ),
  flags: fc.record(
    Object.fromEntries(FLAG_FILTERS.map((name) => [name, fc.boolean()])) as Record<
      (typeof FLAG_FILTERS)[number],
      fc.Arbitrary<boolean>
    >,
  ),
  minWarrantyMiles: fc.option(fc.integer({ min: 1, max: 120_000 }), { nil: undefined }),
  bounds: fc.record({ tire: bounds, total: bounds }),
  sort: fc.constantFrom(...TIRE_SORTS),
  page: fc.integer({ min: 1, max: 900 }),
});

const paramsOf = (address: string): RawParams =>
  Object.fromEntries(new URL(address, 'http://shop').searchParams.entries());

describe('filters of a results page', () => {
  it('survive their own address', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const address = resultAddress({ path: '/tire-sizes/225-65r17', fixed: { price: 'tire' } }, filters);
        expect(readResultFilters(paramsOf(address))).toEqual(filters);
        expect(paramsOf(address)['price']).toBe('tire');
      }),
    );
  });

  it('never fail on any address', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string()))), (params) => {
        const filters = readResultFilters(params);
        expect(filters.page).toBeGreaterThanOrEqual(1);
        expect(TIRE_SORTS).toContain(filters.sort);
      }),
    );
  });

  it('leave defaults out of the address', () => {
    expect(resultAddress({ path: '/tire-sizes/225-65r17', fixed: {} }, readResultFilters({}))).toBe(
      '/tire-sizes/225-65r17',
    );
  });

  it('count a price range once', () => {
    expect(
      countFilters(
        readResultFilters({ brand: 'toyo,nokian', minPrice: '90', maxPrice: '200', inStock: 'true' }),
      ),
    ).toBe(4);
  });

  it('read reversed bounds as the range between', () => {
    const { bounds: read } = readResultFilters({ minTotal: '900', maxTotal: '500', minPrice: '90' });
    expect(read).toEqual({ tire: { min: 90, max: undefined }, total: { min: 500, max: 900 } });
  });

  it('ask the API for dollars in cents and for words by comma', () => {
    const filters = readResultFilters({
      brand: 'toyo,nokian',
      load: 'XL',
      minPrice: '90',
      maxTotal: '800',
      inStock: 'true',
    });
    expect(tireQuery({ size: '225-65r17' }, filters)).toEqual({
      size: '225-65r17',
      brand: 'toyo,nokian',
      loadRange: 'XL',
      minPriceInCents: 9000,
      maxTotalInCents: 80_000,
      inStock: 'true',
      sort: 'recommended',
      page: 1,
      perPage: 20,
    });
  });
});

describe('the address of a sent form', () => {
  it('joins repeated names and leaves empty fields out', () => {
    const form = new FormData();
    form.append('brand', 'toyo');
    form.append('brand', 'nokian');
    form.append('minPrice', '');
    expect(formAddress('/tire-sizes/225-65r17', form)).toBe('/tire-sizes/225-65r17?brand=toyo,nokian');
    expect(formAddress('/vehicles', new FormData())).toBe('/vehicles');
  });
});
