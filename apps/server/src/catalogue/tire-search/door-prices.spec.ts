import { cents } from '@simpletread/domain';
import fc from 'fast-check';

import { standardView } from '../../pricing/price/price-view.js';
import type { DoorTerms } from '../tires/door-terms.js';
import { outTheDoor } from '../tires/out-the-door.js';
import { sampleTire } from '../tires/testing/sample-tire.js';
import { someDoorTerms, someOffers } from './testing/some-offers.js';
import { DoorPrices, roomForPrices } from './door-prices.js';
import { offerOf, offersOfSize } from './offer.js';

const TERMS: DoorTerms = {
  zip: '19147',
  destination: {
    state: 'PA',
    salesTaxRatePpm: 60_000,
    tireFee: { basis: 'flat', perTireInCents: cents(100), ratePpm: 0 },
  },
  installPriceInCents: cents(2200),
  lenders: [],
  view: standardView(new Date('2026-11-20T17:00:00Z')),
};

describe('prices out the door of a list of offers', () => {
  it('are those of each tire alone, whatever was asked before', () => {
    fc.assert(
      fc.property(someOffers, fc.array(someDoorTerms, { minLength: 1 }), (offers, shoppers) => {
        const prices = new DoorPrices();
        for (const terms of shoppers) {
          const { totalOf, breakdownOf } = prices.of(offers, terms);
          for (const offer of offers) {
            const alone = outTheDoor([{ tire: offer.tire, quantity: 4 }], terms);
            expect(breakdownOf(offer)).toEqual(alone);
            expect(totalOf(offer)).toBe(alone.totalInCents);
          }
        }
      }),
    );
  });

  it('are the same where only some of the offers are asked for, as for a vehicle, and again for all', () => {
    fc.assert(
      fc.property(someOffers, someDoorTerms, fc.infiniteStream(fc.boolean()), (offers, terms, luck) => {
        const prices = new DoorPrices();
        const some = offers.filter(() => luck.next().value);
        for (const asked of [some, offers, some, offers]) {
          const { totalOf, breakdownOf } = prices.of(asked, terms);
          for (const offer of asked) {
            const alone = outTheDoor([{ tire: offer.tire, quantity: 4 }], terms);
            expect(breakdownOf(offer)).toEqual(alone);
            expect(totalOf(offer)).toBe(alone.totalInCents);
          }
        }
      }),
    );
  });

  it('follow a rear tire that has changed behind the same front tire', () => {
    const prices = new DoorPrices();
    const front = sampleTire({ priceInCents: 10_000 });
    const totalWith = (priceInCents: number) => {
      const offers = [offerOf(front, sampleTire({ priceInCents }))];
      return offers.map(prices.of(offers, TERMS).totalOf)[0] ?? 0;
    };
    expect(totalWith(11_000) - totalWith(10_000)).toBe(2120);
  });

  it('are exact for sets of more than twenty million dollars', () => {
    const offers = offersOfSize([sampleTire({ priceInCents: 1_000_000_001 })]);
    const { totalOf, breakdownOf } = new DoorPrices().of(offers, TERMS);
    const shown = offers.map((offer) => [totalOf(offer), breakdownOf(offer).tiresInCents]);
    const alone = offers.map(({ tire }) => outTheDoor([{ tire, quantity: 4 }], TERMS));
    expect(shown).toEqual(alone.map(({ totalInCents, tiresInCents }) => [totalInCents, tiresInCents]));
  });

  it('follow a tire whose price has changed, and outlast stock that has moved', () => {
    const prices = new DoorPrices();
    const tire = sampleTire({ priceInCents: 10_000 });
    const totalOf = (tires: Parameters<typeof offersOfSize>[0]) => {
      const offers = offersOfSize(tires);
      return offers.map(prices.of(offers, TERMS).totalOf);
    };
    const before = totalOf([tire]);
    expect(totalOf([{ ...tire, available: 1 }])).toEqual(before);
    const [after] = totalOf([sampleTire({ priceInCents: 11_000 })]);
    expect(after).toBe((before[0] ?? 0) + 4240);
  });

  it('find room by the heap: several ZIP codes of 40,000 tires in half a gigabyte, of 500,000 in four', () => {
    const GIB = 2 ** 30;
    expect(roomForPrices(GIB / 2)).toBeGreaterThan(4 * 40_000);
    expect(roomForPrices(4 * GIB)).toBeGreaterThan(4 * 500_000);
    expect(roomForPrices(GIB / 2) * 200).toBeLessThan(GIB / 16);
  });
});
