import { priceCart } from '../../pricing/index.js';
import { freightPerTire, OVERSIZED_FREIGHT_PER_TIRE } from './freight.js';
import { aLine, aRequest } from '../../pricing/price/testing/price-builders.js';

describe('freight', () => {
  it('is free except for oversized tires, and known before the address', () => {
    expect(freightPerTire(false)).toBe(0);
    expect(freightPerTire(true)).toBe(OVERSIZED_FREIGHT_PER_TIRE);
    const lines = [
      aLine({ lineId: 'ordinary', quantity: 2 }),
      aLine({ lineId: 'oversized', quantity: 2, isOversized: true }),
    ];
    const priced = priceCart(aRequest({ lines, destination: null }));
    expect(priced.lines.map((line) => line.freightInCents)).toEqual([0, 5_800]);
    expect(priced.shippingInCents).toBe(5_800);
    expect(priced.trace).toContainEqual({
      label: 'Freight',
      detail: '2 tires, oversized, at $29.00',
      amountInCents: 5_800,
    });
  });
});
