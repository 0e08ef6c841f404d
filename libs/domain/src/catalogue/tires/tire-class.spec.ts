import { hasSameDimensions } from './size/same-dimensions.js';
import { readSize } from './testing/read-size.js';
import { tireClass } from './tire-class.js';

describe('tireClass', () => {
  it.each([
    ['225/65R17', 'passenger'],
    ['P225/65R17', 'passenger'],
    ['235-710R460A', 'passenger'],
    ['LT275/70R18', 'lightTruck'],
    ['33X12.50R15LT', 'lightTruck'],
    ['235/65R16C', 'lightTruck'],
    ['7.50R16LT', 'lightTruck'],
    ['225/70R19.5', 'truck'],
    ['11R22.5', 'truck'],
    ['ST205/75R15', 'trailer'],
    ['4.80-8', 'trailer'],
    ['20.5X8.00-10', 'trailer'],
    ['T145/70D17', 'spare'],
    ['25X8.00-12', 'offRoad'],
    ['205/50-10', 'offRoad'],
  ])('of %s is %s', (text, expected) => {
    expect(tireClass(readSize(text))).toBe(expected);
  });
});

describe('hasSameDimensions', () => {
  it.each([
    ['225/65R17', 'P225/65R17', true],
    ['255/35ZR19', '255/35R19', true],
    ['LT275/65R18', '275/65R18', true],
    ['235/65R16C', '235/65R16', true],
    ['225/65R17', '225/60R17', false],
    ['T145/70D17', 'T145/70R17', false],
    ['33X12.50R15LT', '33X12.50R17LT', false],
    ['11R22.5', '11R24.5', false],
  ])('of %s and %s is %s', (a, b, isSame) => {
    expect(hasSameDimensions(readSize(a), readSize(b))).toBe(isSame);
    expect(hasSameDimensions(readSize(b), readSize(a))).toBe(isSame);
  });
});
