import { cents, type Cents } from '@simpletread/domain';
import fc from 'fast-check';

import { priceShares } from './price-shares.js';

const amount = fc.nat({ max: 1_000_000 }).map(cents);

const pricing = fc.record({
  tiresInCents: amount,
  discountInCents: fc.constant(cents(0)) as fc.Arbitrary<Cents>,
  roadHazardSavingInCents: fc.constant(cents(0)) as fc.Arbitrary<Cents>,
  installationInCents: amount,
  installationSavingInCents: fc.constant(cents(0)) as fc.Arbitrary<Cents>,
  roadHazardInCents: amount,
  fetInCents: amount,
  stateFeeInCents: amount,
  freightInCents: amount,
  salesTaxInCents: amount,
});

describe('priceShares', () => {
  it('loses no cent of the parts', () => {
    fc.assert(
      fc.property(pricing, (parts) => {
        const whole = {
          ...parts,
          shippingInCents: parts.freightInCents,
          promotions: [],
          lines: [],
          trace: [],
          isTaxKnown: true,
          totalInCents: cents(0),
        };
        const { tires, installation, fees } = priceShares(whole);
        const sum = Object.values(parts).reduce((all: number, part) => all + part, 0);
        expect(tires + installation + fees).toBe(sum);
      }),
    );
  });

  it('takes the saving off the installation', () => {
    const whole = {
      lines: [],
      trace: [],
      isTaxKnown: true,
      promotions: [],
      tiresInCents: cents(56_800),
      discountInCents: cents(0),
      roadHazardSavingInCents: cents(0),
      installationInCents: cents(8_800),
      installationSavingInCents: cents(2_500),
      roadHazardInCents: cents(7_000),
      fetInCents: cents(0),
      stateFeeInCents: cents(400),
      freightInCents: cents(0),
      shippingInCents: cents(0),
      salesTaxInCents: cents(5_048),
      totalInCents: cents(75_548),
    };
    expect(priceShares(whole)).toEqual({ tires: 56_800, installation: 13_300, fees: 5_448 });
  });
});
