import fc from 'fast-check';
import { applyRate, cents, type Cents, ratePpm, sumCents } from '../../money/index.js';
import { PAYMENT_METHODS } from '../payment-methods/index.js';
import type { PriceRequest } from '../price-request/index.js';
import { doesMethodMatter, openRules } from './open-rules.js';
import { explainPrice, priceAmounts, priceCart } from './price-cart.js';
import { type PriceRules, withStandardRules } from './price-rules.js';
import type { PricedCart, PricedLine } from './priced-cart.js';
import { aPriceRequest, somePriceRules } from './testing/price-arbitraries.js';

/** The nightly run uses 100,000 carts. */
const RUNS = Number(process.env['PRICE_PROPERTY_RUNS'] ?? 1_000);

const LINE_TO_CART = [
  ['subtotalInCents', 'tiresInCents'],
  ['discountInCents', 'discountInCents'],
  ['installationInCents', 'installationInCents'],
  ['installationSavingInCents', 'installationSavingInCents'],
  ['roadHazardInCents', 'roadHazardInCents'],
  ['roadHazardSavingInCents', 'roadHazardSavingInCents'],
  ['fetInCents', 'fetInCents'],
  ['stateFeeInCents', 'stateFeeInCents'],
  ['freightInCents', 'freightInCents'],
  ['salesTaxInCents', 'salesTaxInCents'],
  ['totalInCents', 'totalInCents'],
] as const;

const partsOf = (amounts: Omit<PricedCart, 'tiresInCents' | 'lines'> | PricedLine, tires: Cents): Cents =>
  sumCents([
    tires,
    cents(-amounts.discountInCents),
    amounts.installationInCents,
    cents(-amounts.installationSavingInCents),
    amounts.roadHazardInCents,
    cents(-amounts.roadHazardSavingInCents),
    amounts.fetInCents,
    amounts.stateFeeInCents,
    amounts.freightInCents,
    amounts.salesTaxInCents,
  ]);

const somePricing = fc.tuple(aPriceRequest, somePriceRules.map(withStandardRules));

/** Checks as many carts and rules as the run asks for. */
const always = (check: (request: PriceRequest, rules: PriceRules) => void): void =>
  fc.assert(
    fc.property(somePricing, ([request, rules]) => check(request, rules)),
    { numRuns: RUNS },
  );

const figuresOf = (priced: PricedCart) => ({
  totals: LINE_TO_CART.map(([, ofCart]) => priced[ofCart]),
  lines: new Map(priced.lines.map((line) => [line.lineId, line])),
  promotions: priced.promotions,
});

describe('every priced cart', () => {
  it('is the sum of its lines in each amount', () => {
    always((request, rules) => {
      const priced = priceCart(request, rules);
      for (const [ofLine, ofCart] of LINE_TO_CART)
        expect(sumCents(priced.lines.map((line) => line[ofLine]))).toBe(priced[ofCart]);
    });
  });

  it('is lines, coverage, installation, fees, excise tax, tax and freight less discounts, as is every line', () => {
    always((request, rules) => {
      const priced = priceCart(request, rules);
      expect(partsOf(priced, priced.tiresInCents)).toBe(priced.totalInCents);
      for (const line of priced.lines) expect(partsOf(line, line.subtotalInCents)).toBe(line.totalInCents);
    });
  });

  it('has steps that sum to its total', () => {
    always((request, rules) => {
      const priced = priceCart(request, rules);
      expect(sumCents(priced.trace.map((step) => step.amountInCents))).toBe(priced.totalInCents);
    });
  });

  it('has no negative amount on any line, and discounts no more than there is', () => {
    always((request, rules) => {
      for (const line of priceCart(request, rules).lines) {
        for (const [ofLine] of LINE_TO_CART) expect(line[ofLine]).toBeGreaterThanOrEqual(0);
        expect(line.discountInCents).toBeLessThanOrEqual(line.subtotalInCents);
        expect(line.installationSavingInCents).toBeLessThanOrEqual(line.installationInCents);
        expect(line.roadHazardSavingInCents).toBeLessThanOrEqual(line.roadHazardInCents);
      }
    });
  });

  it('splits each promotion over its lines to the cent, and discounts the sum of its promotions', () => {
    always((request, rules) => {
      const priced = priceCart(request, rules);
      const sum = (field: 'tiresInCents' | 'installationInCents' | 'coverageInCents'): number =>
        sumCents(priced.promotions.flatMap(({ lines }) => lines.map((line) => line[field])));
      expect(sum('tiresInCents')).toBe(priced.discountInCents);
      expect(sum('installationInCents')).toBe(priced.installationSavingInCents);
      expect(sum('coverageInCents')).toBe(priced.roadHazardSavingInCents);
      for (const { lines, amountInCents } of priced.promotions) {
        expect(amountInCents).toBeGreaterThan(0);
        expect(
          sumCents(
            lines.flatMap((line) => [line.tiresInCents, line.installationInCents, line.coverageInCents]),
          ),
        ).toBe(amountInCents);
      }
    });
  });

  it('has the same amounts without its words, and without promotions that are closed to its shopper', () => {
    always((request, rules) => {
      const {
        lines: _lines,
        promotions: _promotions,
        trace: _trace,
        exemption: _exemption,
        ...amounts
      } = priceCart(request, rules);
      expect(priceAmounts(request, rules)).toEqual(amounts);
      const place = { context: request.context, state: request.destination?.state ?? null };
      expect(priceAmounts(request, openRules(rules, place))).toEqual(amounts);
    });
  });

  it('is the same with a way to pay that matters to no open promotion as without any', () => {
    always((request, rules) => {
      const place = { context: request.context, state: request.destination?.state ?? null };
      const priceWith = (paymentMethod: string | null) =>
        priceAmounts({ ...request, context: { ...request.context, paymentMethod } }, rules);
      for (const method of PAYMENT_METHODS.filter((each) => !doesMethodMatter(rules, place, each)))
        expect(priceWith(method)).toEqual(priceWith(null));
    });
  });

  it('is the same in any order of lines, promotions and price lists', () => {
    fc.assert(
      fc.property(somePricing, fc.infiniteStream(fc.nat()), ([request, rules], luck) => {
        const shuffled = <T>(list: readonly T[]): T[] =>
          list
            .map((each) => ({ each, at: luck.next().value ?? 0 }))
            .sort((a, b) => a.at - b.at)
            .map(({ each }) => each);
        const other = priceCart(
          { ...request, lines: shuffled(request.lines) },
          { promotions: shuffled(rules.promotions), priceLists: shuffled(rules.priceLists) },
        );
        const { lines, ...figures } = figuresOf(priceCart(request, rules));
        const { lines: otherLines, ...otherFigures } = figuresOf(other);
        expect(otherFigures).toEqual(figures);
        expect(otherLines).toEqual(lines);
      }),
      { numRuns: RUNS },
    );
  });

  it('is explained as charged, every promotion either applied or missed with a reason', () => {
    always((request, rules) => {
      const explained = explainPrice(request, rules);
      expect(explained.priced).toEqual(priceCart(request, rules));
      const named = [...explained.priced.promotions, ...explained.missed].map(
        ({ promotionId }) => promotionId,
      );
      expect([...named].sort()).toEqual(rules.promotions.map(({ promotionId }) => promotionId).sort());
    });
  });

  it('never charges more for a tire than its own price', () => {
    always((request, rules) => {
      for (const line of priceCart(request, rules).lines) {
        expect(line.unitPriceInCents).toBeLessThanOrEqual(line.retailPriceInCents);
        expect(line.unitPriceInCents < line.retailPriceInCents).toBe(line.priceListId !== null);
      }
    });
  });

  it('applies at most one promotion of an exclusivity group, and none excluded by an exclusive one', () => {
    always((request, rules) => {
      const byId = new Map(rules.promotions.map((promotion) => [promotion.promotionId, promotion]));
      const applied = priceCart(request, rules).promotions.flatMap(
        ({ promotionId }) => byId.get(promotionId) ?? [],
      );
      const groups = applied.flatMap(({ exclusivityGroup }) => exclusivityGroup ?? []);
      expect(new Set(groups).size).toBe(groups.length);
      const others = applied.filter(({ stacking }) => stacking !== 'always');
      if (others.some(({ stacking }) => stacking === 'exclusive')) expect(others).toHaveLength(1);
    });
  });

  it('taxes only tires and installation after discounts', () => {
    always((request, rules) => {
      const priced = priceCart(request, rules);
      const base = cents(
        priced.tiresInCents -
          priced.discountInCents +
          priced.installationInCents -
          priced.installationSavingInCents,
      );
      const rate = request.context.shopper.isTaxExempt ? 0 : (request.destination?.salesTaxRatePpm ?? 0);
      expect(priced.salesTaxInCents).toBe(applyRate(base, ratePpm(rate)));
    });
  });
});
