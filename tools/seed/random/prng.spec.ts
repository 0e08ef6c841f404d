import fc from 'fast-check';
import { Prng } from './prng.js';
import { CATALOGUE_EPOCH, seededId } from './seeded-id.js';
import { weightedDraw } from './weighted-draw.js';

const draws = (random: Prng, count: number): readonly number[] =>
  Array.from({ length: count }, () => random.uint32());

describe('Prng', () => {
  it('draws the same values for a name in every version', () => {
    expect(draws(new Prng('simpletread'), 4)).toEqual(draws(new Prng('simpletread'), 4));
    expect(draws(new Prng('simpletread'), 3)).toEqual([31975698, 2550305476, 3000926584]);
  });

  it('gives forks their own draws, regardless of earlier ones', () => {
    const whole = new Prng('a');
    const early = draws(whole.fork('b'), 5);
    draws(whole, 100);
    expect(draws(whole.fork('b'), 5)).toEqual(early);
    expect(draws(whole.fork('c'), 5)).not.toEqual(early);
  });

  it('stays in range', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(50), (name, min, span) => {
        const random = new Prng(name);
        const drawn = random.int(min, min + span);
        expect(drawn).toBeGreaterThanOrEqual(min);
        expect(drawn).toBeLessThanOrEqual(min + span);
        expect(random.fraction()).toBeLessThan(1);
      }),
    );
  });

  it('is even: each of ten buckets gets about a tenth', () => {
    const random = new Prng('even');
    const counts = Array.from({ length: 10 }, () => 0);
    for (let n = 0; n < 20_000; n += 1) {
      const drawer = random.int(0, 9);
      counts[drawer] = (counts[drawer] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(200);
  });

  it('never draws an item with weight zero', () => {
    const random = new Prng('weights');
    const drawn = Array.from({ length: 500 }, () =>
      random.weighted([
        ['a', 0],
        ['b', 1],
        ['c', 3],
      ]),
    );
    expect(new Set(drawn)).toEqual(new Set(['b', 'c']));
    expect(drawn.filter((item) => item === 'c').length).toBeGreaterThan(300);
  });

  it('samples without repeating, heavier items more often', () => {
    const items = Array.from({ length: 40 }, (_, n) => n);
    const hits = items.map(() => 0);
    for (let round = 0; round < 400; round += 1) {
      const sample = new Prng(`sample ${round}`).sample(items, 10, (n) => (n < 10 ? 4 : 1));
      expect(new Set(sample).size).toBe(10);
      for (const item of sample) hits[item] = (hits[item] ?? 0) + 1;
    }
    const mean = (part: readonly number[]): number => part.reduce((sum, n) => sum + n, 0) / part.length;
    expect(mean(hits.slice(0, 10))).toBeGreaterThan(2 * mean(hits.slice(10)));
  });
});

describe('weightedDraw', () => {
  it('draws by weight, like `weighted`', () => {
    const draw = weightedDraw(
      ['never', 'once', 'thrice'],
      (item) => ({ never: 0, once: 1, thrice: 3 })[item] ?? 0,
    );
    const random = new Prng('long');
    const drawn = Array.from({ length: 4_000 }, () => draw(random));
    expect(drawn).not.toContain('never');
    expect(drawn.filter((item) => item === 'thrice').length / drawn.length).toBeCloseTo(0.75, 1);
  });
});

describe('seededId', () => {
  it('is a version 7 UUID with its instant', () => {
    const id = seededId(new Prng('id'), CATALOGUE_EPOCH);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(CATALOGUE_EPOCH.getTime());
  });

  it('is unique', () => {
    const random = new Prng('ids');
    const ids = Array.from({ length: 20_000 }, () => seededId(random, CATALOGUE_EPOCH));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
