import fc from 'fast-check';

import { cents } from '../../money/index.js';
import { priceCart, type PriceRules } from '../price/index.js';
import { aPriceRequest, somePriceRules } from '../price/testing/price-arbitraries.js';
import type { PriceLine, PriceRequest } from '../price-request/index.js';
import { heldPriceOf, heldPrices, type PriceHold } from './price-hold.js';

const ENDS_AT = new Date('2099-01-01T05:00:00.000Z');

/** Only tires: installation and coverage are not held. */
const shipped = (request: PriceRequest): PriceRequest => ({
  ...request,
  installation: null,
  lines: request.lines.map((line) => ({ ...line, roadHazard: { ...line.roadHazard, isChosen: false } })),
});

const cartTires = (lines: readonly PriceLine[]) =>
  lines.map(({ lineId, tire, quantity }) => ({ lineId, quantity, tireId: tire.tireId, axle: lineId }));

const holdOf = (request: PriceRequest, rules: PriceRules): PriceHold => {
  const priced = priceCart(request, rules);
  return {
    quoteId: 'a quote',
    endsAt: ENDS_AT.toISOString(),
    lines: cartTires(request.lines).map(({ lineId, ...line }) => {
      const one = priced.lines.find((each) => each.lineId === lineId);
      if (one === undefined) throw new Error('a line has no price');
      return { ...line, unitPriceInCents: heldPriceOf(one) };
    }),
  };
};

const withHold = (request: PriceRequest, hold: PriceHold, at: Date): PriceRequest => {
  const held = heldPrices(hold, cartTires(request.lines), at);
  return {
    ...request,
    lines: request.lines.map((line) => {
      const price = held.get(line.lineId);
      return price === undefined ? line : { ...line, heldPriceInCents: price };
    }),
  };
};

const MOMENT = new Date('2026-11-28T12:00:00.000Z');

describe('the prices that a quote holds', () => {
  it('are charged to the cent, whatever happens to prices, lists and promotions', () => {
    fc.assert(
      fc.property(
        aPriceRequest,
        somePriceRules,
        somePriceRules,
        fc.integer({ min: 1, max: 500 }),
        (any, then, later, percent) => {
          const request = shipped(any);
          const hold = holdOf(request, then);
          const quoted = priceCart(withHold(request, hold, MOMENT), then);
          const moved = {
            ...request,
            lines: request.lines.map((line) => ({
              ...line,
              unitPriceInCents: cents(Math.ceil((line.unitPriceInCents * percent) / 100)),
            })),
          };
          const charged = priceCart(withHold(moved, hold, MOMENT), later);
          expect(charged.totalInCents).toBe(quoted.totalInCents);
          expect(charged.discountInCents).toBe(0);
          // Rounded down: never more than the offer that the representative saw.
          expect(quoted.totalInCents).toBeLessThanOrEqual(priceCart(request, then).totalInCents);
        },
      ),
    );
  });

  it('end with the quote, and with the first quoted tire that is missing or in another quantity', () => {
    const lines = [
      { lineId: 'a', tireId: 'front tire', axle: 'front', quantity: 2 },
      { lineId: 'b', tireId: 'rear tire', axle: 'rear', quantity: 2 },
    ];
    const hold = {
      quoteId: 'a quote',
      endsAt: '2026-12-13T05:00:00.000Z',
      lines: lines.map(({ lineId: _, ...line }) => ({ ...line, unitPriceInCents: cents(14_200) })),
    };
    const lastMoment = new Date('2026-12-13T04:59:59.999Z');
    const others = { lineId: 'c', tireId: 'another tire', axle: 'all', quantity: 1 };
    expect([...heldPrices(hold, [...lines, others], lastMoment).keys()]).toEqual(['a', 'b']);
    expect(heldPrices(hold, lines, new Date(hold.endsAt)).size).toBe(0);
    expect(heldPrices(hold, lines.slice(1), lastMoment).size).toBe(0);
    expect(heldPrices(hold, [{ ...others, quantity: 4 }, ...lines.slice(1)], lastMoment).size).toBe(0);
    expect(heldPrices(null, lines, lastMoment).size).toBe(0);
  });
});
