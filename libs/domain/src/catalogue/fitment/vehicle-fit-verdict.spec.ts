import { explainFitReason } from './explain-fit-reason.js';
import { aFitTire, anAxleSpec, aVehicleFitment } from './testing/build-fitment.js';
import { fitVerdictForVehicle } from './vehicle-fit-verdict.js';

const seventeen = aVehicleFitment();
const eighteen = aVehicleFitment({
  trims: ['Touring'],
  front: anAxleSpec({ sizeCode: '235/60R18', loadIndex: 103 }),
});
const staggered = aVehicleFitment({
  trims: ['M3'],
  front: anAxleSpec({ sizeCode: '255/35R19', loadIndex: 96, speedSymbol: 'Y' }),
  rear: anAxleSpec({ sizeCode: '275/35R19', loadIndex: 100, speedSymbol: 'Y' }),
  isStaggered: true,
});
const frontTire = aFitTire({ sizeCode: '255/35ZR19', loadIndex: 96, speedSymbol: '(Y)' });
const rearTire = aFitTire({ sizeCode: '275/35ZR19', loadIndex: 100, speedSymbol: '(Y)' });

describe('fitVerdictForVehicle', () => {
  it('gives the best verdict over the tire sets, with its set', () => {
    const tire = aFitTire({ sizeCode: '235/60R18', loadIndex: 103 });
    expect(fitVerdictForVehicle(tire, [seventeen, eighteen], 'both')).toMatchObject({
      kind: 'fits',
      fitment: eighteen,
    });
  });

  it('names all wheels of a car that was sold with several', () => {
    const nineteen = aVehicleFitment({ front: anAxleSpec({ sizeCode: '235/55R19', loadIndex: 105 }) });
    const twenty = aFitTire({ sizeCode: '245/45R20', loadIndex: 103 });
    const { reasons } = fitVerdictForVehicle(twenty, [nineteen, seventeen, eighteen], 'both');
    expect(reasons.map(explainFitReason)).toContain(
      'Made for 20-inch wheels; yours are 17-, 18- or 19-inch.',
    );
    const [one] = fitVerdictForVehicle(twenty, [nineteen], 'both').reasons.filter(
      ({ code }) => code === 'rim.sameDiameter',
    );
    expect(one && explainFitReason(one)).toBe('Made for 20-inch wheels; yours are 19-inch.');
  });

  it('does not depend on the order of the sets', () => {
    const tire = aFitTire({ sizeCode: '235/65R17', loadIndex: 104 });
    const kinds = [
      [seventeen, eighteen],
      [eighteen, seventeen],
    ].map((sets) => fitVerdictForVehicle(tire, sets, 'both').kind);
    expect(kinds).toEqual(['conditional', 'conditional']);
  });

  it('prefers the set with the fewest failed checks', () => {
    const slow = aFitTire({ speedSymbol: 'S' });
    expect(fitVerdictForVehicle(slow, [eighteen, seventeen], 'front').fitment).toBe(seventeen);
  });

  it('returns the first of equal sets', () => {
    const twin = aVehicleFitment({ trims: ['EX-L'] });
    expect(fitVerdictForVehicle(aFitTire(), [seventeen, twin], 'front').fitment).toBe(seventeen);
  });

  it('judges each axle of a staggered car by its own tire', () => {
    expect(fitVerdictForVehicle(frontTire, [staggered], 'front').kind).toBe('fits');
    expect(fitVerdictForVehicle(rearTire, [staggered], 'rear').kind).toBe('fits');
    expect(fitVerdictForVehicle(frontTire, [staggered], 'rear').kind).toBe('refused');
    expect(fitVerdictForVehicle(rearTire, [staggered], 'front').kind).not.toBe('fits');
  });

  it('uses the worse axle if the tire is for all four wheels', () => {
    expect(fitVerdictForVehicle(frontTire, [staggered], 'both').kind).toBe('refused');
    expect(fitVerdictForVehicle(rearTire, [staggered], 'both').kind).not.toBe('fits');
  });

  it('uses the front tire for the rear axle if both are the same', () => {
    expect(fitVerdictForVehicle(aFitTire(), [seventeen], 'rear').kind).toBe('fits');
  });

  it('does not know a vehicle without tire sets, and points to the placard', () => {
    const verdict = fitVerdictForVehicle(aFitTire(), [], 'both');
    expect(verdict).toMatchObject({ kind: 'unknown', fitment: null });
    expect(verdict.reasons.map(explainFitReason).join(' ')).toContain('placard');
  });
});
