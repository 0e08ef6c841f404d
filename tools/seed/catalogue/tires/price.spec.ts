import { Prng } from '../../random/prng.js';
import { aLine, aSize, aTruckSize } from '../../testing/builders.js';
import { priceOf } from './price.js';

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const usualDollars = (
  line: Parameters<typeof aLine>[0],
  size = aSize(),
  loadRange = 'SL',
  isRunFlat = false,
): number =>
  mean(
    Array.from({ length: 200 }, (_, n) => {
      const tire = { line: aLine(line), size, loadRange, speedSymbol: 'H', isRunFlat };
      return priceOf(tire, new Prng(`line ${n}`), new Prng(`tire ${n}`)) / 100;
    }),
  );

describe('priceOf', () => {
  it('rises with the brand’s tier', () => {
    const [value, mid, premium] = [
      usualDollars({ tier: 'value' }),
      usualDollars({ tier: 'mid' }),
      usualDollars({ tier: 'premium' }),
    ];
    expect(mid).toBeGreaterThan(value * 1.3);
    expect(premium).toBeGreaterThan(mid * 1.3);
  });

  it('rises with size and load', () => {
    const small = aSize({ diameterIn: 24.9, rimIn: 16, sectionIn: 8.07 });
    expect(usualDollars({}, aSize())).toBeGreaterThan(usualDollars({}, small));
    expect(usualDollars({}, aTruckSize(), 'E')).toBeGreaterThan(usualDollars({}, aTruckSize(), 'C'));
    expect(usualDollars({}, aSize(), 'SL', true)).toBeGreaterThan(usualDollars({}, aSize()));
  });

  it('is close to real prices', () => {
    expect(usualDollars({ tier: 'premium' })).toBeGreaterThan(165);
    expect(usualDollars({ tier: 'premium' })).toBeLessThan(225);
    expect(usualDollars({ tier: 'value' })).toBeGreaterThan(75);
    expect(usualDollars({ tier: 'value' })).toBeLessThan(115);
  });

  it('ends in typical cents and is always the same for a tire', () => {
    const tire = { line: aLine(), size: aSize(), loadRange: 'SL', speedSymbol: 'H', isRunFlat: false };
    for (let n = 0; n < 100; n += 1) {
      const price = priceOf(tire, new Prng('l'), new Prng(`t${n}`));
      expect([0, 49, 95, 99]).toContain(price % 100);
      expect(priceOf(tire, new Prng('l'), new Prng(`t${n}`))).toBe(price);
    }
  });
});
