import fc from 'fast-check';

import type { KnownVehicle } from '../../vehicles/known-vehicle.js';
import { sampleTire, type SampleTire } from '../../tires/testing/sample-tire.js';
import { someOffers } from '../testing/some-offers.js';
import { offersOfSize } from '../offer.js';
import { preferredFirst } from './preferred-first.js';
import { recommendedFirst } from './sorted-offers.js';

const CRV: KnownVehicle = {
  name: { year: 2019, make: 'Honda', model: 'CR-V' },
  makeSlug: 'honda',
  modelSlug: 'cr-v',
  fitments: [
    {
      trims: ['EX'],
      front: {
        sizeCode: '225/65R17',
        loadIndex: 102,
        dualLoadIndex: null,
        speedSymbol: 'H',
        loadRange: null,
      },
      rear: null,
      isStaggered: false,
      confidence: 'high',
      inheritedFrom: null,
    },
  ],
};

const WINTER = { categoryName: 'Winter', categorySlug: 'winter', hasSnowflake: true } as const;
const scored = (overall: number) => ({
  overall,
  longLasting: 7,
  handling: 7,
  traction: 7,
  durability: 7,
});

const names = (
  tires: readonly SampleTire[],
  {
    vehicle = null,
    ...filters
  }: { vehicle?: KnownVehicle | null; category?: string[]; snowflake?: boolean } = {},
) =>
  preferredFirst(recommendedFirst(offersOfSize(tires.map(sampleTire))), { vehicle, filters }).map(
    ({ tire }) => tire.line.lineName,
  );

const SNOW: SampleTire = { name: 'Snow', line: { ...WINTER, score: scored(9.8) } };
const ALL_YEAR: SampleTire = { name: 'All year', line: { score: scored(6) } };

describe('what is recommended first', () => {
  it('is for all months, however good the winter tire', () => {
    expect(names([SNOW, ALL_YEAR])).toEqual(['All year', 'Snow']);
  });

  it('may be a winter tire where the shopper filters for winter, by type or by snowflake', () => {
    expect(names([SNOW, ALL_YEAR], { category: ['winter', 'all-season'] })).toEqual(['Snow', 'All year']);
    expect(names([SNOW, ALL_YEAR], { snowflake: true })).toEqual(['Snow', 'All year']);
  });

  it('is not a tire for the track', () => {
    const track = { name: 'Track', line: { categorySlug: 'track-competition', score: scored(9.9) } };
    expect(names([track, ALL_YEAR])).toEqual(['All year', 'Track']);
  });

  it('fits without a condition, also among winter tires', () => {
    const slow = { ...SNOW, name: 'Slow snow', speedSymbol: 'T', loadIndex: 102 };
    const quick = { name: 'Quick snow', loadIndex: 102, line: { ...WINTER, score: scored(6) } };
    expect(names([slow, quick], { vehicle: CRV, category: ['winter'] })).toEqual(['Quick snow', 'Slow snow']);
    expect(names([slow, quick], { category: ['winter'] })).toEqual(['Slow snow', 'Quick snow']);
  });

  it('is in stock before all else', () => {
    expect(names([{ ...ALL_YEAR, available: 0 }, SNOW])).toEqual(['Snow', 'All year']);
  });

  it('holds every offer once, and is the same in whatever order tires were read', () => {
    fc.assert(
      fc.property(someOffers, fc.boolean(), (offers, snowflake) => {
        const search = { vehicle: CRV, filters: { snowflake } };
        const found = preferredFirst(recommendedFirst(offers), search);
        expect(new Set(found)).toEqual(new Set(offers));
        expect(preferredFirst(recommendedFirst([...offers].reverse()), search)).toEqual(found);
      }),
    );
  });
});
