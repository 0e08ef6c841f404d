import { staggeredFitVerdict } from './staggered-fit-verdict.js';
import { aFitTire, anAxleSpec, aVehicleFitment } from './testing/build-fitment.js';

const setOf = (frontSize: string, rearSize: string) =>
  aVehicleFitment({
    front: anAxleSpec({ sizeCode: frontSize, loadIndex: 90, speedSymbol: 'V' }),
    rear: anAxleSpec({ sizeCode: rearSize, loadIndex: 95, speedSymbol: 'V' }),
    isStaggered: true,
  });
const EIGHTEEN = setOf('225/40R18', '255/35R18');
const NINETEEN = setOf('225/40R19', '255/35R19');

const tire = (sizeCode: string, loadIndex = 95) => aFitTire({ sizeCode, loadIndex, speedSymbol: 'V' });

describe('a front and a rear tire for a vehicle', () => {
  it('fit if both fit the axles of one set', () => {
    const pair = staggeredFitVerdict(tire('225/40R19'), tire('255/35R19'), [EIGHTEEN, NINETEEN]);
    expect(pair).toMatchObject({ kind: 'fits', fitment: NINETEEN });
    expect(new Set(pair.reasons.map(({ axle }) => axle))).toEqual(new Set(['front', 'rear']));
  });

  it('are refused if they fit different sets, though each fits alone', () => {
    const pair = staggeredFitVerdict(tire('225/40R18'), tire('255/35R19'), [EIGHTEEN, NINETEEN]);
    expect(pair.kind).toBe('refused');
    expect(pair.reasons[0]).toMatchObject({ isPassed: false });
  });

  it('are refused on each other’s axle, and if one of them carries too little', () => {
    expect(staggeredFitVerdict(tire('255/35R18'), tire('225/40R18'), [EIGHTEEN]).kind).toBe('refused');
    const weak = staggeredFitVerdict(tire('225/40R18'), tire('255/35R18', 90), [EIGHTEEN]);
    expect(weak.reasons[0]).toMatchObject({ axle: 'rear', code: 'load.atLeastOriginal' });
  });

  it('name no axle if all four are alike, and are unknown without a set', () => {
    const alike = aVehicleFitment();
    expect(staggeredFitVerdict(aFitTire(), aFitTire(), [alike])).toMatchObject({
      kind: 'fits',
      reasons: expect.arrayContaining([expect.objectContaining({ axle: null })]),
    });
    expect(staggeredFitVerdict(aFitTire(), aFitTire(), [])).toMatchObject({ kind: 'unknown', fitment: null });
  });
});
