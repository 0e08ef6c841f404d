import { speedReason } from './speed-check.js';

describe('the speed symbol of a replacement', () => {
  it.each([
    ['H', 'H', false, 'fits'],
    ['V', 'H', false, 'fits'],
    ['H', 'U', false, 'fits'],
    ['T', 'H', false, 'refused'],
    ['U', 'H', false, 'refused'],
    ['Y', '(Y)', false, 'refused'],
    ['(Y)', 'Y', false, 'fits'],
    ['H', 'V', true, 'conditional'],
    ['T', 'V', true, 'conditional'],
    ['Q', '(Y)', true, 'conditional'],
    ['P', 'H', true, 'refused'],
    ['V', 'H', true, 'fits'],
  ] as const)('%s for %s (winter tire: %s): %s', (own, original, isWinterTire, effect) => {
    expect(speedReason(own, original, isWinterTire)).toEqual({
      code: 'speed.atLeastOriginal',
      isPassed: effect === 'fits',
      effect,
      data: { tireSpeed: own, originalSpeed: original, isWinterTire },
    });
  });

  it('leaves a condition where the original symbol is not known', () => {
    expect(speedReason('Q', null, false).effect).toBe('conditional');
  });
});
