import { readSize } from '../testing/read-size.js';
import { canonicalTireSize } from './canonical-tire-size.js';
import { isPMetric, searchCodeOf, searchSize } from './search-size.js';

describe('the search of a size', () => {
  it.each([
    ['P225/65R17', '225/65R17'],
    ['225/65R17', '225/65R17'],
    ['P245/50ZR16', '245/50R16'],
    ['255/35ZR19', '255/35R19'],
    ['LT275/70R18', 'LT275/70R18'],
    ['ST205/75R15', 'ST205/75R15'],
    ['T145/70D17', 'T145/70D17'],
    ['235/65R16C', '235/65R16C'],
    ['33X12.50R15LT', '33X12.50R15LT'],
    ['11R22.5', '11R22.5'],
  ])('of %s is %s', (code, search) => {
    expect(canonicalTireSize(searchSize(readSize(code)))).toBe(search);
    expect(searchCodeOf(code)).toBe(search);
    expect(searchCodeOf(search)).toBe(search);
  });

  it.each([
    ['P225/65R17', true],
    ['225/65R17', false],
    ['LT225/75R16', false],
    ['235-710R460A', false],
  ])('marks %s as P-metric: %s', (code, expected) => {
    expect(isPMetric(code)).toBe(expected);
  });

  it('of words is the words', () => {
    expect(searchCodeOf('Prius')).toBe('Prius');
  });
});
