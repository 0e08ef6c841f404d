import { cents } from '../money/index.js';
import { installationSaving } from './installation-saving.js';
import { priceCart } from './price-cart.js';
import { aLine, aRequest } from './testing/price-builders.js';

const savingOf = (...quantities: number[]): number => {
  const lines = quantities.map((quantity, index) => aLine({ lineId: `${index}`, quantity }));
  return priceCart(aRequest({ lines })).installationSavingInCents;
};

describe('installation saving', () => {
  it('is $25 once from four installed tires on', () => {
    expect([1, 2, 3, 4, 5, 8, 12].map((quantity) => savingOf(quantity))).toEqual([
      0, 0, 0, 2500, 2500, 2500, 2500,
    ]);
  });

  it('counts tires over all lines, and splits over them without losing a cent', () => {
    expect(savingOf(2, 2)).toBe(2_500);
    expect(savingOf(2, 1)).toBe(0);
    const lines = [3, 3, 1].map((quantity, index) => aLine({ lineId: `${index}`, quantity }));
    const shares = priceCart(aRequest({ lines })).lines.map((line) => line.installationSavingInCents);
    expect(shares).toEqual([1_072, 1_071, 357]);
  });

  it('is nothing where nothing is installed', () => {
    expect(priceCart(aRequest({ installation: null })).installationSavingInCents).toBe(0);
  });

  it('is never more than the installation', () => {
    expect(installationSaving(4, cents(2_000))).toBe(2_000);
    expect(installationSaving(4, cents(2_500))).toBe(2_500);
    expect(installationSaving(4, cents(0))).toBe(0);
  });
});
