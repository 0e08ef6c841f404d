import fc from 'fast-check';
import { parseAddressLine, parseSecondAddressLine, secondLineRefusal } from './address-line.js';
import { parseCity } from './city.js';

const refusal = (code: string, data: object = {}) => ({ ok: false, fault: { code, data } });
const without = (field: string, signs: string) => refusal('contact.signRefused', { field, signs });

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
    for (const line of ['', '  ', '12', '1042', '#', 'A']) {
      expect(parseAddressLine(line)).toEqual(refusal('contact.addressInvalid'));
    }
    for (const city of ['Philadelphia', "Coeur d'Alene", 'St. Louis', 'Winston-Salem', 'Cañon City', 'Rio']) {
      expect(parseCity(` ${city} `)).toEqual({ ok: true, value: city });
    }
    for (const city of ['', 'A', '19147', '-Rio', "'"]) {
      expect(parseCity(city)).toEqual(refusal('contact.cityInvalid'));
    }
  });

  it('accept a city with a number before its name, and name other digits', () => {
    for (const city of ['29 Palms', 'Twentynine Palms', '1000 Palms', 'Ninety Six'])
      expect(parseCity(city)).toEqual({ ok: true, value: city });
    expect(parseCity('Area 51')).toEqual(without('City', '51'));
    expect(parseCity('12 Main St')).toEqual(without('City', '12'));
    expect(parseCity('Rio 4 & 29 Palms #5')).toEqual(without('City', '4, 29, #, and 5'));
  });

  it('name the most characters of a text that is too long, counted as people see them', () => {
    expect(parseAddressLine('a'.repeat(61))).toEqual(
      refusal('contact.tooLong', { field: 'Address', most: 60 }),
    );
    expect(parseCity('a'.repeat(51))).toEqual(refusal('contact.tooLong', { field: 'City', most: 50 }));
    expect(parseAddressLine('\u{20000}'.repeat(60)).ok).toBe(true);
  });

  it('hold a line to 3 to 60 characters', () => {
    expect(parseAddressLine('5 A').ok).toBe(true);
    expect(parseAddressLine('5A').ok).toBe(false);
    expect(parseAddressLine('a'.repeat(60)).ok).toBe(true);
    expect(parseSecondAddressLine('a'.repeat(60)).ok).toBe(true);
  });

  it('ask again for signs that a label lacks', () => {
    for (const sign of [
      '*',
      '🚚',
      '"',
      '<',
      '★',
      ';',
      '@',
      '+',
      '=',
      '%',
      '!',
      '?',
      '_',
      '|',
      '\\',
      '~',
      '^',
      '$',
    ]) {
      expect(parseAddressLine(`12 Main St ${sign}`)).toEqual(without('Address', sign));
      expect(parseSecondAddressLine(`Apt 4 ${sign}`)).toEqual(without('Address', sign));
      expect(parseCity(`Rio ${sign}`)).toEqual(without('City', sign));
    }
    expect(parseAddressLine('12 Main St @ 5th; rear + back')).toEqual(without('Address', '@, ;, and +'));
    expect(parseAddressLine('12 Main \uE000 St')).toEqual(without('Address', 'U+E000'));
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
    for (const line of ['#', '- -'])
      expect(parseSecondAddressLine(line)).toEqual(refusal('contact.addressInvalid'));
    expect(parseSecondAddressLine('a'.repeat(61))).toEqual(
      refusal('contact.tooLong', { field: 'Address', most: 60 }),
    );
  });

  it('refuses a post office box as the first line does', () => {
    expect(parseSecondAddressLine('PO Box 12')).toEqual(refusal('contact.poBox'));
  });
});

describe('secondLineRefusal', () => {
  it.each([
    ['RR 2', 'Box 12'],
    ['Rural Route 3', 'Box 87A'],
    ['HC 1', 'Box 20'],
    ['12 College Ave', 'Box 1204'],
    ['12 Post Rd', 'Bin 4'],
    ['12 Post Rd', 'Apt 4'],
    ['12 Post Rd', ''],
  ])('lets a box below %p be %p of that route or building', (first, second) => {
    expect(secondLineRefusal(first, second)).toBeNull();
    expect(parseSecondAddressLine(second).ok).toBe(true);
  });

  it.each([
    ['Priya Nair', 'Box 12'],
    ['c/o Nair & Co', 'Bin 4'],
    ['RR 2', 'PO Box 12'],
    ['12 Post Rd', 'PO Box 12'],
    ['12 Post Rd', 'Drawer 5'],
    ['12 Post Rd', 'Box 12, Station A'],
  ])('refuses below %p the mailbox %p', (first, second) => {
    expect(secondLineRefusal(first, second)).toBe('contact.poBox');
  });
});

describe('a label', () => {
  // Removes invisible signs, and folds the four kinds that the docs of `tidyText` and `stripSpecialCharacters` name.
  const folded = (text: string): string =>
    text
      .normalize('NFC')
      .replace(/\s+/gu, ' ')
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu, '')
      .replace(/[\u2018\u2019\u02BB\u02BC\u00B4\u0060\u2032]/g, "'")
      .replace(/\u2026/g, '...')
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .normalize('NFC')
      .replace(/ +/g, ' ')
      .trim();
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 70 }),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc
      .array(
        fc.constantFrom(
          '12',
          'Main',
          'St',
          'Po',
          'Box',
          '5',
          ';',
          '@',
          '+',
          '#',
          'Ñ',
          '\u3164',
          '-',
          ',',
          '🚚',
        ),
      )
      .map((words) => words.join(' ')),
  );

  it('prints what is accepted unchanged, and names a sign or the room of what is refused', () => {
    fc.assert(
      fc.property(typed, (text) => {
        for (const parse of [parseAddressLine, parseSecondAddressLine, parseCity]) {
          const read = parse(text);
          if (read.ok) expect(read.value ?? '').toBe(folded(text));
          else if (read.fault.code === 'contact.signRefused') {
            const signs = String(read.fault.data['signs']).replace(/U\+([0-9A-F]+)/g, (_, hex: string) =>
              String.fromCodePoint(parseInt(hex, 16)),
            );
            const [first = ''] = signs.split(/, and | and |, /);
            expect(first === '' || folded(text).includes(first)).toBe(true);
          } else if (read.fault.code === 'contact.tooLong') {
            expect(Array.from(folded(text)).length).toBeGreaterThan(Number(read.fault.data['most']));
          } else {
            expect(read.fault.data).toEqual({});
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('removes fillers that nobody sees, so an empty-looking line is refused', () => {
    expect(parseAddressLine('12 \u3164\u3164')).toEqual(refusal('contact.addressInvalid'));
  });
});
