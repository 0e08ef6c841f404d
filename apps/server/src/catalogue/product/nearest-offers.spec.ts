import { cents } from '@simpletread/domain';
import fc from 'fast-check';

import { type SampleTire, sampleTire } from '../tires/testing/sample-tire.js';
import { someOffers } from '../tire-search/testing/some-offers.js';
import { offerOf } from '../tire-search/offer.js';
import { nearestOffers, dissimilarity } from './nearest-offers.js';

const scored = (name: string, dollars: number, overall: number | null, setup: SampleTire = {}) =>
  offerOf(
    sampleTire({
      ...setup,
      name,
      itemNumber: Number(name.replace(/\D/g, '')) || 1,
      priceInCents: cents(dollars * 100),
      line: {
        score: overall === null ? null : { overall, longLasting: 8, handling: 8, traction: 8, durability: 8 },
        ...setup.line,
      },
    }),
    null,
  );
const shown = scored('Shown', 150, 8.5);
const namesOf = (...offers: ReturnType<typeof scored>[]): string[] =>
  nearestOffers(shown, offers, 4).map(({ tire }) => tire.line.lineName);

describe('tires like the one that is shown', () => {
  it('are nearest in price and score, a point of which is a tenth of the price', () => {
    expect(dissimilarity(shown, scored('a', 165, 8.5))).toBeCloseTo(0.1);
    expect(dissimilarity(shown, scored('b', 150, 7.5))).toBeCloseTo(0.1);
    expect(namesOf(scored('Far 1', 300, 8.5), scored('Worse 2', 150, 6), scored('Near 3', 155, 8.4))).toEqual(
      ['Near 3', 'Worse 2', 'Far 1'],
    );
  });

  it('are of other lines, one of each, for the same kind of vehicle, with a set in stock', () => {
    expect(
      namesOf(
        shown,
        scored('Same 1', 150, 8.5, { line: { lineId: 'x' } }),
        scored('Same 2', 151, 8.5, { line: { lineId: 'x' } }),
        scored('Few 3', 150, 8.5, { available: 3 }),
        scored('Truck 4', 150, 8.5, { line: { vehicleType: 'Light truck' } }),
      ),
    ).toEqual(['Same 1']);
  });

  it('include lines without a score, after equally near ones with a score', () => {
    expect(namesOf(scored('None 1', 150, null), scored('Known 2', 150, 8.5))).toEqual(['Known 2', 'None 1']);
  });

  it('are the same however the offers are ordered', () => {
    const mixed = someOffers.chain((offers) =>
      fc.tuple(fc.constant(offers), fc.shuffledSubarray([...offers], { minLength: offers.length })),
    );
    fc.assert(
      fc.property(mixed, fc.nat(8), ([offers, others], limit) => {
        const near = nearestOffers(shown, offers, limit);
        expect(nearestOffers(shown, others, limit)).toEqual(near);
        expect(near.length).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
