import fc from 'fast-check';

import { someOffers } from '../../tire-search/testing/some-offers.js';
import { sampleTire } from '../../tires/testing/sample-tire.js';
import { offersOfSize } from '../../tire-search/offer.js';
import { changedPicks } from './changed-picks.js';

const scored = (name: string, itemNumber: number, overall: number) =>
  sampleTire({
    name,
    itemNumber,
    available: 40,
    line: {
      lineId: name,
      lineName: name,
      score: { overall, longLasting: 8, handling: 8, traction: 8, durability: 8 },
    },
  });
const OFFERS = offersOfSize([scored('Alder', 1, 8.4), scored('Birch', 2, 8)]);

describe('the top picks by other scores', () => {
  it('name those that change, before and after', () => {
    const picks = changedPicks(OFFERS, new Map([['Birch', 9.6]]));
    expect(picks?.before[0]?.label).toMatch(/Alder$/);
    expect(picks?.after[0]?.label).toMatch(/Birch$/);
  });

  it('leave out sizes where they stay the same', () => {
    expect(changedPicks(OFFERS, new Map([['Birch', 8.1]]))).toBeNull();
    expect(changedPicks(OFFERS, new Map())).toBeNull();
  });

  it('never change by the scores that there are', () => {
    fc.assert(
      fc.property(someOffers, (offers) => {
        const same = offers.flatMap(({ tire: { line } }) =>
          line.score === null ? [] : [[line.lineId, line.score.overall] as const],
        );
        expect(changedPicks(offers, new Map(same))).toBeNull();
      }),
    );
  });
});
