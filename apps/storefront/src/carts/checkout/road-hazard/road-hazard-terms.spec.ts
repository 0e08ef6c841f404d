import { REPAIR, REPLACEMENT_BY_YEAR, roadsideWords } from './road-hazard-terms';

describe('road hazard coverage', () => {
  it('shows its payment for each year and for a repair', () => {
    expect(REPLACEMENT_BY_YEAR.map(({ value }) => value)).toEqual(['up to $400', 'up to $200', 'up to $100']);
    expect(REPAIR.value).toBe('up to $25 per tire');
  });

  it('includes roadside assistance from four tires up', () => {
    expect(roadsideWords(4)).toContain('These tires and their installation include');
    expect(roadsideWords(3)).toContain('4 or more installed tires');
  });
});
