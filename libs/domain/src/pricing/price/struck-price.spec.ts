import { type Cents, cents } from '../../money/index.js';
import { struckPriceOf } from './struck-price.js';

const struck = (price: number, regular: number, charged: number | null): Cents | null =>
  struckPriceOf({
    priceInCents: cents(price),
    regularPriceInCents: cents(regular),
    chargedInCents: charged === null ? null : cents(charged),
  });

describe('the struck price of a tire', () => {
  it('is its own price if the shopper pays less and someone was charged it', () => {
    expect(struck(9_000, 10_000, 10_000)).toBe(10_000);
    expect(struck(9_000, 10_000, 10_500)).toBe(10_000);
  });

  it('is missing if no one was charged it, or nothing is saved', () => {
    expect(struck(9_000, 10_000, null)).toBeNull();
    expect(struck(9_000, 10_000, 9_999)).toBeNull();
    expect(struck(10_000, 10_000, 10_000)).toBeNull();
  });
});
