import { REPAIR, REPLACEMENT_BY_YEAR, roadsideWords } from './coverage-terms';

describe('road hazard coverage', () => {
  it('tells what it pays each year and for a repair', () => {
    expect(REPLACEMENT_BY_YEAR.map(({ value }) => value)).toEqual(['up to $400', 'up to $200', 'up to $100']);
    expect(REPAIR.value).toBe('up to $25 a tire');
  });

  it('brings roadside assistance from four tires on', () => {
    expect(roadsideWords(4)).toContain('come with these tires');
    expect(roadsideWords(3)).toContain('4 tires or more');
  });
});
