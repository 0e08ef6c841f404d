import fc from 'fast-check';
import { parseAddressLine, parseSecondAddressLine } from './address-line.js';
import { parseCity } from './city.js';

const refusal = (code: string) => ({ ok: false, fault: { code, data: {} } });

describe('parseAddressLine and parseCity', () => {
  it('accept a street and a city, and refuse anything else [R5.06]', () => {
    for (const line of [
      '1042 South St',
      'One Liberty Plaza',
      '12½ Rue Peña',
      'RR 2 Box 152',
      '5 A St',
      'N6W23001 Bluemound Rd',
    ]) {
      expect(parseAddressLine(line)).toEqual({ ok: true, value: line });
    }
    for (const line of ['', '  ', '12', '1042', '#', '<>', 'a'.repeat(61)]) {
      expect(parseAddressLine(line)).toEqual(refusal('contact.addressInvalid'));
    }
    for (const city of ['Philadelphia', "Coeur d'Alene", 'St. Louis', 'Winston-Salem', 'Cañon City', 'Rio']) {
      expect(parseCity(` ${city} `)).toEqual({ ok: true, value: city });
    }
    for (const city of ['', 'A', '19147', '-Rio', "'", 'Area 51', 'a'.repeat(51)]) {
      expect(parseCity(city)).toEqual(refusal('contact.cityInvalid'));
    }
  });

  it('hold a line to 3 to 60 characters', () => {
    expect(parseAddressLine('5 A').ok).toBe(true);
    expect(parseAddressLine('5A').ok).toBe(false);
    expect(parseAddressLine('a'.repeat(60)).ok).toBe(true);
    expect(parseSecondAddressLine('a'.repeat(60)).ok).toBe(true);
  });

  it('ask again for signs that a label lacks', () => {
    for (const sign of ['*', '🚚', '"', '<', '★']) {
      expect(parseAddressLine(`12 Main St ${sign}`)).toEqual(refusal('contact.addressInvalid'));
      expect(parseCity(`Rio ${sign}`)).toEqual(refusal('contact.cityInvalid'));
    }
  });

  it('keep the values they took', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 70 }), (text) => {
        for (const parse of [parseAddressLine, parseCity]) {
          const once = parse(text);
          if (once.ok) expect(parse(once.value)).toEqual(once);
        }
      }),
    );
  });
});

describe('parseSecondAddressLine', () => {
  it('may be empty', () => {
    expect(parseSecondAddressLine('  ')).toEqual({ ok: true, value: null });
  });

  it.each(['Apt 4', '#12', '4B', 'Floor 3, rear'])('takes %p', (line) => {
    expect(parseSecondAddressLine(line)).toEqual({ ok: true, value: line });
  });

  it('refuses signs without a letter or digit, and too much text', () => {
    for (const line of ['#', '- -', '<>', 'Apt 4 🚚', 'Apt* 4', 'a'.repeat(61)]) {
      expect(parseSecondAddressLine(line)).toEqual(refusal('contact.addressInvalid'));
    }
  });

  it('refuses a post office box as the first line does', () => {
    expect(parseSecondAddressLine('PO Box 12')).toEqual(refusal('contact.poBox'));
  });
});
