import { parseTireSize } from './parse-tire-size.js';
import { canonicalOf } from '../testing/read-size.js';

describe('parseTireSize', () => {
  it.each([
    ['225/65R17', '225/65R17'],
    ['225/65r17', '225/65R17'],
    ['225 65 17', '225/65R17'],
    ['225/65/17', '225/65R17'],
    ['225/65-17', '225/65R17'],
    ['225-65r17', '225/65R17'],
    ['225-65-17', '225/65R17'],
    ['225.65.17', '225/65R17'],
    ['225x65x17', '225/65R17'],
    ['225×65×17', '225/65R17'],
    ['2256517', '225/65R17'],
    ['22565r17', '225/65R17'],
    ['22565 17', '225/65R17'],
    ['225/65 17', '225/65R17'],
    ['  225 / 65 R 17  ', '225/65R17'],
    ['225/65 R-17', '225/65R17'],
    ['225⁄65R17', '225/65R17'],
    ['225\\65R17', '225/65R17'],
    ['225–65–17', '225/65R17'],
    ['225/65R17"', '225/65R17'],
    ['225/65R17 inch', '225/65R17'],
    ['225/65R17 tires', '225/65R17'],
    ['２２５/６５R１７', '225/65R17'],
    ['225\u00A065\u00A017', '225/65R17'],
  ])('reads %s as a metric size', (text, canonical) => {
    expect(canonicalOf(text)).toBe(canonical);
  });

  it.each([
    ['p225/65r17', 'P225/65R17'],
    ['P 225 65 17', 'P225/65R17'],
    ['P2256517', 'P225/65R17'],
    ['LT275/70R18', 'LT275/70R18'],
    ['lt 275 70 18', 'LT275/70R18'],
    ['LT2757018', 'LT275/70R18'],
    ['235/75R15LT', 'LT235/75R15'],
    ['ST205/75R15', 'ST205/75R15'],
    ['st205 75 15', 'ST205/75R15'],
    ['T145/70D17', 'T145/70D17'],
    ['t145 70 d 17', 'T145/70D17'],
    ['T125/70B15', 'T125/70B15'],
  ])('keeps the prefix or construction of %s', (text, canonical) => {
    expect(canonicalOf(text)).toBe(canonical);
  });

  it.each([
    ['255/35ZR19', '255/35ZR19'],
    ['255/35 ZR 19', '255/35ZR19'],
    ['25535zr19', '255/35ZR19'],
    ['225/45RF17', '225/45R17'],
    ['225/55ZRF17', '225/55ZR17'],
  ])('reads the construction letters of %s', (text, canonical) => {
    expect(canonicalOf(text)).toBe(canonical);
  });

  it.each([
    ['235/65R16C', '235/65R16C'],
    ['235/65R16 C', '235/65R16C'],
    ['235/65r16c 115/113r', '235/65R16C'],
    ['185R14C', '185R14C'],
    ['195 R 14 C', '195R14C'],
    ['195/R14C', '195R14C'],
    ['ST145R12', 'ST145R12'],
  ])('reads the van or full-profile size %s', (text, canonical) => {
    expect(canonicalOf(text)).toBe(canonical);
  });

  it.each([
    ['33x12.50R15LT', '33X12.50R15LT'],
    ['33X12.5R15 LT', '33X12.50R15LT'],
    ['33x12.5r15', '33X12.50R15LT'],
    ['33x12.50-15', '33X12.50R15LT'],
    ['33x12.50x15', '33X12.50R15LT'],
    ['33 x 12.50 r 15', '33X12.50R15LT'],
    ['33×12.50×15', '33X12.50R15LT'],
    ['33*12.50*15', '33X12.50R15LT'],
    ['33/12.50R15', '33X12.50R15LT'],
    ['33/12.50/15', '33X12.50R15LT'],
    ['33 12.50 15', '33X12.50R15LT'],
    ['33x1250r15', '33X12.50R15LT'],
    ['33x125r15', '33X12.50R15LT'],
    ['35x950r15', '35X9.50R15LT'],
    ['331250r15', '33X12.50R15LT'],
    ['35125020', '35X12.50R20LT'],
    ['lt33x12.50r15', '33X12.50R15LT'],
    ['30x9.5r15', '30X9.50R15LT'],
    ['37x13r17lt', '37X13.00R17LT'],
  ])('reads %s as light-truck flotation', (text, canonical) => {
    expect(canonicalOf(text)).toBe(canonical);
  });

  it.each([
    ['25x8-12', '25X8.00-12'],
    ['25X8.00-12', '25X8.00-12'],
    ['25x8x12', '25X8.00-12'],
    ['25x8 12', '25X8.00-12'],
    ['25x10r12', '25X10.00R12'],
    ['28x10-14', '28X10.00-14'],
    ['28x10x14', '28X10.00R14'],
    ['32x9.5r15', '32X9.50R15'],
    ['18.5x8.5-8', '18.5X8.50-8'],
    ['20.5x8.0-10', '20.5X8.0-10'],
    ['20.5x8-10', '20.5X8.00-10'],
    ['20x8.0-10', '20X8.00-10'],
    ['205/50-10', '205/50-10'],
    ['st215/60-8', 'ST215/60-8'],
    ['145/80-13', '145/80R13'],
  ])('reads %s as an ATV, cart or small trailer size', (text, canonical) => {
    expect(canonicalOf(text)).toBe(canonical);
  });

  it.each([
    ['11R22.5', '11R22.5'],
    ['11 r 22.5', '11R22.5'],
    ['11 22.5', '11R22.5'],
    ['11-22.5', '11R22.5'],
    ['11r225', '11R22.5'],
    ['11.00R22.5', '11R22.5'],
    ['8.25r20', '8.25R20'],
    ['12r20', '12.00R20'],
    ['7.50R16LT', '7.50R16LT'],
    ['LT7.50R16', '7.50R16LT'],
    ['9.50R16.5', '9.50R16.5LT'],
    ['295/75R22.5', '295/75R22.5'],
    ['295/75r225', '295/75R22.5'],
    ['295 75 22.5', '295/75R22.5'],
    ['29575225', '295/75R22.5'],
    ['4.80-8', '4.80-8'],
    ['4.8-8', '4.80-8'],
    ['7.50-16', '7.50-16'],
    ['235-710R460A', '235-710R460A'],
    ['235/710r460', '235-710R460A'],
  ])('reads %s as a truck, trailer or PAX size', (text, canonical) => {
    expect(canonicalOf(text)).toBe(canonical);
  });

  it.each([
    ['an empty text', ''],
    ['a space', ' '],
    ['a ZIP code', '94107'],
    ['a ZIP+4', '94107-2256'],
    ['a phone number', '2256517555'],
    ['a phone number in brackets', '(225) 651-7555'],
    ['a phone number with points', '225.651.7555'],
    ['a local phone number', '225-6517'],
    ['a social security number', '225-65-1734'],
    ['a date', '12-10-15'],
    ['a short date', '10-22'],
    ['a slashed date', '12/10/2015'],
    ['a year', '2019'],
    ['a half-typed size', '225/65'],
    ['a width nobody makes', '999/65R17'],
    ['an even width', '220/65R17'],
    ['an aspect nobody makes', '225/62R17'],
    ['an aspect of a hundred', '225/00R17'],
    ['a rim nobody makes', '225/65R99'],
    ['a rim of 27.5 inches', '225/65R27.5'],
    ['a tire higher than a door', '445/95R30'],
    ['a flotation tire narrower than its wheel', '15x12.50R26'],
    ['a tire without a sidewall', '22x8.5R22'],
    ['a tire almost as wide as high', '16x13-6'],
    ['an ATV size without its X', '25 8.50 12'],
    ['a van size on a 22-inch rim', '185R22C'],
    ['a commercial width nobody makes', '44R22.5'],
    ['a commercial width between the quarters', '11.1R22.5'],
    ['a mobile-home size', '8-14.5'],
    ['a size and a pizza', '225/65R17 pizza'],
    ['two sizes', '225/65R17 235/65R17'],
    ['a sentence', 'do you have 225/65R17'],
    ['a very long text', `225/65R17${' '.repeat(100)}`],
  ])('refuses %s', (_, text) => {
    const parsed = parseTireSize(text);
    expect(parsed).toEqual({
      ok: false,
      fault: { code: 'tireSize.unreadable', data: { text: text.slice(0, 40) } },
    });
  });

  it('gives the parts of a light-truck size with its whole service description', () => {
    expect(parseTireSize('LT275/70R18 125/122S E')).toEqual({
      ok: true,
      value: {
        size: {
          kind: 'metric',
          prefix: 'LT',
          widthMm: 275,
          aspect: 70,
          construction: 'R',
          isZr: false,
          rimIn: 18,
          suffix: '',
        },
        loadIndex: 125,
        dualLoadIndex: 122,
        speedSymbol: 'S',
        loadRange: 'E',
        isExtraLoad: false,
      },
    });
  });

  it('gives the parts of a flotation size', () => {
    expect(parseTireSize('33X12.5R15 LT 108Q C')).toEqual({
      ok: true,
      value: {
        size: { kind: 'flotation', diameterIn: 33, widthIn: 12.5, rimIn: 15 },
        loadIndex: 108,
        speedSymbol: 'Q',
        loadRange: 'C',
        isExtraLoad: false,
      },
    });
  });
});
