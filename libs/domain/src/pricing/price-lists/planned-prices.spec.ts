import fc from 'fast-check';

import { cents } from '../../money/index.js';
import { priceCart } from '../price/index.js';
import type { PriceList, PriceListEntry } from './price-list.js';
import { aContext, aLine, aPriceList, aRequest, aShopper, rulesOf } from '../price/testing/price-builders.js';

const day = (number: number): Date => new Date(Date.UTC(2026, 10, number));
const fleet = aShopper({ priceGroup: 'fleet', accountTypes: ['Fleet'] });
const OWN_PRICE = 14_200;

const anEntry = (amount: number, change: Partial<PriceListEntry> = {}): PriceListEntry => ({
  scope: 'brand',
  key: 'ordinary',
  minTires: 1,
  rule: { kind: 'fixed', amountInCents: cents(amount) },
  ...change,
});

const priceAt = (lists: readonly PriceList[], at: Date): number | undefined =>
  priceCart(aRequest({ lines: [aLine()], context: aContext({ shopper: fleet, at }) }), rulesOf([], lists))
    .lines[0]?.unitPriceInCents;

describe('a planned price', () => {
  it('takes over at its start and stops at its end', () => {
    const list = aPriceList({
      entries: [anEntry(10_000), anEntry(12_000, { startsAt: day(10), endsAt: day(20) })],
    });
    const before = (moment: Date) => new Date(moment.getTime() - 1);
    expect(
      [before(day(10)), day(10), before(day(20)), day(20)].map((moment) => priceAt([list], moment)),
    ).toEqual([10_000, 12_000, 12_000, 10_000]);
  });

  it('never applies outside its list’s window', () => {
    const list = aPriceList({ startsAt: day(12), entries: [anEntry(12_000, { startsAt: day(10) })] });
    expect([priceAt([list], day(11)), priceAt([list], day(12))]).toEqual([OWN_PRICE, 12_000]);
  });

  it('works beside tiers of other quantities', () => {
    const list = aPriceList({
      entries: [anEntry(10_000), anEntry(9_000, { minTires: 4, endsAt: day(10) })],
    });
    expect([priceAt([list], day(9)), priceAt([list], day(10))]).toEqual([9_000, 10_000]);
  });

  const moment = fc.option(fc.integer({ min: 1, max: 28 }), { nil: null });
  const drawn = fc.record({
    minTires: fc.constantFrom(1, 3, 4, 8),
    from: moment,
    to: moment,
    price: fc.integer({ min: 1, max: OWN_PRICE }),
  });

  it('is always the largest tier that applies, and within a tier the one that began last', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(drawn, { maxLength: 8, selector: ({ minTires, from }) => `${minTires} ${from}` }),
        fc.integer({ min: 0, max: 29 }),
        (entries, atDay) => {
          const list = aPriceList({
            entries: entries.map(({ minTires, from, to, price }) =>
              anEntry(price, {
                minTires,
                startsAt: from === null ? null : day(from),
                endsAt: to === null ? null : day(to),
              }),
            ),
          });
          const [first] = entries
            .filter(({ minTires }) => minTires <= 4)
            .filter(({ from, to }) => (from ?? 0) <= atDay && atDay < (to ?? 99))
            .sort((a, b) => b.minTires - a.minTires || (b.from ?? 0) - (a.from ?? 0));
          expect(priceAt([list], day(atDay))).toBe(first?.price ?? OWN_PRICE);
        },
      ),
    );
  });
});
