import fc from 'fast-check';

import { cents } from '../../money/index.js';
import {
  GUIDED_DRIVING,
  GUIDED_PRIORITIES,
  GUIDED_WINTERS,
  type GuidedAnswers,
  guidedPrioritiesOf,
  type GuidedPriority,
} from './guided-answers.js';
import { rankGuided } from './guided-ranking.js';
import { guidedReasons } from './guided-reasons.js';
import type { GuidedTire } from './guided-tire.js';

const CATEGORIES = [
  'Winter',
  'All Weather',
  'All Season',
  'Touring',
  'Highway',
  'All Terrain',
  'Mud Terrain',
  'Performance',
  'UHP',
  'Summer',
  'Track Competition',
  'Racing',
] as const;

const aTire = (over: Partial<GuidedTire> = {}): GuidedTire => ({
  id: 'a',
  setPriceInCents: cents(60_000),
  categoryName: 'All Season',
  hasSnowflake: false,
  warrantyMiles: 60_000,
  score: { longLasting: 8, handling: 8, traction: 8, durability: 8 },
  fit: 'fits',
  isAvailable: true,
  ...over,
});
const answers = (over: Partial<GuidedAnswers> = {}): GuidedAnswers => ({
  driving: 'mixed',
  winter: 'mild',
  priorities: ['price'],
  ...over,
});
const order = (tires: readonly GuidedTire[], its: GuidedAnswers): readonly string[] =>
  rankGuided(tires, its).picks.map(({ tire }) => tire.id);

const tenths = fc.integer({ min: 0, max: 100 }).map((value) => value / 10);
const someTire = fc.record({
  id: fc.uuid(),
  setPriceInCents: fc.integer({ min: 20_000, max: 200_000 }).map(cents),
  categoryName: fc.constantFrom(...CATEGORIES),
  hasSnowflake: fc.boolean(),
  warrantyMiles: fc.option(fc.integer({ min: 1, max: 9 }).map((tens) => tens * 10_000)),
  score: fc.option(
    fc.record({ longLasting: tenths, handling: tenths, traction: tenths, durability: tenths }),
  ),
  fit: fc.constantFrom('fits', 'conditional', 'refused', 'unknown', null),
  isAvailable: fc.boolean(),
});
const someTires = fc.uniqueArray(someTire, { selector: ({ id }) => id, maxLength: 25 });
const someAnswers = fc.record({
  driving: fc.constantFrom(...GUIDED_DRIVING),
  winter: fc.constantFrom(...GUIDED_WINTERS),
  priorities: fc.uniqueArray(fc.constantFrom(...GUIDED_PRIORITIES), { maxLength: 3 }),
});

describe('guided shopping', () => {
  it('never recommends refused, sold-out or unsuitable tires, and counts what it left out', () => {
    fc.assert(
      fc.property(someTires, someAnswers, (tires, its) => {
        const { picks, leftOut } = rankGuided(tires, its);
        for (const { tire, points } of picks) {
          expect([tire.fit === 'refused', tire.isAvailable]).toEqual([false, true]);
          if (its.winter === 'snowy')
            expect(['Summer', 'Racing', 'Track Competition']).not.toContain(tire.categoryName);
          if (its.winter === 'mild') expect(tire.categoryName).not.toBe('Winter');
          if (its.driving !== 'track')
            expect(['Racing', 'Track Competition']).not.toContain(tire.categoryName);
          expect(points).toBeGreaterThanOrEqual(-0.03);
          expect(points).toBeLessThanOrEqual(1);
        }
        expect(picks.length + leftOut.refused + leftOut.unsuited + leftOut.soldOut).toBe(tires.length);
      }),
    );
  });

  it('ranks the same in any input order', () => {
    fc.assert(
      fc.property(someTires, someAnswers, (tires, its) => {
        expect(order([...tires].reverse(), its)).toEqual(order(tires, its));
      }),
    );
  });

  it('puts a tire that is better in a priority, and equal otherwise, first', () => {
    const better: Readonly<Record<GuidedPriority, Partial<GuidedTire>>> = {
      price: { setPriceInCents: cents(50_000) },
      'long-life': { warrantyMiles: 80_000 },
      snow: { hasSnowflake: true },
      wet: { score: { longLasting: 8, handling: 8, traction: 9, durability: 8 } },
      handling: { score: { longLasting: 8, handling: 9, traction: 8, durability: 8 } },
      durability: { score: { longLasting: 8, handling: 8, traction: 8, durability: 9 } },
    };
    for (const priority of GUIDED_PRIORITIES)
      expect(
        order([aTire(), aTire({ id: 'b', ...better[priority] })], answers({ priorities: [priority] }))[0],
      ).toBe('b');
  });

  it('follows the order of the priorities', () => {
    const gripping = aTire({
      id: 'grip',
      score: { longLasting: 8, handling: 5, traction: 9, durability: 8 },
    });
    const nimble = aTire({
      id: 'nimble',
      score: { longLasting: 8, handling: 9, traction: 5, durability: 8 },
    });
    const tires = [gripping, nimble];
    expect(order(tires, answers({ priorities: ['wet', 'handling'] }))[0]).toBe('grip');
    expect(order(tires, answers({ priorities: ['handling', 'wet'] }))[0]).toBe('nimble');
    fc.assert(
      fc.property(someTires, someAnswers, (many, its) => {
        const [first, second, ...rest] = its.priorities;
        if (first === undefined || second === undefined) return;
        const pointsOf = (priorities: readonly GuidedPriority[], id: string): number =>
          rankGuided(many, { ...its, priorities }).picks.find(({ tire }) => tire.id === id)?.points ?? 0;
        for (const { tire } of rankGuided(many, its).picks) {
          const alone = [pointsOf([first], tire.id), pointsOf([second], tire.id)] as const;
          const gain = pointsOf(its.priorities, tire.id) - pointsOf([second, first, ...rest], tire.id);
          // A tire that serves the first priority better never loses when that priority moves up.
          expect(gain * (alone[0] - alone[1])).toBeGreaterThanOrEqual(-1e-9);
        }
      }),
    );
  });

  it('reads priorities from an address: known ones, each once, three at most', () => {
    expect(guidedPrioritiesOf('price,snow,price,<b>,wet,handling')).toEqual(['price', 'snow', 'wet']);
    expect(guidedPrioritiesOf('')).toEqual([]);
  });
});

describe('the reasons of guided shopping', () => {
  const among = [
    aTire({ id: 'cheap', setPriceInCents: cents(40_000), warrantyMiles: null }),
    aTire({ id: 'middle', score: { longLasting: 8, handling: 8, traction: 9.4, durability: 8 } }),
    aTire({ id: 'dear', setPriceInCents: cents(90_000), hasSnowflake: true, categoryName: 'All Weather' }),
  ];
  const said = (id: string, over: Partial<GuidedAnswers>) => {
    const tire = among.find((one) => one.id === id) ?? aTire();
    const { reasons, cautions } = guidedReasons(tire, answers(over), among);
    return { reasons: reasons.map(({ text }) => text), cautions: cautions.map(({ text }) => text) };
  };

  it('are real figures in the order of the priorities', () => {
    expect(said('middle', { priorities: ['wet', 'long-life'] }).reasons).toEqual([
      'Fits your vehicle: size, load and speed',
      'Traction 9.4 of 10: none of these tires scores higher',
      '60,000 miles of mileage warranty',
      'Long lasting 8.0 of 10: none of these tires scores higher',
      'All Season tires suit driving in mild winters',
    ]);
    expect(said('cheap', {}).reasons).toContain(
      '$400.00 for the set, $200.00 below the median of the 3 tires that suit you',
    );
  });

  it('list facts that most others beat among the reasons against a tire', () => {
    const score = (traction: number) => ({ longLasting: 8, handling: 8, traction, durability: 8 });
    const tires = [5, 8, 9].map((traction) => aTire({ id: String(traction), score: score(traction) }));
    const { reasons, cautions } = guidedReasons(
      tires[0] ?? aTire(),
      answers({ priorities: ['wet', 'snow', 'durability'] }),
      tires,
    );
    expect(cautions.map(({ text }) => text)).toEqual(['Traction 5.0 of 10: 2 of these 3 tires score higher']);
    expect(reasons.map(({ code }) => code)).not.toContain('traction');
    expect(reasons.map(({ text }) => text)).toContain(
      'Durability 8.0 of 10: none of these tires scores higher',
    );
  });

  it('mention the snow mark, and reasons against a tire', () => {
    expect(said('dear', { winter: 'snowy', priorities: ['snow'] })).toEqual({
      reasons: [
        'Fits your vehicle: size, load and speed',
        'Carries the severe snow mark (3PMSF)',
        'Traction 8.0 of 10: 1 of these 3 tires score higher',
      ],
      cautions: ['$300.00 above the median of the tires that suit you'],
    });
    expect(said('cheap', { winter: 'snowy', priorities: ['long-life'] }).cautions).toEqual([
      'No severe snow mark: not for roads that require it',
      'No mileage warranty from the maker',
    ]);
  });
});
