import fc from 'fast-check';

import { cents } from '../../money/index.js';
import { guestContext, priceCart } from '../../pricing/index.js';
import { chargesAtPlace } from './charges-at-place.js';

describe('chargesAtPlace', () => {
  const destination = fc.record({
    state: fc.constant('XX'),
    salesTaxRatePpm: fc.integer({ min: 0, max: 120_000 }),
    tireFee: fc.oneof(
      fc.record({
        basis: fc.constant('flat' as const),
        perTireInCents: fc.integer({ min: 0, max: 500 }).map(cents),
        ratePpm: fc.constant(0),
      }),
      fc.record({
        basis: fc.constant('percent' as const),
        perTireInCents: fc.constant(cents(0)),
        ratePpm: fc.integer({ min: 0, max: 50_000 }),
        maxPerTireInCents: fc.option(fc.integer({ min: 0, max: 300 }).map(cents)),
        largeRim: fc.constant({ fromRimIn: 18, perTireInCents: cents(0), ratePpm: 30_000 }),
      }),
    ),
  });
  const bought = fc.record({
    unitPriceInCents: fc.integer({ min: 1, max: 90_000 }).map(cents),
    quantity: fc.integer({ min: 1, max: 8 }),
    rimIn: fc.integer({ min: 14, max: 22 }),
  });

  it('charges what the same cart costs there, to the cent of each line', () => {
    fc.assert(
      fc.property(
        fc.array(bought, { minLength: 1, maxLength: 4 }),
        destination,
        destination,
        fc.option(fc.integer({ min: 0, max: 5_000 }).map(cents)),
        (lines, from, to, perTire) => {
          const at = (place: typeof from) =>
            priceCart({
              lines: lines.map((line, index) => ({
                ...line,
                lineId: `line-${index}`,
                tire: {
                  tireId: `t${index}`,
                  productLineId: 'p',
                  brandSlug: 'b',
                  categoryId: 1,
                  sizeCode: '225/65R17',
                },
                maxLoadLb: 2_000,
                isOversized: false,
                weightLb: 25,
                roadHazard: { isChosen: false, costPerTireInCents: cents(0) },
              })),
              installation: perTire === null ? null : { pricePerTireInCents: perTire },
              destination: place,
              context: guestContext(new Date('2026-11-24T15:00:00Z')),
            });
          const sold = at(from).lines.map((line, index) => ({
            ...line,
            tiresInCents: line.subtotalInCents,
            rimIn: lines[index]?.rimIn ?? 0,
          }));
          expect(chargesAtPlace(sold, to, false)).toEqual(
            at(to).lines.map(({ stateFeeInCents, salesTaxInCents }) => ({
              stateFeeInCents,
              salesTaxInCents,
            })),
          );
        },
      ),
    );
  });
});
