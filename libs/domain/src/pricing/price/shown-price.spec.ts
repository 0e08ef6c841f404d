import fc from 'fast-check';
import { cents, sumCents } from '../../money/index.js';
import { EVERY_TIRE } from '../promotions/index.js';
import { priceCart } from './price-cart.js';
import { FREE_WITH_DEAL, isCoverageFree, shownPrice, shownTrace } from './shown-price.js';
import { aLine, aPromotion, aRequest, rulesOf, traits } from './testing/price-builders.js';
import { aPriceRequest, somePriceRules } from './testing/price-arbitraries.js';

const covered = { isChosen: true, costPerTireInCents: cents(1_750) };
const LINES = [
  aLine({ lineId: 'a', tire: traits({ brandSlug: 'michelin' }), roadHazard: covered, quantity: 2 }),
  aLine({ lineId: 'b', roadHazard: covered, quantity: 2 }),
];
const MICHELIN = { ...EVERY_TIRE, brandSlugs: ['michelin'] };
const freeCoverage = aPromotion({ name: 'Free coverage', benefit: { type: 'Free', target: 'coverage' } });

const stepsOf = (price: Parameters<typeof shownTrace>[0]) =>
  shownTrace(price)
    .filter(({ label }) => /coverage|off/i.test(label))
    .map(({ label, detail, amountInCents }) => [label, detail, amountInCents]);

describe('a price as shown', () => {
  it('says that a deal pays for the coverage, and neither charges it nor takes it off', () => {
    const price = priceCart(aRequest({ lines: LINES }), rulesOf([freeCoverage]));
    expect(price.roadHazardInCents).toBe(7_000);
    expect(shownPrice(price)).toEqual({ coverageInCents: 0, isCoverageFree: true, promotions: [] });
    expect(stepsOf(price)).toEqual([
      ['Road hazard coverage, 36 months', FREE_WITH_DEAL, 0],
      ['Road hazard coverage, 36 months', FREE_WITH_DEAL, 0],
    ]);
  });

  it('takes a linked deal off the tires alone, and shows the coverage that is left to pay', () => {
    const linked = aPromotion({ name: '$40 off', scope: MICHELIN, isCoverageLinked: true });
    const price = priceCart(aRequest({ lines: LINES }), rulesOf([linked]));
    expect(price.promotions).toMatchObject([{ amountInCents: 7_500 }]);
    expect(shownPrice(price)).toMatchObject({
      coverageInCents: 3_500,
      isCoverageFree: false,
      promotions: [{ name: '$40 off', amountInCents: 4_000 }],
    });
    expect(stepsOf(price)).toEqual([
      ['Road hazard coverage, 36 months', FREE_WITH_DEAL, 0],
      ['Road hazard coverage, 36 months', '2 tires at $17.50', 3_500],
      ['$40 off', expect.any(String), -4_000],
    ]);
    expect(price.lines.map(isCoverageFree)).toEqual([true, false]);
  });

  it('pairs two deals of one name and amount by their ids, and stored ones without by name', () => {
    const twins = [
      aPromotion({ promotionId: 'with', name: '$40 off', scope: MICHELIN, isCoverageLinked: true }),
      aPromotion({ promotionId: 'without', name: '$40 off', scope: MICHELIN }),
    ];
    const price = priceCart(aRequest({ lines: LINES }), rulesOf(twins));
    expect(price.promotions).toHaveLength(2);
    const amounts = (shown: Parameters<typeof shownTrace>[0]) =>
      shownTrace(shown).flatMap(({ promotionId, label, amountInCents }) =>
        label === '$40 off' ? [[promotionId, amountInCents]] : [],
      );
    const expected = shownPrice(price).promotions.map((one) => [one.promotionId, -one.amountInCents]);
    expect(amounts(price)).toEqual(expected);
    // The deals in another order than the steps, and of one amount.
    const [first, second] = price.promotions.map((one) => ({ ...one, amountInCents: cents(7_500) }));
    const trace = price.trace.map((step) =>
      step.promotionId === undefined ? step : { ...step, amountInCents: cents(-7_500) },
    );
    const turned = { ...price, trace, promotions: [second, first].flatMap((one) => one ?? []) };
    expect(new Map(amounts(turned) as [string, number][])).toEqual(
      new Map(shownPrice(turned).promotions.map((one) => [one.promotionId, -one.amountInCents])),
    );
    const stored = { ...price, trace: price.trace.map(({ promotionId: _, ...step }) => step) };
    expect(amounts(stored).map(([, amount]) => amount)).toEqual(expected.map(([, amount]) => amount));
  });

  it('is unchanged without coverage', () => {
    const price = priceCart(aRequest(), rulesOf([freeCoverage]));
    expect(shownPrice(price)).toMatchObject({ coverageInCents: 0, isCoverageFree: false });
    expect(shownTrace(price)).toEqual(price.trace);
  });

  it('adds up to the same total, for any cart and any deals', () => {
    fc.assert(
      fc.property(aPriceRequest, somePriceRules, (request, rules) => {
        const price = priceCart(request, rules);
        expect(sumCents(shownTrace(price).map(({ amountInCents }) => amountInCents))).toBe(
          price.totalInCents,
        );
        const { coverageInCents, promotions } = shownPrice(price);
        const before = price.roadHazardInCents - sumCents(price.promotions.map((each) => each.amountInCents));
        expect(coverageInCents - sumCents(promotions.map((each) => each.amountInCents))).toBe(before);
        expect(coverageInCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
