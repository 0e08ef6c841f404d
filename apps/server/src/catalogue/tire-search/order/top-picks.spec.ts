import fc from 'fast-check';

import { sampleTire, type SampleTire } from '../../tires/testing/sample-tire.js';
import { someSearch } from '../testing/some-offers.js';
import { filterOffers } from '../filters/filter-offers.js';
import { offersOfSize } from '../offer.js';
import { TIRE_PRICES, wholePriceOf } from '../offer-prices.js';
import { recommendedFirst } from './sorted-offers.js';
import { checksOf } from '../filters/tire-filters.js';
import { topPicksOf } from './top-picks.js';

const scored = (overall: number, longLasting = 7, handling = 7, traction = 7) => ({
  score: { overall, longLasting, handling, traction, durability: 7 },
});

const picks = (...tires: readonly SampleTire[]) =>
  topPicksOf(offersOfSize(tires.map(sampleTire)), wholePriceOf(TIRE_PRICES)).map(({ reason, offer }) => [
    reason,
    offer.tire.line.lineName,
  ]);

describe('top picks', () => {
  it('are at most five, each for the one reason it is best in [R9.01]', () => {
    expect(
      picks(
        { name: 'Allround', line: scored(9) },
        { name: 'Cheap', priceInCents: 8000, line: scored(6) },
        { name: 'Snow', line: { ...scored(8, 7, 7, 9), hasSnowflake: true } },
        { name: 'Endless', line: scored(8, 9.5) },
        { name: 'Corner', line: scored(8, 6, 9.4) },
        { name: 'Also good', line: scored(8.5) },
      ),
    ).toEqual([
      ['Best overall', 'Allround'],
      ['Lowest total', 'Cheap'],
      ['Best in snow', 'Snow'],
      ['Longest lasting', 'Endless'],
      ['Sharpest handling', 'Corner'],
    ]);
  });

  it('never praise a second best: a reason is left out when its best is already picked', () => {
    expect(picks({ name: 'Best', priceInCents: 8000, line: scored(9, 9, 9) }, { name: 'Other' })).toEqual([
      ['Best overall', 'Best'],
    ]);
  });

  it('take the other of two that are equally good', () => {
    expect(picks({ name: 'First', priceInCents: 8000 }, { name: 'Second', priceInCents: 8000 })).toEqual([
      ['Best overall', 'First'],
      ['Lowest total', 'Second'],
    ]);
  });

  it('need a snow mark for snow and a score for scores', () => {
    expect(picks({ name: 'Unknown', line: { score: null, hasSnowflake: true } })).toEqual([
      ['Best overall', 'Unknown'],
    ]);
    expect(picks()).toEqual([]);
  });

  it('are never hidden by a filter, never the same tire twice, never more than five', () => {
    fc.assert(
      fc.property(someSearch, ({ offers, filters, prices }) => {
        const checks = checksOf(filters, prices);
        const { matching } = filterOffers(recommendedFirst(offers), checks);
        const found = topPicksOf(matching, wholePriceOf(prices));
        expect(found.length).toBeLessThanOrEqual(5);
        expect(new Set(found.map(({ offer }) => offer)).size).toBe(found.length);
        expect(new Set(found.map(({ reason }) => reason)).size).toBe(found.length);
        for (const { offer } of found) expect(checks.every(({ passes }) => passes(offer))).toBe(true);
      }),
    );
  });

  it('begin with the warmest recommended one, and name the lowest price when they name one', () => {
    fc.assert(
      fc.property(someSearch, ({ offers, prices }) => {
        const recommended = recommendedFirst(offers);
        const priceOf = wholePriceOf(prices);
        const found = topPicksOf(recommended, priceOf);
        expect(found[0]?.offer).toBe(recommended[0]);
        const cheapest = found.find(({ reason }) => reason === 'Lowest total');
        fc.pre(cheapest !== undefined);
        expect(cheapest && priceOf(cheapest.offer)).toBe(Math.min(...offers.map(priceOf)));
      }),
    );
  });
});
