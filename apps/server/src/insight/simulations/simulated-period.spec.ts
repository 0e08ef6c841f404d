import { simulatedPeriod } from './simulated-period.js';

const NOW = new Date('2026-11-20T17:00:00Z');

describe('the period of a simulation', () => {
  it('covers whole Eastern days, even when clocks change, and ends now at the latest', () => {
    expect(simulatedPeriod('2026-10-31', '2026-11-01', NOW)).toMatchObject({
      value: { from: new Date('2026-10-31T04:00:00Z'), to: new Date('2026-11-02T05:00:00Z') },
    });
    expect(simulatedPeriod('2026-11-20', '2026-11-20', NOW)).toMatchObject({ value: { to: NOW } });
  });

  it.each([
    ['2026-11-02', '2026-11-01'],
    ['2026-11-21', '2026-11-22'],
    ['2025-11-01', '2026-11-02'],
  ])('is not from %s to %s', (from, to) => {
    expect(simulatedPeriod(from, to, NOW)).toMatchObject({ fault: { code: 'simulation.periodInvalid' } });
  });
});
