import { parseTireSize, type TireSize } from '../tires/index.js';
import { dimensionReasons } from './dimension-checks.js';
import type { FitReason, FitReasonCode } from './fit-reason.js';

const size = (text: string): TireSize => {
  const parsed = parseTireSize(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value.size;
};

const reasonOf = (code: FitReasonCode, tire: string, original: string): FitReason | undefined =>
  dimensionReasons(size(tire), size(original)).find((reason) => reason.code === code);

describe('the size of a replacement', () => {
  it.each([
    ['225/65R17', '225/65R17', 'fits'],
    ['P225/65R17', '225/65R17', 'fits'],
    ['255/35R19', '255/35ZR19', 'fits'],
    ['235/65R17', '225/65R17', 'conditional'],
    ['225/60R17', '225/65R17', 'conditional'],
  ])('%s for %s: %s', (tire, original, effect) => {
    expect(reasonOf('size.sameAsOriginal', tire, original)?.effect).toBe(effect);
  });
});

describe('the rim of a replacement', () => {
  it.each([
    ['225/65R17', '235/65R17', 'fits'],
    ['225/60R18', '225/65R17', 'refused'],
    ['225/70R16', '225/65R17', 'refused'],
    ['225/70R19.5', '225/70R19', 'refused'],
    ['33X12.50R17LT', 'LT285/70R17', 'fits'],
  ])('%s for %s: %s', (tire, original, effect) => {
    expect(reasonOf('rim.sameDiameter', tire, original)?.effect).toBe(effect);
  });

  it('gives both diameters', () => {
    expect(reasonOf('rim.sameDiameter', '225/60R18', '225/65R17')?.data).toEqual({
      tireRimIn: 18,
      originalRimIn: 17,
      vehicleRimsIn: [17],
    });
  });
});

describe('the height of a replacement', () => {
  it.each([
    ['225/65R17', '225/65R17', 'fits', 0],
    ['235/65R17', '225/65R17', 'fits', 1.8],
    ['215/65R17', '225/65R17', 'fits', -1.8],
    ['245/60R17', '225/65R17', 'fits', 0.2],
    ['225/60R17', '225/65R17', 'refused', -3.1],
    ['225/70R17', '225/65R17', 'refused', 3.1],
    ['245/65R17', '225/65R17', 'refused', 3.6],
  ])('%s for %s: %s at %d percent', (tire, original, effect, differencePercent) => {
    const reason = reasonOf('diameter.withinTolerance', tire, original);
    expect(reason?.effect).toBe(effect);
    expect(reason?.data).toMatchObject({ differencePercent, tolerancePercent: 3 });
  });

  it('may differ by exactly 3 percent, not by more', () => {
    expect(reasonOf('diameter.withinTolerance', '34X9.50R15LT', '33X9.50R15LT')?.effect).toBe('refused');
    expect(reasonOf('diameter.withinTolerance', '34X9.50R15LT', '35X9.50R15LT')?.effect).toBe('fits');
  });

  it('is only known to match the same size if a size does not state it', () => {
    expect(reasonOf('diameter.withinTolerance', '11R22.5', '11R22.5')?.effect).toBe('fits');
    expect(reasonOf('diameter.withinTolerance', '12R22.5', '11R22.5')?.effect).toBe('refused');
  });
});

describe('the width of a replacement', () => {
  it.each([
    ['245/60R17', '225/65R17', 'fits'],
    ['205/70R17', '225/65R17', 'fits'],
    ['255/60R17', '225/65R17', 'refused'],
    ['195/75R17', '225/65R17', 'refused'],
  ])('%s for %s: %s', (tire, original, effect) => {
    expect(reasonOf('width.nearOriginal', tire, original)?.effect).toBe(effect);
  });
});

describe('the class of a replacement', () => {
  it.each([
    ['P225/65R17', '225/65R17', 'fits'],
    ['LT275/65R18', '275/65R18', 'conditional'],
    ['275/65R18', 'LT275/65R18', 'conditional'],
    ['LT235/65R16', '235/65R16C', 'fits'],
    ['ST205/75R15', '205/75R15', 'refused'],
    ['T145/70R17', '145/70R17', 'refused'],
    ['225/70R19.5', 'LT225/70R19', 'refused'],
  ])('%s for %s: %s', (tire, original, effect) => {
    expect(reasonOf('class.sameAsOriginal', tire, original)?.effect).toBe(effect);
  });
});
