import fc from 'fast-check';
import { explainFitReason } from './explain-fit-reason.js';
import { fitVerdict } from './fit-verdict.js';
import { type FitReasonCode, fitReason } from './fit-reason.js';
import { aFitTire, anAxleSpec, aTruckSpec } from './testing/build-fitment.js';

const explained = (
  code: FitReasonCode,
  tire: Partial<ReturnType<typeof aFitTire>>,
  spec = anAxleSpec(),
): string => {
  const reason = fitVerdict(aFitTire(tire), spec).reasons.find((known) => known.code === code);
  return reason ? explainFitReason(reason) : 'no such reason';
};

describe('explainFitReason', () => {
  it.each<[FitReasonCode, Parameters<typeof explained>[1], string]>([
    ['size.sameAsOriginal', {}, 'Same size as the original 225/65R17.'],
    [
      'size.sameAsOriginal',
      { sizeCode: '235/65R17' },
      '235/65R17 is not the original 225/65R17; check the tire placard in the driver’s door.',
    ],
    [
      'size.sameAsOriginal',
      { sizeCode: 'P225/65R17' },
      'Same size as the original 225/65R17, marked P225/65R17; its load index and speed rating decide.',
    ],
    ['rim.sameDiameter', {}, 'Made for your 17-inch wheels.'],
    ['rim.sameDiameter', { sizeCode: '225/60R18' }, 'Made for 18-inch wheels; yours are 17-inch.'],
    ['diameter.withinTolerance', {}, 'Same height as the original.'],
    [
      'diameter.withinTolerance',
      { sizeCode: '235/65R17' },
      '1.8% taller than the original (within the 3% allowed).',
    ],
    [
      'diameter.withinTolerance',
      { sizeCode: '225/60R17' },
      '3.1% shorter than the original (more than the 3% allowed).',
    ],
    ['width.nearOriginal', {}, 'Same width as the original.'],
    [
      'width.nearOriginal',
      { sizeCode: '235/65R17' },
      '10 mm wider than the original (within the 20 mm allowed).',
    ],
    [
      'width.nearOriginal',
      { sizeCode: '195/75R17' },
      '30 mm narrower than the original (more than the 20 mm allowed).',
    ],
    ['class.sameAsOriginal', {}, 'A passenger tire, like the original.'],
    [
      'class.sameAsOriginal',
      { sizeCode: 'LT225/65R17' },
      'A light-truck tire in place of a passenger tire; it needs a different pressure.',
    ],
    ['load.atLeastOriginal', {}, 'Carries 1,874 lb per tire; your vehicle needs 1,874 lb.'],
    [
      'load.atLeastOriginal',
      { loadIndex: 95 },
      'Carries only 1,521 lb per tire; your vehicle needs 1,874 lb.',
    ],
    ['speed.atLeastOriginal', {}, 'Speed rating H, at least the original T.'],
    ['speed.atLeastOriginal', { speedSymbol: 'S' }, 'Speed rating S is below the original T.'],
    [
      'speed.atLeastOriginal',
      { speedSymbol: 'S', category: 'Winter' },
      'Speed rating S is below the original T, which is usual for winter tires; keep within its limit.',
    ],
    [
      'size.unreadable',
      { sizeCode: 'big' },
      'We couldn’t compare big with 225/65R17; check the tire placard in the driver’s door.',
    ],
  ])('says of %s with %j: %s', (code, tire, sentence) => {
    expect(explained(code, tire)).toBe(sentence);
  });

  it('says that a passenger tire counts for less on a light truck', () => {
    const tire = { sizeCode: '265/70R17', loadIndex: 116 };
    expect(explained('load.atLeastOriginal', tire, aTruckSpec())).toBe(
      'Carries 2,505 lb per tire adjusted for a light truck; your vehicle needs 2,469 lb.',
    );
  });

  it('explains a lower load range', () => {
    const tire = { sizeCode: 'LT265/70R17', loadIndex: 121, loadRange: 'C' } as const;
    const spec = aTruckSpec({ loadRange: 'E' });
    expect(explained('loadRange.atLeastOriginal', tire, spec)).toBe(
      'Load range C is below the original E; it holds less pressure.',
    );
    expect(explained('loadRange.atLeastOriginal', { ...tire, loadRange: 'E' }, spec)).toBe(
      'Load range E, at least the original E.',
    );
  });

  it('names the unknown parts', () => {
    const unknown = anAxleSpec({ loadIndex: null, speedSymbol: null });
    expect(explained('load.atLeastOriginal', {}, unknown)).toContain('don’t know the load');
    expect(explained('speed.atLeastOriginal', {}, unknown)).toContain('don’t know the speed rating');
    const commercial = anAxleSpec({ sizeCode: '11R22.5' });
    expect(explained('diameter.withinTolerance', { sizeCode: '12R22.5' }, commercial)).toContain(
      'don’t know its height',
    );
    expect(explained('diameter.withinTolerance', { sizeCode: '11R22.5' }, commercial)).toContain(
      'Same height',
    );
  });

  it('names the model that sizes are inherited from', () => {
    const reason = fitReason('vehicle.inheritedSizes', 'conditional', { parentModel: 'Accord' });
    expect(explainFitReason(reason)).toBe(
      'Sizes of the Accord of the same year; check the tire placard in the driver’s door.',
    );
  });

  it('is one complete sentence for every reason of any verdict', () => {
    const sizes = fc.constantFrom('225/65R17', 'LT265/70R17', '235/55R19', '11R22.5', 'T145/70D17', 'x');
    fc.assert(
      fc.property(sizes, sizes, fc.integer({ min: 0, max: 170 }), (own, original, loadIndex) => {
        const verdict = fitVerdict(
          aFitTire({ sizeCode: own, loadIndex }),
          anAxleSpec({ sizeCode: original }),
        );
        for (const reason of verdict.reasons) {
          expect(explainFitReason(reason)).toMatch(/^[\dA-Z][^\n]*\.$/);
          expect(explainFitReason(reason)).not.toMatch(/undefined|null|NaN/);
        }
      }),
    );
  });
});
