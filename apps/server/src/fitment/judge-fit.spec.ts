import type { FitVerdictReply } from '@simpletread/contract';
import fc from 'fast-check';

import { judgeFit, worseFit } from './judge-fit.js';
import type { KnownVehicle } from './known-vehicle.js';

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

const verdict = (kind: FitVerdictReply['kind']): FitVerdictReply => ({ kind, reasons: [] });
const KINDS = ['fits', 'conditional', 'unknown', 'refused'] as const;

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

  it('of a set is the worse of its two, whichever axle that is', () => {
    const aKind = fc.constantFrom(...KINDS);
    fc.assert(
      fc.property(aKind, aKind, (front, rear) => {
        const worse = KINDS[Math.max(KINDS.indexOf(front), KINDS.indexOf(rear))];
        expect(worseFit(verdict(front), verdict(rear)).kind).toBe(worse);
        expect(worseFit(verdict(rear), verdict(front)).kind).toBe(worse);
      }),
    );
  });
});
