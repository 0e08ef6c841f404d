import { FIRST_SCORE_WEIGHTS, overallScore } from '@simpletread/domain';

import { Prng } from '../../random/prng.js';
import { buildReviews } from '../../reviews/reviews/build-reviews.js';
import { aLine } from '../../testing/builders.js';
import { lineAppeal, lineFigures } from './line-figures.js';
import { simpleScore } from './simple-score.js';

const NO_VEHICLES = { now: new Date('2026-11-20T12:00:00Z'), vehicles: { draw: () => null } };

const score = (line: Parameters<typeof aLine>[0]) => {
  const found = simpleScore(aLine(line), new Prng('same'));
  if (found === null) throw new Error('no score');
  return found;
};

describe('simpleScore', () => {
  it('has four parts and an overall score, always the same for a line [R1.05]', () => {
    const parts = simpleScore(aLine(), new Prng('x'));
    expect(simpleScore(aLine(), new Prng('x'))).toEqual(parts);
    expect(Object.keys(parts ?? {}).sort()).toEqual([
      'durability',
      'handling',
      'longLasting',
      'overall',
      'traction',
    ]);
  });

  it('weighs the four parts with the default weights', () => {
    const { overall, ...parts } = score({});
    expect(overall).toBe(overallScore(parts, FIRST_SCORE_WEIGHTS));
  });

  it('rates treadwear and warranty as longer lasting, soft compounds as better grip', () => {
    const [soft, hard] = [
      score({ treadwear: 300, warrantyMiles: null }),
      score({ treadwear: 700, warrantyMiles: 80_000 }),
    ];
    expect(hard.longLasting).toBeGreaterThan(soft.longLasting);
    expect(soft.handling).toBeGreaterThan(hard.handling);
  });

  it('counts the snowflake and the brand tier', () => {
    expect(score({ hasSnowflake: true }).traction).toBeGreaterThan(score({}).traction);
    expect(score({ tier: 'premium' }).overall).toBeGreaterThan(score({ tier: 'value' }).overall);
  });

  it('is missing for lines without comparable data', () => {
    for (const line of [
      { categoryId: 7 },
      { vehicleType: 'Trailer' },
      { vehicleType: 'ATV/UTV/Golf/Lawn' },
    ]) {
      expect(simpleScore(aLine(line), new Prng('x'))).toBeNull();
    }
  });

  it('is between 3 and 10 in tenths', () => {
    for (let n = 0; n < 300; n += 1) {
      const random = new Prng(`any ${n}`);
      const line = aLine({
        categoryId: random.pick([1, 3, 5, 6, 8, 20]),
        tier: random.pick(['premium', 'mid', 'value']),
        treadwear: random.int(40, 900),
      });
      for (const value of Object.values(simpleScore(line, random) ?? {})) {
        expect(value).toBeGreaterThanOrEqual(3);
        expect(value).toBeLessThanOrEqual(10);
        expect(Math.abs(value * 10 - Math.round(value * 10))).toBeLessThan(1e-9);
      }
    }
  });
});

describe('lineFigures', () => {
  it('picks the best scored lines of each category, about 3%', () => {
    const lines = Array.from({ length: 200 }, (_, n) =>
      aLine({ id: `line ${n}`, categoryId: n % 2 === 0 ? 11 : 8 }),
    );
    const appeals = lines.map((line) => lineAppeal(line, new Prng('figures')));
    const figures = lineFigures(appeals, buildReviews(appeals, NO_VEHICLES, new Prng('reviews')));
    const picks = figures.filter(({ isOurPick }) => isOurPick);
    expect(picks).toHaveLength(6);
    const weakest = Math.min(...picks.map(({ score }) => score?.overall ?? 0));
    const median = figures.map(({ score }) => score?.overall ?? 0).sort((a, b) => a - b)[100] ?? 0;
    expect(weakest).toBeGreaterThan(median);
  });
});
