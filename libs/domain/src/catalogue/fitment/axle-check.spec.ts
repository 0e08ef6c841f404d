import { axleReason } from './axle-check.js';
import { explainFitReason } from './explain-fit-reason.js';
import { fitRule } from './fit-rule.js';
import { anAxleSpec } from './testing/build-fitment.js';

const pair = {
  front: anAxleSpec({ sizeCode: '225/45R17' }),
  rear: anAxleSpec({ sizeCode: '245/40R17' }),
};

const reasonText = (size: string, axle: 'front' | 'rear'): string | null => {
  const reason = axleReason(size, pair, axle);
  return reason === null ? null : `${reason.effect}: ${explainFitReason(reason)}`;
};

describe('the axle of a tire on a vehicle with different front and rear sizes', () => {
  it.each([
    ['225/45ZR17', 'front', 'fits: Front and rear differ on this vehicle; the front axle takes 225/45R17.'],
    ['225/45R17', 'rear', 'refused: This is the size of the front axle; the rear axle takes 245/40R17.'],
    ['245/40R17', 'front', 'refused: This is the size of the rear axle; the front axle takes 225/45R17.'],
    ['235/45R17', 'rear', null],
    ['big', 'rear', null],
  ] as const)('%s on the %s: %s', (size, axle, words) => {
    expect(reasonText(size, axle)).toBe(words);
  });

  it('is not checked if both have one size', () => {
    expect(axleReason('225/45R17', { ...pair, rear: null }, 'rear')).toBeNull();
    const loaded = { front: pair.front, rear: anAxleSpec({ sizeCode: 'P225/45R17', loadIndex: 99 }) };
    expect(axleReason('225/45R17', loaded, 'rear')).toBeNull();
  });
});

describe('the rule behind a check', () => {
  it('is in complete sentences, and missing for other codes', () => {
    expect(fitRule('axle.ownSize')).toMatch(/own axle.*\.$/);
    expect(fitRule('load.atLeastOriginal')).toContain('1.10');
    expect(fitRule('toString')).toBeNull();
  });
});
