import { loadRangeReason, loadReason } from './load-checks.js';

const passenger = { tireClass: 'passenger' } as const;
const truck = { tireClass: 'lightTruck' } as const;

describe('the load of a replacement', () => {
  it.each([
    [102, 102, 'fits'],
    [103, 102, 'fits'],
    [101, 102, 'refused'],
    [0, 170, 'refused'],
    [170, 0, 'fits'],
  ])('of index %d for %d: %s', (own, original, effect) => {
    const reason = loadReason({ loadIndex: own, ...passenger }, { loadIndex: original, ...passenger });
    expect(reason.effect).toBe(effect);
  });

  it('of a passenger tire for a light-truck tire is divided by 1.10', () => {
    const reason = loadReason({ loadIndex: 113, ...passenger }, { loadIndex: 112, ...truck });
    expect(reason).toEqual({
      code: 'load.atLeastOriginal',
      isPassed: false,
      effect: 'refused',
      data: {
        tireLoadIndex: 113,
        originalLoadIndex: 112,
        tireLoadLb: 2304,
        originalLoadLb: 2469,
        isDerated: true,
      },
    });
    expect(loadReason({ loadIndex: 116, ...passenger }, { loadIndex: 112, ...truck }).effect).toBe('fits');
  });

  it('is not derated between passenger tires, nor for light-truck tires', () => {
    expect(loadReason({ loadIndex: 112, ...passenger }, { loadIndex: 112, ...passenger }).effect).toBe(
      'fits',
    );
    expect(loadReason({ loadIndex: 112, ...truck }, { loadIndex: 112, ...truck }).effect).toBe('fits');
    expect(loadReason({ loadIndex: 112, ...truck }, { loadIndex: 112, ...passenger }).effect).toBe('fits');
  });

  it('leaves a condition where the original index is not known', () => {
    const reason = loadReason({ loadIndex: 102, ...passenger }, { loadIndex: null, ...passenger });
    expect(reason).toMatchObject({ effect: 'conditional', isPassed: false, data: { originalLoadLb: null } });
  });
});

describe('the load range of a replacement', () => {
  it.each([
    ['E', 'E', 'fits'],
    ['E', 'C', 'fits'],
    ['C', 'E', 'conditional'],
  ] as const)('%s for %s: %s', (own, original, effect) => {
    expect(loadRangeReason(own, original)?.effect).toBe(effect);
  });

  it.each([
    ['XL', 'SL'],
    ['SL', 'E'],
    ['E', 'XL'],
    [null, 'E'],
    ['E', null],
    [null, null],
  ] as const)('%s is not compared with %s', (own, original) => {
    expect(loadRangeReason(own, original)).toBeNull();
  });
});
