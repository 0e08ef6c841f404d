import fc from 'fast-check';
import { applyRate, cents, type Cents, ratePpm, sumCents } from '../money/index.js';
import { priceCart } from './price-cart.js';
import type { PricedCart, PricedLine } from './priced-cart.js';
import { aPriceRequest } from './testing/price-arbitraries.js';

const LINE_TO_CART = [
  ['subtotalInCents', 'tiresInCents'],
  ['installationInCents', 'installationInCents'],
  ['installationSavingInCents', 'installationSavingInCents'],
  ['roadHazardInCents', 'roadHazardInCents'],
  ['fetInCents', 'fetInCents'],
  ['stateFeeInCents', 'stateFeeInCents'],
  ['freightInCents', 'freightInCents'],
  ['salesTaxInCents', 'salesTaxInCents'],
  ['totalInCents', 'totalInCents'],
] as const;

const partsOf = (amounts: Omit<PricedCart, 'tiresInCents'> | PricedLine, tires: Cents): Cents =>
  sumCents([
    tires,
    amounts.installationInCents,
    cents(-amounts.installationSavingInCents),
    amounts.roadHazardInCents,
    amounts.fetInCents,
    amounts.stateFeeInCents,
    amounts.freightInCents,
    amounts.salesTaxInCents,
  ]);

const totalsOf = (priced: PricedCart): Cents[] => LINE_TO_CART.map(([, ofCart]) => priced[ofCart]);

describe('every priced cart', () => {
  it('is the sum of its lines in each amount', () => {
    fc.assert(
      fc.property(aPriceRequest, (request) => {
        const priced = priceCart(request);
        for (const [ofLine, ofCart] of LINE_TO_CART) {
          expect(sumCents(priced.lines.map((line) => line[ofLine]))).toBe(priced[ofCart]);
        }
      }),
    );
  });

  it('is the sum of its parts, and so is every line', () => {
    fc.assert(
      fc.property(aPriceRequest, (request) => {
        const priced = priceCart(request);
        expect(partsOf(priced, priced.tiresInCents)).toBe(priced.totalInCents);
        for (const line of priced.lines) expect(partsOf(line, line.subtotalInCents)).toBe(line.totalInCents);
      }),
    );
  });

  it('has steps that sum to its total', () => {
    fc.assert(
      fc.property(aPriceRequest, (request) => {
        const priced = priceCart(request);
        expect(sumCents(priced.trace.map((step) => step.amountInCents))).toBe(priced.totalInCents);
      }),
    );
  });

  it('has no amount below zero', () => {
    fc.assert(
      fc.property(aPriceRequest, (request) => {
        const priced = priceCart(request);
        for (const [ofLine] of LINE_TO_CART) {
          for (const line of priced.lines) expect(line[ofLine]).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('never saves more on a line than its installation', () => {
    fc.assert(
      fc.property(aPriceRequest, (request) => {
        for (const line of priceCart(request).lines) {
          expect(line.installationSavingInCents).toBeLessThanOrEqual(line.installationInCents);
        }
      }),
    );
  });

  it('costs the same in whatever order its lines stand', () => {
    const aShuffledRequest = aPriceRequest.chain((request) =>
      fc
        .shuffledSubarray([...request.lines], { minLength: request.lines.length })
        .map((lines) => [request, { ...request, lines }] as const),
    );
    fc.assert(
      fc.property(aShuffledRequest, ([request, shuffled]) => {
        expect(totalsOf(priceCart(shuffled))).toEqual(totalsOf(priceCart(request)));
      }),
    );
  });

  it('taxes tires and installation after its saving, and nothing else', () => {
    fc.assert(
      fc.property(aPriceRequest, (request) => {
        const priced = priceCart(request);
        const base = cents(
          priced.tiresInCents + priced.installationInCents - priced.installationSavingInCents,
        );
        expect(priced.salesTaxInCents).toBe(
          applyRate(base, ratePpm(request.destination?.salesTaxRatePpm ?? 0)),
        );
      }),
    );
  });
});
