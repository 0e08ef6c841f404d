import { judgeFit, judgePair } from './judge-fit.js';
import type { KnownVehicle } from '../vehicles/known-vehicle.js';

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
const TIRE = {
  sizeCode: '225/65R17',
  loadIndex: 102,
  speedSymbol: 'H',
  loadRange: 'SL',
  categoryName: 'All Season',
};

describe('the verdict of a tire on a vehicle', () => {
  it('gives each reason in words, the load in pounds where it is too low', () => {
    expect(judgeFit(TIRE, CRV, 'both').kind).toBe('fits');
    const weak = judgeFit({ ...TIRE, loadIndex: 98 }, CRV, 'both');
    expect(weak.kind).toBe('refused');
    expect(weak.reasons.find(({ isPassed }) => !isPassed)?.text).toContain('lb');
    expect(weak.reasons.every(({ text }) => text !== '')).toBe(true);
  });

  it('does not guess where the maker states no rating', () => {
    for (const unrated of [{ loadIndex: null }, { speedSymbol: null }, { speedSymbol: 'X9' }]) {
      expect(judgeFit({ ...TIRE, ...unrated }, CRV, 'both')).toMatchObject({
        kind: 'unknown',
        reasons: [{ code: 'tire.unrated', isPassed: false }],
      });
    }
  });

  it('of a pair gives each reason with its axle, failures first', () => {
    const coupe: KnownVehicle = {
      ...CRV,
      fitments: CRV.fitments.map((set) => ({
        ...set,
        rear: { ...set.front, sizeCode: '255/60R17', loadIndex: 106 },
        isStaggered: true,
      })),
    };
    const rear = { ...TIRE, sizeCode: '255/60R17', loadIndex: 106 };
    expect(judgePair(TIRE, rear, coupe).kind).toBe('fits');
    const swapped = judgePair(rear, TIRE, coupe);
    expect(swapped.kind).toBe('refused');
    expect(swapped.reasons.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Front: This is the size of the rear axle; the front axle takes 225/65R17.',
        'Rear: This is the size of the front axle; the rear axle takes 255/60R17.',
      ]),
    );
    expect(swapped.reasons[0]?.isPassed).toBe(false);
    expect(judgePair({ ...TIRE, loadIndex: null }, rear, coupe).kind).toBe('unknown');
  });
});
