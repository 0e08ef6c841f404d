import { cents, priceCart, type PriceRequest } from '@simpletread/domain';
import fc from 'fast-check';
import { installedPricing } from './installed-pricing';
import { aCart, aCartLine, aPricing } from './testing/a-cart';

const cartOf = (request: PriceRequest) => {
  const priced = priceCart(request);
  return aCart({
    pricing: { ...priced, lines: [...priced.lines], trace: [...priced.trace] },
    lines: request.lines.map((line) =>
      aCartLine({
        lineId: line.lineId,
        quantity: line.quantity,
        salePriceInCents: line.unitPriceInCents,
        roadHazardState: line.roadHazard.isChosen ? 1 : 0,
        roadHazardCostInCents: line.roadHazard.costPerTireInCents,
      }),
    ),
  });
};

const line = fc.record({
  unitPriceInCents: fc.integer({ min: 1000, max: 200_000 }).map(cents),
  quantity: fc.integer({ min: 1, max: 8 }),
  maxLoadLb: fc.integer({ min: 900, max: 4500 }),
  isOversized: fc.boolean(),
  weightLb: fc.constant(25),
  roadHazard: fc.record({
    isChosen: fc.boolean(),
    costPerTireInCents: fc.integer({ min: 0, max: 9000 }).map(cents),
  }),
});

const requests = fc.record({
  lines: fc
    .array(line, { minLength: 1, maxLength: 4 })
    .map((lines) => lines.map((drawn, index) => ({ ...drawn, lineId: String(index) }))),
  installation: fc.constant(null),
  destination: fc.record({
    state: fc.constant('PA'),
    // A tax that rounds to nothing is not told; no state has one so low.
    salesTaxRatePpm: fc.oneof(fc.constant(0), fc.integer({ min: 1000, max: 120_000 })),
    tireFee: fc.constant({ basis: 'flat' as const, perTireInCents: cents(100), ratePpm: 0 }),
  }),
});

describe('the price of a cart once it is installed', () => {
  it('is to the cent what the cart costs when a shop with that price is chosen', () => {
    fc.assert(
      fc.property(requests, fc.integer({ min: 1, max: 6000 }).map(cents), (request, pricePerTireInCents) => {
        const told = installedPricing(cartOf(request), pricePerTireInCents);
        const {
          lines: _lines,
          trace,
          ...then
        } = priceCart({
          ...request,
          installation: { pricePerTireInCents },
        });
        expect(told).toMatchObject(then);
        const sum = told?.trace.reduce((total, { amountInCents }) => total + amountInCents, 0);
        expect(sum).toBe(trace.reduce((total, { amountInCents }) => total + amountInCents, 0));
      }),
    );
  });

  it('is not told where the tax is not the one that is named', () => {
    expect(
      installedPricing(aCart({ pricing: aPricing({ salesTaxInCents: cents(1) }) }), cents(1850)),
    ).toBeNull();
  });

  it('is not told before a ZIP is known', () => {
    const pricing = aPricing({ isTaxKnown: false, salesTaxInCents: cents(0), trace: [] });
    expect(installedPricing(aCart({ pricing }), cents(1850))).toBeNull();
  });

  it('says whose price the installation is', () => {
    const installed = installedPricing(aCart(), cents(1850));
    expect(installed?.trace.find(({ label }) => label === 'Installation')?.detail).toBe(
      '4 tires at $18.50, usual near 19147',
    );
  });
});
