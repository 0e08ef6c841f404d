import { cents, sumCents, ZERO_CENTS } from '../../money/index.js';
import { priceReturn } from './price-return.js';
import type { TiresBack } from './returned-amounts.js';

const line = (change: Partial<TiresBack> = {}): TiresBack => ({
  lineId: 'a',
  quantity: 4,
  takenBack: 0,
  bought: 4,
  amounts: {
    tiresInCents: cents(61_600),
    discountInCents: ZERO_CENTS,
    installationInCents: ZERO_CENTS,
    installationSavingInCents: ZERO_CENTS,
    roadHazardInCents: ZERO_CENTS,
    roadHazardSavingInCents: ZERO_CENTS,
    fetInCents: ZERO_CENTS,
    stateFeeInCents: ZERO_CENTS,
    freightInCents: ZERO_CENTS,
    salesTaxInCents: cents(4_928),
  },
  ...change,
});

describe('the money of a return', () => {
  it('is what was paid, less $20 for each tire', () => {
    const price = priceReturn([line()]);
    expect(price).toMatchObject({ grossInCents: 66_528, feeInCents: 8_000, refundInCents: 58_528 });
    expect(price.rows).toEqual([
      { label: '4 tires returned', amountInCents: 61_600 },
      { label: 'Sales tax', amountInCents: 4_928 },
      { label: 'Handling, 4 at $20.00', amountInCents: -8_000 },
    ]);
  });

  it('is all of it where the right size was ordered instead, tire for tire', () => {
    expect(priceReturn([line()], { replacements: 4 })).toMatchObject({
      feeInCents: 0,
      waivedInCents: 8_000,
      feeWaivedBecause: 'right-size',
      refundInCents: 66_528,
    });
    expect(priceReturn([line()], { replacements: 3 })).toMatchObject({
      feeInCents: 2_000,
      waivedInCents: 6_000,
    });
    expect(priceReturn([line()])).toMatchObject({ waivedInCents: 0, feeWaivedBecause: null });
  });

  it('is never below zero, however cheap the tires were', () => {
    const amounts = { ...line().amounts, tiresInCents: cents(4_000), salesTaxInCents: cents(320) };
    const price = priceReturn([line({ amounts })]);
    expect(price).toMatchObject({ feeInCents: 4_320, refundInCents: 0 });
    expect(sumCents(price.rows.map((row) => row.amountInCents))).toBe(0);
  });

  it('throws for more tires than were bought', () => {
    expect(() => priceReturn([line({ quantity: 5 })])).toThrow(RangeError);
    expect(() => priceReturn([line({ quantity: 2, takenBack: 3 })])).toThrow(RangeError);
  });
});
