import { cardBrand, isLuhnValid } from '@simpletread/domain';

import { behaviorOf, BEHAVIORS, chargeOutcome, SETTLE_AFTER_MS } from './behavior.js';

const NOW = new Date('2026-11-20T15:00:00Z');
const SPECIAL = [
  '4000000000000002',
  '4000000000009995',
  '4000000000000341',
  '4000000000000119',
  '4000000000006975',
];

describe('sandbox card behavior', () => {
  it('gives each special number its own behavior', () => {
    expect(new Set(SPECIAL.map(behaviorOf)).size).toBe(SPECIAL.length);
  });

  it('uses special numbers that pass for real Visa cards', () => {
    for (const number of SPECIAL) expect([isLuhnValid(number), cardBrand(number)]).toEqual([true, 'visa']);
  });

  it('approves every other card', () => {
    expect(behaviorOf('4242424242424242')).toBe('approve');
  });

  it('names a failure exactly where it fails', () => {
    for (const behavior of BEHAVIORS) {
      const { status, failureCode } = chargeOutcome(behavior, NOW);
      expect(failureCode !== null).toBe(status === 'failed');
    }
  });

  it('settles a processing payment later', () => {
    expect(chargeOutcome('processing', NOW).settlesAt).toEqual(new Date(NOW.getTime() + SETTLE_AFTER_MS));
  });
});
