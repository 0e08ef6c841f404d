import fc from 'fast-check';
import { cents } from '../../money/index.js';
import type { PriceDestination, PriceLine, PriceRequest, TireFee } from '../price-request.js';

const anAmountUpTo = (max: number) => fc.integer({ min: 0, max }).map(cents);

const aTireFee: fc.Arbitrary<TireFee> = fc.record(
  {
    basis: fc.constantFrom('flat', 'percent', 'none'),
    perTireInCents: anAmountUpTo(1_000),
    ratePpm: fc.integer({ min: 0, max: 50_000 }),
    maxPerTireInCents: fc.option(anAmountUpTo(500)),
    largeRim: fc.option(
      fc.record({
        fromRimIn: fc.integer({ min: 15, max: 24 }),
        perTireInCents: anAmountUpTo(1_000),
        ratePpm: fc.integer({ min: 0, max: 50_000 }),
      }),
    ),
  },
  { requiredKeys: ['basis', 'perTireInCents', 'ratePpm'] },
);

const aDestination: fc.Arbitrary<PriceDestination> = fc.record({
  state: fc.constantFrom('PA', 'AZ', 'NC', 'TX'),
  salesTaxRatePpm: fc.integer({ min: 0, max: 120_000 }),
  tireFee: aTireFee,
});

const aLine: fc.Arbitrary<PriceLine> = fc.record(
  {
    lineId: fc.uuid(),
    unitPriceInCents: anAmountUpTo(200_000),
    quantity: fc.integer({ min: 1, max: 8 }),
    maxLoadLb: fc.integer({ min: 500, max: 8_000 }),
    isOversized: fc.boolean(),
    weightLb: fc.integer({ min: 10, max: 150 }),
    rimIn: fc.integer({ min: 12, max: 26 }),
    roadHazard: fc.record({ isChosen: fc.boolean(), costPerTireInCents: anAmountUpTo(5_000) }),
  },
  {
    requiredKeys: [
      'lineId',
      'unitPriceInCents',
      'quantity',
      'maxLoadLb',
      'isOversized',
      'weightLb',
      'roadHazard',
    ],
  },
);

/** Any cart that can be priced. */
export const aPriceRequest: fc.Arbitrary<PriceRequest> = fc.record({
  lines: fc.array(aLine, { maxLength: 6 }),
  installation: fc.option(fc.record({ pricePerTireInCents: anAmountUpTo(5_000) })),
  destination: fc.option(aDestination),
});
