import { cents } from '@simpletread/domain';
import { coverageText } from './coverage-text';

describe('the price of coverage', () => {
  it.each([
    [1_400, null, '$14.00 per tire'],
    [1_400, 1_400, '$14.00 per tire'],
    [1_400, 1_750, '$14.00 per front tire, $17.50 per rear tire'],
  ])('of %p and %p is %p', (front, rear, text) => {
    expect(coverageText(cents(front), rear === null ? null : cents(rear))).toBe(text);
  });
});
