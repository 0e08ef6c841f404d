import { cents } from '@simpletread/domain';
import { comparisonGroups, type ComparisonRow } from './comparison-rows';
import { aComparedItem } from '../testing/a-compared-item';
import type { ComparedItem } from './comparison-fact';

const rowOf = (items: readonly ComparedItem[], id: string): ComparisonRow | undefined =>
  comparisonGroups(items)
    .flatMap(({ rows }) => rows)
    .find((row) => row.id === id);

const FRONT = aComparedItem();
const withTotal = (totalInCents: number): Partial<ComparedItem> =>
  FRONT.outTheDoor === null ? {} : { outTheDoor: { ...FRONT.outTheDoor, totalInCents: cents(totalInCents) } };
const { rear: _rear, ...rearVariant } = aComparedItem({
  sizeCode: '255/60R18',
  priceInCents: cents(16_100),
  warrantyMiles: 45_000,
});
const SET = aComparedItem({
  rear: rearVariant,
  rearSpecs: { ...FRONT.specs, utqg: '340 AA A' },
  setPriceInCents: cents(60_600),
});

describe('the facts of tires side by side', () => {
  it('differ in nothing if the tires are alike', () => {
    const rows = comparisonGroups([FRONT, FRONT]).flatMap((group) => group.rows);
    expect(rows.filter(({ isDifferent, best }) => isDifferent || best.length > 0)).toEqual([]);
  });

  it('mark the lower total, the higher score, the longer warranty and the earlier day', () => {
    const other = aComparedItem({
      ...withTotal(70_000),
      score: { overall: 9.4, longLasting: 9, handling: 8.8, traction: 8.9, durability: 9.2 },
      warrantyMiles: 80_000,
      delivery: {
        earliestOn: '2026-11-25',
        latestOn: '2026-11-25',
        fromWarehouse: 'Reno, NV',
        shipsOn: '2026-11-20',
        cutOffHour: 14,
        timeZone: 'America/New_York',
        transitDays: 2,
      },
    });
    const best = (id: string) => rowOf([FRONT, other], id)?.best;
    expect([best('total'), best('overall'), best('warranty'), best('delivery')]).toEqual([
      [0],
      [1],
      [1],
      [0],
    ]);
  });

  it('mark no tire that is sold out or does not fit', () => {
    const soldOut = aComparedItem({
      warrantyMiles: 90_000,
      availability: { state: 'outOfStock', quantity: 0 },
    });
    const refused = aComparedItem({ warrantyMiles: 95_000, fit: { kind: 'refused', reasons: [] } });
    const less = aComparedItem({ warrantyMiles: 50_000 });
    expect(rowOf([soldOut, refused, FRONT, less], 'warranty')?.best).toEqual([2]);
  });

  it('mark no best for facts of purpose or of the maker’s own grading', () => {
    const other = aComparedItem({
      loadIndex: 110,
      specs: { ...FRONT.specs, utqg: '700 A A', treadDepth32nds: 8, weightLb: 22 },
    });
    for (const id of ['load', 'treadwear', 'depth', 'weight']) {
      expect(rowOf([FRONT, other], id)).toMatchObject({ isDifferent: true, best: [] });
    }
  });

  it('mark no rating best from few owners', () => {
    const praised = aComparedItem({ rating: 5, reviewCount: 3 });
    const known = aComparedItem({ rating: 4.2, reviewCount: 200 });
    expect(rowOf([praised, FRONT, known], 'rating')?.best).toEqual([1]);
  });

  it('name both axles of a staggered set, and the worse one counts', () => {
    expect(rowOf([SET, FRONT], 'size')?.texts).toEqual(['Front 225/65R17, rear 255/60R18', '225/65R17']);
    expect(rowOf([SET, FRONT], 'warranty')).toMatchObject({
      texts: ['Front 70,000 mi, rear 45,000 mi', '70,000 mi'],
      best: [1],
    });
    expect(rowOf([SET, FRONT], 'traction')?.best).toEqual([]);
  });

  it('give the price of ten thousand warranted miles, and leave out facts unknown for every tire', () => {
    expect(rowOf([FRONT, aComparedItem({ warrantyMiles: null })], 'miles')?.texts).toEqual(['$97.93', null]);
    expect(rowOf([FRONT, FRONT], 'fit')).toBeUndefined();
  });
});
