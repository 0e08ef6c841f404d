import { Prng } from '../../../random/prng.js';
import { busyness, orderTimes } from './order-times.js';

const NOW = new Date('2026-11-20T18:00:00Z');
const MINUTE_MS = 60_000;

describe('orderTimes', () => {
  const times = orderTimes(NOW, { count: 1_500, days: 90, fresh: 15 }, new Prng('times'));
  const ageInMinutes = times.map((at) => (NOW.getTime() - at.getTime()) / MINUTE_MS);

  it('are in the past, within the history, oldest first', () => {
    expect(Math.min(...ageInMinutes)).toBeGreaterThan(0);
    expect(Math.max(...ageInMinutes)).toBeLessThanOrEqual(90 * 24 * 60);
    expect(ageInMinutes).toEqual([...ageInMinutes].sort((a, b) => b - a));
  });

  it('include exactly the fresh orders in the last half hour', () => {
    expect(ageInMinutes.filter((age) => age < 30)).toHaveLength(15);
  });

  it('get denser toward today', () => {
    const half = 45 * 24 * 60;
    expect(ageInMinutes.filter((age) => age < half).length).toBeGreaterThan(850);
  });
});

describe('busyness', () => {
  it('peaks around noon Eastern time and is low before dawn, in summer and winter time', () => {
    for (const day of ['2026-09-15', '2026-11-17']) {
      const noon = busyness(new Date(`${day}T17:00:00Z`), NOW, 90);
      const night = busyness(new Date(`${day}T08:30:00Z`), NOW, 90);
      expect(noon).toBeGreaterThan(10 * night);
    }
  });

  it('is lower on Sundays', () => {
    expect(busyness(new Date('2026-11-15T17:00:00Z'), NOW, 90)).toBeLessThan(
      busyness(new Date('2026-11-16T17:00:00Z'), NOW, 90),
    );
  });
});
