import fc from 'fast-check';
import { initialOf, maskName, parseFirstName, parseLastName } from './person-name.js';

const GOOD = [
  'P',
  'Priya',
  "O'Brien",
  'Mary-Jane',
  'Martin, Jr.',
  'José',
  'Zoë',
  'Łukasz',
  '李',
  'de la Cruz',
  'a'.repeat(25),
];
const BAD = [
  '',
  ' ',
  '-',
  "'.,",
  'a'.repeat(26),
  'R2D2',
  'Pri_ya',
  '<b>',
  'Priya!',
  'a@b',
  'Nair & Co',
  '🚚',
];

describe('parseFirstName and parseLastName', () => {
  it('accept 1 to 25 letters, apostrophes, commas, periods, spaces and hyphens, and nothing else [R5.04]', () => {
    for (const name of GOOD) {
      expect(parseFirstName(` ${name} `)).toEqual({ ok: true, value: name });
      expect(parseLastName(name)).toEqual({ ok: true, value: name });
    }
    for (const name of BAD) {
      expect(parseFirstName(name)).toEqual({
        ok: false,
        fault: { code: 'contact.firstNameInvalid', data: {} },
      });
      expect(parseLastName(name)).toEqual({
        ok: false,
        fault: { code: 'contact.lastNameInvalid', data: {} },
      });
    }
  });

  it('reads both spellings of one name as the same', () => {
    expect(parseFirstName('Jose\u0301')).toEqual(parseFirstName('Jos\u00e9'));
    expect(parseLastName('O\u2019Brien')).toEqual(parseLastName("O'Brien"));
  });

  it('keeps accepted values', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const once = parseFirstName(text);
        if (once.ok) expect(parseFirstName(once.value)).toEqual(once);
      }),
    );
  });
});

describe('a masked name', () => {
  it.each([
    ['Uma Unger', 'Uma U.'],
    ['  Uma  van Unger ', 'Uma U.'],
    ['Zoë öster', 'Zoë Ö.'],
    ['Cher', 'Cher'],
    ['', ''],
  ])('of “%s” is “%s”', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });

  it('leaves one letter of a last name', () => {
    expect(['O’Hara-Núñez', 'van Unger', ''].map(initialOf)).toEqual(['O.', 'U.', '']);
  });
});
