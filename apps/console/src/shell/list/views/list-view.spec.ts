import { isSameFilter } from './list-view.js';

describe('isSameFilter', () => {
  it('ignores the order of fields and empty filters', () => {
    expect(isSameFilter({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(isSameFilter({ a: 1, q: '' }, { a: 1, zip: undefined })).toBe(true);
  });

  it('tells different values apart', () => {
    expect(isSameFilter({ a: true }, { a: false })).toBe(false);
    expect(isSameFilter({}, { a: false })).toBe(false);
  });
});
