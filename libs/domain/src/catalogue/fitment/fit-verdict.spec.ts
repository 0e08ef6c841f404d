import fc from 'fast-check';
import { SPEED_SYMBOLS } from '../tires/index.js';
import { fitVerdict } from './fit-verdict.js';
import type { AxleSpec } from './fitment-record.js';
import { aFitTire, anAxleSpec, aTruckSpec } from './testing/build-fitment.js';
import { referenceFitments } from './testing/reference-fitments.js';

const failedCodes = (verdict: ReturnType<typeof fitVerdict>): readonly string[] =>
  verdict.reasons.filter((reason) => !reason.isPassed).map((reason) => reason.code);

describe('fitVerdict', () => {
  it('fits the original size with enough load and speed, and says why', () => {
    const verdict = fitVerdict(aFitTire(), anAxleSpec());
    expect(verdict.kind).toBe('fits');
    expect(verdict.reasons.map((reason) => reason.code)).toEqual([
      'size.sameAsOriginal',
      'rim.sameDiameter',
      'diameter.withinTolerance',
      'width.nearOriginal',
      'class.sameAsOriginal',
      'load.atLeastOriginal',
      'speed.atLeastOriginal',
    ]);
    expect(verdict.reasons.every((reason) => reason.isPassed)).toBe(true);
  });

  it('treats P-metric and Euro-metric of the same figures as the same size', () => {
    expect(fitVerdict(aFitTire({ sizeCode: 'P225/65R17' }), anAxleSpec()).kind).toBe('fits');
  });

  it('is conditional for a neighboring size on the same rim', () => {
    const verdict = fitVerdict(aFitTire({ sizeCode: '235/65R17', loadIndex: 104 }), anAxleSpec());
    expect(verdict.kind).toBe('conditional');
    expect(failedCodes(verdict)).toEqual(['size.sameAsOriginal']);
  });

  it.each([
    ['another rim', { sizeCode: '225/60R18' }, 'rim.sameDiameter'],
    ['more than 3 % of height', { sizeCode: '225/70R17' }, 'diameter.withinTolerance'],
    ['too much width', { sizeCode: '255/60R17' }, 'width.nearOriginal'],
    ['a trailer tire', { sizeCode: 'ST225/65R17' }, 'class.sameAsOriginal'],
    ['too little load', { loadIndex: 101 }, 'load.atLeastOriginal'],
    ['too low a speed', { speedSymbol: 'S' }, 'speed.atLeastOriginal'],
  ] as const)('refuses %s', (_, changes, code) => {
    const verdict = fitVerdict(aFitTire(changes), anAxleSpec());
    expect(verdict.kind).toBe('refused');
    expect(failedCodes(verdict)).toContain(code);
  });

  it('lets a winter tire be slower, down to Q, with a condition', () => {
    const winter = (speedSymbol: 'Q' | 'P') =>
      fitVerdict(aFitTire({ speedSymbol, category: 'Winter' }), anAxleSpec({ speedSymbol: 'V' })).kind;
    expect(winter('Q')).toBe('conditional');
    expect(winter('P')).toBe('refused');
    const allWeather = aFitTire({ speedSymbol: 'Q', category: 'All Weather' });
    expect(fitVerdict(allWeather, anAxleSpec({ speedSymbol: 'V' })).kind).toBe('refused');
  });

  it('derates a passenger tire that replaces a light-truck tire', () => {
    const passenger = { sizeCode: '265/70R17', speedSymbol: 'T' } as const;
    expect(fitVerdict(aFitTire({ ...passenger, loadIndex: 115 }), aTruckSpec()).kind).toBe('refused');
    expect(fitVerdict(aFitTire({ ...passenger, loadIndex: 116 }), aTruckSpec()).kind).toBe('conditional');
  });

  it('accepts a light-truck tire for a passenger tire under a condition', () => {
    const spec = anAxleSpec({ sizeCode: '275/65R18', loadIndex: 116, speedSymbol: 'T' });
    const tire = aFitTire({ sizeCode: 'LT275/65R18', loadIndex: 123, speedSymbol: 'T', loadRange: 'E' });
    expect(failedCodes(fitVerdict(tire, spec))).toEqual(['class.sameAsOriginal']);
    expect(fitVerdict(tire, spec).kind).toBe('conditional');
  });

  it('compares load ranges if both have letters', () => {
    const tire = aFitTire({ sizeCode: 'LT265/70R17', loadIndex: 121, speedSymbol: 'S', loadRange: 'C' });
    expect(fitVerdict(tire, aTruckSpec({ loadRange: 'E' })).kind).toBe('conditional');
    expect(fitVerdict({ ...tire, loadRange: 'E' }, aTruckSpec({ loadRange: 'E' })).kind).toBe('fits');
    expect(fitVerdict({ ...tire, loadRange: null }, aTruckSpec({ loadRange: 'E' })).kind).toBe('fits');
  });

  it('is conditional if the original states no load or speed', () => {
    expect(fitVerdict(aFitTire(), anAxleSpec({ loadIndex: null })).kind).toBe('conditional');
    expect(fitVerdict(aFitTire(), anAxleSpec({ speedSymbol: null })).kind).toBe('conditional');
  });

  it.each([
    ['tire', { sizeCode: 'all-season' }, {}],
    ['original', {}, { sizeCode: '' }],
  ])('refuses if the size of the %s cannot be read', (_, tire, spec) => {
    const verdict = fitVerdict(aFitTire(tire), anAxleSpec(spec));
    expect(verdict.kind).toBe('refused');
    expect(failedCodes(verdict)).toEqual(['size.unreadable']);
  });
});

describe('every original tire of the reference list', () => {
  const specs = referenceFitments().map((record): AxleSpec => ({
    sizeCode: record.frontSize,
    loadIndex: record.frontLoadIndex,
    dualLoadIndex: record.frontLoadIndexDual,
    speedSymbol: record.frontSpeed,
    loadRange: record.loadRange,
  }));
  const spec = fc.constantFrom(...specs);
  const tireOf = ({ sizeCode, loadIndex, speedSymbol, loadRange }: AxleSpec) =>
    aFitTire({ sizeCode, loadIndex: loadIndex ?? 0, speedSymbol: speedSymbol ?? 'S', loadRange });

  it('fits its own vehicle', () => {
    const refused = specs.filter((own) => {
      const isStated = own.loadIndex !== null && own.speedSymbol !== null;
      return fitVerdict(tireOf(own), own).kind !== (isStated ? 'fits' : 'conditional');
    });
    expect(refused).toEqual([]);
  });

  it('never fits another rim', () => {
    fc.assert(
      fc.property(spec, spec, (own, other) => {
        const verdict = fitVerdict(tireOf(own), other);
        const rim = verdict.reasons.find((reason) => reason.code === 'rim.sameDiameter');
        if (!rim?.isPassed) expect(verdict.kind).toBe('refused');
      }),
    );
  });

  it('is never judged worse for more load or speed', () => {
    const severity = { fits: 0, conditional: 1, refused: 2 };
    const symbols = fc.constantFrom(...SPEED_SYMBOLS.filter((symbol) => symbol !== 'Z'));
    fc.assert(
      fc.property(spec, spec, fc.nat(20), symbols, (own, other, more, speedSymbol) => {
        const tire = tireOf(own);
        const loaded = fitVerdict({ ...tire, loadIndex: tire.loadIndex + more }, other);
        expect(severity[loaded.kind]).toBeLessThanOrEqual(severity[fitVerdict(tire, other).kind]);
        const slowest = fitVerdict({ ...tire, speedSymbol }, other);
        const fastest = fitVerdict({ ...tire, speedSymbol: '(Y)' }, other);
        expect(severity[fastest.kind]).toBeLessThanOrEqual(severity[slowest.kind]);
      }),
    );
  });

  it('gets a verdict that is the worst effect of its reasons', () => {
    fc.assert(
      fc.property(spec, spec, (own, other) => {
        const { kind, reasons } = fitVerdict(tireOf(own), other);
        const effects = new Set(reasons.map((reason) => reason.effect));
        expect(kind).toBe(
          effects.has('refused') ? 'refused' : effects.has('conditional') ? 'conditional' : 'fits',
        );
        expect(reasons.every((reason) => reason.isPassed === (reason.effect === 'fits'))).toBe(true);
      }),
    );
  });
});
