import fc from 'fast-check';
import { isLuhnValid } from './luhn.js';

const someDigits = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 18 })
  .map((digits) => digits.join(''));

const checkDigits = (digits: string): number[] =>
  Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => isLuhnValid(`${digits}${digit}`));

describe('isLuhnValid', () => {
  it.each(['4242424242424242', '79927398713', '0', '378282246310005'])('passes %s', (digits) => {
    expect(isLuhnValid(digits)).toBe(true);
  });

  it.each([
    '',
    '1',
    '4242424242424241',
    '4242 4242 4242 4242',
    '4242-4242',
    'abcd',
    '４２４２４２４２４２４２４２４２',
  ])('fails %p', (digits) => {
    expect(isLuhnValid(digits)).toBe(false);
  });

  it('leaves one check digit for any number', () => {
    fc.assert(fc.property(someDigits, (digits) => checkDigits(digits).length === 1));
  });

  it('detects any single wrong digit', () => {
    fc.assert(
      fc.property(someDigits, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, place, change) => {
        const valid = `${digits}${checkDigits(digits)[0]}`;
        const at = place % valid.length;
        const wrong = (Number(valid[at]) + change) % 10;
        expect(isLuhnValid(`${valid.slice(0, at)}${wrong}${valid.slice(at + 1)}`)).toBe(false);
      }),
    );
  });
});
