import fc from 'fast-check';
import { aFitmentRecord } from './testing/build-fitment.js';
import { referenceFitments } from './testing/reference-fitments.js';
import { vehicleFitments } from './vehicle-fitments.js';

const records = referenceFitments();
const crv = { year: 2014, make: 'Honda', model: 'CR-V' };

const sizesOf = (vehicle: Parameters<typeof vehicleFitments>[0]): readonly string[] =>
  vehicleFitments(vehicle, records).map(({ front, rear }) =>
    rear ? `${front.sizeCode} + ${rear.sizeCode}` : front.sizeCode,
  );

describe('vehicleFitments', () => {
  it('gives the tire sets of a vehicle, smallest rim first', () => {
    expect(sizesOf({ year: 2021, make: 'Honda', model: 'CR-V' })).toEqual([
      '235/65R17',
      '235/60R18',
      '235/55R19',
    ]);
  });

  it('merges trims that share a set, in alphabetical order', () => {
    expect(vehicleFitments(crv, records)).toEqual([
      expect.objectContaining({ trims: ['LX'], front: expect.objectContaining({ sizeCode: '215/70R16' }) }),
      expect.objectContaining({
        trims: ['EX', 'EX-L'],
        front: expect.objectContaining({ sizeCode: '225/65R17' }),
      }),
    ]);
  });

  it('gives the whole spec of an axle', () => {
    const [tremor] = vehicleFitments({ year: 2022, make: 'Ford', model: 'F-150', trim: 'Tremor' }, records);
    expect(tremor).toEqual({
      inheritedFrom: null,
      trims: ['Tremor'],
      front: {
        sizeCode: 'LT275/70R18',
        loadIndex: 125,
        dualLoadIndex: 122,
        speedSymbol: 'S',
        loadRange: 'E',
      },
      rear: null,
      isStaggered: false,
      confidence: 'medium',
    });
  });

  it('gives both axles of a staggered car', () => {
    const [small] = vehicleFitments({ year: 2020, make: 'Audi', model: 'R8' }, records);
    expect(small).toMatchObject({
      isStaggered: true,
      front: { sizeCode: '245/35ZR19', loadIndex: 93, speedSymbol: 'Y' },
      rear: { sizeCode: '295/35ZR19', loadIndex: 104, speedSymbol: 'Y' },
    });
  });

  it('narrows to the trim, whatever its case and hyphens', () => {
    expect(sizesOf({ ...crv, trim: 'ex l' })).toEqual(['225/65R17']);
    expect(sizesOf({ ...crv, trim: 'LX' })).toEqual(['215/70R16']);
  });

  it('prefers the exact trim name to names that begin with it', () => {
    expect(sizesOf({ year: 2022, make: 'Ford', model: 'F-150', trim: 'Lariat' })).toEqual(['275/65R18']);
    expect(sizesOf({ year: 2022, make: 'Ford', model: 'F-150', trim: 'Lariat 20' })).toEqual(['275/60R20']);
  });

  it('uses trims that share its words if none has the exact name', () => {
    const named = [
      aFitmentRecord({ trim: 'EX 17' }),
      aFitmentRecord({ trim: 'EX 18', frontSize: '235/60R18' }),
    ];
    const sizes = (trim: string): readonly string[] =>
      vehicleFitments({ ...crv, trim }, named).map((fitment) => fitment.front.sizeCode);
    expect(sizes('EX')).toEqual(['225/65R17', '235/60R18']);
    expect(sizes('EX 18 AWD')).toEqual(['235/60R18']);
  });

  it.each(['Sport Hybrid Deluxe', '', '  ', 'E'])('gives every set if the trim %p is unknown', (trim) => {
    expect(sizesOf({ ...crv, trim })).toEqual(sizesOf(crv));
  });

  it('includes the first and the last model year', () => {
    const only = [aFitmentRecord()];
    const found = (year: number): number => vehicleFitments({ ...crv, year }, only).length;
    expect([2011, 2012, 2016, 2017].map(found)).toEqual([0, 1, 1, 0]);
  });

  it('matches make and model in any case and with any hyphens', () => {
    expect(sizesOf({ year: 2014, make: 'HONDA', model: 'cr v' })).toEqual(sizesOf(crv));
  });

  it('is empty for a vehicle without records', () => {
    expect(sizesOf({ year: 2014, make: 'Honda', model: 'Airplane' })).toEqual([]);
    expect(sizesOf({ year: 1950, make: 'Honda', model: 'CR-V' })).toEqual([]);
  });

  it('keeps sets apart that differ only in load, speed or rear tire', () => {
    const alike = [
      aFitmentRecord(),
      aFitmentRecord({ frontLoadIndex: 106 }),
      aFitmentRecord({ frontSpeed: 'H' }),
      aFitmentRecord({ rearSize: '255/60R17', rearLoadIndex: 106, rearSpeed: 'T', isStaggered: true }),
    ];
    expect(vehicleFitments(crv, alike)).toHaveLength(4);
  });

  it('has high confidence only if every record of the set does', () => {
    const [set] = vehicleFitments(crv, [
      aFitmentRecord({ trim: 'LX' }),
      aFitmentRecord({ trim: 'EX', confidence: 'medium' }),
      aFitmentRecord({ trim: 'EX-L' }),
    ]);
    expect(set).toMatchObject({ trims: ['EX', 'EX-L', 'LX'], confidence: 'medium' });
  });

  it('does not depend on the order of the records', () => {
    const models = [...new Set(records.map((record) => `${record.make}|${record.model}`))];
    const shuffled = fc.constantFrom(...models).chain((key) => {
      const own = records.filter((record) => `${record.make}|${record.model}` === key);
      return fc.record({
        own: fc.constant(own),
        mixed: fc.shuffledSubarray(own, { minLength: own.length }),
        year: fc.integer({ min: 1995, max: 2026 }),
      });
    });
    fc.assert(
      fc.property(shuffled, ({ own, mixed, year }) => {
        const vehicle = { year, make: own[0]?.make ?? '', model: own[0]?.model ?? '' };
        expect(vehicleFitments(vehicle, mixed)).toEqual(vehicleFitments(vehicle, own));
      }),
    );
  });

  it('covers every record of the reference list exactly once', () => {
    for (const record of records.filter((_, index) => index % 25 === 0)) {
      const sets = vehicleFitments(
        { year: record.yearFrom, make: record.make, model: record.model },
        records,
      );
      const own = sets.filter(
        (set) =>
          set.trims.includes(record.trim) &&
          set.front.sizeCode === record.frontSize &&
          set.front.loadIndex === record.frontLoadIndex &&
          (set.rear?.sizeCode ?? null) === record.rearSize,
      );
      expect(own).toHaveLength(1);
    }
  });
});
