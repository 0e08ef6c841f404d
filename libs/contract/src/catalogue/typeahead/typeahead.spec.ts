import { SEARCH_TYPES } from '../../platform/schema/index.js';
import { CLICK_KINDS, QUERY_TYPES, searchTypeahead } from './typeahead.js';

describe('the typeahead', () => {
  it('has every kind of question, of answer and of click [R3.06]', () => {
    expect(QUERY_TYPES).toEqual(['vehicle', 'tireSize', 'brand', 'category', 'tireType', 'guidedShopping']);
    expect([...SEARCH_TYPES].sort()).toEqual([
      'brand',
      'brandAndProductLine',
      'freeSearch',
      'frontTireSize',
      'guidedShopping',
      'makeModelYearOption',
      'mostPopularProductLine',
      'rearTireSize',
      'rearWidthRatio',
      'tireSize',
      'tireType',
      'vehicle',
      'vehicleGuidedShopping',
    ]);
    expect(CLICK_KINDS).toEqual(['current', 'past']);
  });

  it('accepts an empty question, and the beginning of a long one', () => {
    expect(searchTypeahead.query.parse({})).toEqual({ queryText: '', additionalQueryText: '' });
    expect(searchTypeahead.query.parse({ queryText: 'x'.repeat(500) }).queryText).toHaveLength(100);
    expect(searchTypeahead.query.safeParse({ queryType: 'tires' }).success).toBe(false);
  });
});
