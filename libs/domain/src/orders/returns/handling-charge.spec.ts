import fc from 'fast-check';

import { cents } from '../../money/index.js';
import { chargeHandling, handlingEffects } from './handling-charge.js';
import { HANDLING_FEE } from './return-limits.js';

describe('waived handling that is due after all', () => {
  it('costs $20 for each tire, and is named in a sentence', () => {
    const charge = chargeHandling(cents(60_000), 3);
    expect(charge).toEqual({ feeInCents: 6_000, tires: 3 });
    expect(handlingEffects(charge)).toEqual([
      '$60.00 is deducted for handling. The exchange waived it while these tires were kept.',
    ]);
  });

  it('is settled without a charge where we are the reason', () => {
    const charge = chargeHandling(cents(60_000), 3, true);
    expect(charge).toEqual({ feeInCents: 0, tires: 3 });
    expect(handlingEffects(charge)).toEqual([]);
  });

  it('never costs more than the tires, and settles no more of them than are due', () => {
    fc.assert(
      fc.property(fc.nat({ max: 20_000 }), fc.nat({ max: 8 }), (gross, due) => {
        const { feeInCents, tires } = chargeHandling(cents(gross), due);
        expect(feeInCents).toBe(Math.min(gross, due * HANDLING_FEE));
        expect(tires).toBeLessThanOrEqual(due);
      }),
    );
  });
});
