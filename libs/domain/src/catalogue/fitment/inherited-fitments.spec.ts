import { modelSpelling } from '../vehicles/index.js';
import { referenceModels } from '../vehicles/testing/reference-lexicon.js';
import type { FitmentRecord } from './fitment-record.js';
import { inheritedFitments, parentModel } from './inherited-fitments.js';
import { aFitmentRecord } from './testing/build-fitment.js';
import { referenceFitments } from './testing/reference-fitments.js';
import { staggeredFitVerdict } from './staggered-fit-verdict.js';
import { fitVerdictForVehicle } from './vehicle-fit-verdict.js';
import { vehicleFitments } from './vehicle-fitments.js';

const ACCORD = { year: 2016, make: 'Honda', model: 'Accord' };
const anAccord = (changes: Partial<ReturnType<typeof aFitmentRecord>> = {}) =>
  aFitmentRecord({
    model: 'Accord',
    frontSize: '215/55R17',
    frontLoadIndex: 94,
    frontSpeed: 'V',
    ...changes,
  });

describe('the parent of a model', () => {
  it.each([
    ['Accord Hybrid', 'Accord'],
    ['Santa Fe Plug-in Hybrid', 'Santa Fe'],
    ['Escalade ESV', 'Escalade'],
    ['Expedition EL', 'Expedition'],
    ['Expedition MAX', 'Expedition'],
    ['Yukon XL', 'Yukon'],
    ['Grand Cherokee L', 'Grand Cherokee'],
    ['XJ LWB', 'XJ'],
  ])('%s is %s', (model, parent) => expect(parentModel(model)).toBe(parent));

  it.each([
    'Accord',
    'Hybrid',
    'Prius Prime',
    'Fusion Energi',
    'Bolt EV',
    'Kona Electric',
    'Outlander PHEV',
    'Wrangler 4xe',
    'XC40 Recharge',
    'Escalade EXT',
    'Cayenne Coupe',
    'Suburban 2500',
    'CT6-V',
    'Model',
    'Golf R',
  ])('%s has none', (model) => expect(parentModel(model)).toBeNull());
});

describe('sizes of a parent', () => {
  it('are inherited with its name, and checked on the tire placard before a tire fits', () => {
    const [set] = inheritedFitments(ACCORD, [anAccord({ trim: 'LX' }), anAccord({ trim: 'EX' })]);
    expect(set).toMatchObject({
      inheritedFrom: 'Accord',
      confidence: 'medium',
      trims: [],
      front: { sizeCode: '215/55R17' },
    });
    const tire = { sizeCode: '215/55R17', loadIndex: 94, speedSymbol: 'V' } as const;
    const verdict = fitVerdictForVehicle(tire, set === undefined ? [] : [set], 'both');
    expect(verdict.kind).toBe('conditional');
    expect(verdict.reasons[0]).toMatchObject({
      code: 'vehicle.inheritedSizes',
      data: { parentModel: 'Accord' },
    });
    expect(
      fitVerdictForVehicle({ ...tire, loadIndex: 91 }, set === undefined ? [] : [set], 'both').kind,
    ).toBe('refused');
    const pair = staggeredFitVerdict(tire, tire, set === undefined ? [] : [set]);
    expect(pair.kind).toBe('conditional');
    expect(pair.reasons.filter(({ code }) => code === 'vehicle.inheritedSizes')).toMatchObject([
      { axle: null },
    ]);
  });

  it.each([
    ['trims differ in size', [anAccord(), anAccord({ trim: 'Sport', frontSize: '235/45R18' })]],
    ['trims differ in load', [anAccord(), anAccord({ trim: 'Sport', frontLoadIndex: 98 })]],
    [
      'trims differ in the rear',
      [anAccord(), anAccord({ trim: 'Sport', rearSize: '235/50R17', isStaggered: true })],
    ],
    ['they are in doubt', [anAccord({ confidence: 'medium' })]],
    ['they are those of another year', [anAccord({ yearFrom: 2017, yearTo: 2020 })]],
    ['they are unknown', []],
  ])('are not inherited where %s', (_why, records) => {
    expect(inheritedFitments(ACCORD, records)).toEqual([]);
  });
});

describe('against the reference data', () => {
  const records = referenceFitments();
  const recordsOf = new Map<string, readonly FitmentRecord[]>();
  for (const record of records) {
    const key = modelSpelling(record.make, record.model);
    recordsOf.set(key, [...(recordsOf.get(key) ?? []), record]);
  }
  const ofModel = (make: string, model: string) => recordsOf.get(modelSpelling(make, model)) ?? [];
  const sizesOf = (sets: ReturnType<typeof vehicleFitments>) =>
    sets.map(({ front, rear }) => `${front.sizeCode} ${rear?.sizeCode ?? ''} ${front.loadIndex ?? ''}`);

  const heirs = referenceModels.flatMap(({ make, model, firstYear, lastYear }) => {
    const parent = parentModel(model);
    if (parent === null) return [];
    return Array.from({ length: lastYear - firstYear + 1 }, (_, at) => {
      const year = firstYear + at;
      return {
        name: `${year} ${make} ${model}`,
        own: sizesOf(vehicleFitments({ year, make, model }, ofModel(make, model))),
        inherited: sizesOf(inheritedFitments({ year, make, model: parent }, ofModel(make, parent))),
      };
    });
  });

  it('inherited sizes never contradict a model’s own, wherever both are known', () => {
    const both = heirs.filter(({ own, inherited }) => own.length > 0 && inherited.length > 0);
    expect(both.length).toBeGreaterThanOrEqual(10);
    expect(both.filter(({ own, inherited }) => inherited.some((size) => !own.includes(size)))).toEqual([]);
  });

  it('most parents have several sets, so most hybrids and long models inherit none', () => {
    const without = heirs.filter(({ own, inherited }) => own.length > 0 && inherited.length === 0);
    expect(without.length).toBeGreaterThan(200);
  });
});
