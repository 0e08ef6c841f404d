import type { FitmentOption } from '@simpletread/contract';
import { parseVehicleKey, vehicleKeyText } from '../../shell/shopper/vehicle-key';
import { chooseFitment, fitmentText, isSoldBothWays } from './fitment-choice';

const axle = (sizeCode: string): FitmentOption['front'] => ({
  sizeCode,
  sizeSlug: sizeCode.toLowerCase().replace('/', '-'),
  loadIndex: 102,
  speedSymbol: 'H',
  loadRange: null,
});

const option = (key: string, trims: string[], front: string, rear: string | null = null): FitmentOption => ({
  key,
  trims,
  front: axle(front),
  rear: rear === null ? null : axle(rear),
  isStaggered: rear !== null,
  confidence: 'high',
  inheritedFrom: null,
  tireCount: 1,
});

const options = [
  option('a', ['Base', 'Premium'], '225/65R17'),
  option('b', ['Limited'], '225/60R18'),
  option('c', ['Sport'], '245/40R19', '275/35R19'),
];

describe('a shopper’s sizes', () => {
  it('are those of the named set, then of the trim, then the first', () => {
    expect(chooseFitment(options, { key: 'c', trim: 'Limited' })?.key).toBe('c');
    expect(chooseFitment(options, { key: '', trim: 'limited' })?.key).toBe('b');
    expect(chooseFitment(options, { key: '', trim: '' })?.key).toBe('a');
    expect(chooseFitment([], { key: '', trim: '' })).toBeNull();
  });

  it('may be of one kind or of both: a car sold both ways needs a look at its sidewalls', () => {
    expect(isSoldBothWays(options)).toBe(true);
    expect(isSoldBothWays(options.slice(0, 2))).toBe(false);
    expect(isSoldBothWays(options.slice(2))).toBe(false);
    expect(isSoldBothWays([])).toBe(false);
  });

  it('name both axles of a staggered set', () => {
    expect(options.map(fitmentText)).toEqual(['225/65R17', '225/60R18', '245/40R19 front, 275/35R19 rear']);
  });
});

describe('the vehicle in a cookie', () => {
  it('survives being written', () => {
    for (const key of [
      { make: 'subaru', model: 'outback', year: 2021, trim: null },
      { make: 'mercedes-benz', model: 'e-class', year: 2012, trim: 'E 350 4MATIC' },
    ]) {
      expect(parseVehicleKey(vehicleKeyText(key))).toEqual(key);
    }
  });

  it('is none for any other text', () => {
    for (const text of [undefined, '', 'subaru/outback', 'Subaru/Outback/2021', 'a/b/20210', '../b/2021']) {
      expect(parseVehicleKey(text)).toBeNull();
    }
  });
});
