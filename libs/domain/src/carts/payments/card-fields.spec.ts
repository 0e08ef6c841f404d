import { parsePhoneType, parseStateCode } from '../../contact/index.js';
import { parseCardCode } from './card-code.js';
import { parseExpiry } from './card-expiry.js';
import { parseCardNumber } from './card-number.js';

const NOW = new Date('2026-11-20T15:00:00Z');

const expiryCode = (text: string, now = NOW): string | null => {
  const result = parseExpiry(text, now);
  return result.ok ? null : result.fault.code;
};

describe('the fields of a payment', () => {
  it('need a valid number of a brand, an expiry in the future, a state and a phone type [R5.08]', () => {
    expect(parseCardNumber('4242424242424242').ok).toBe(true);
    expect(parseCardNumber('4242424242424241').ok).toBe(false);
    expect(parseCardNumber('79927398713').ok).toBe(false);
    expect(expiryCode('12/27')).toBeNull();
    expect(expiryCode('')).toBe('card.expiryRequired');
    expect(expiryCode('13/27')).toBe('card.expiryInvalid');
    expect(expiryCode('10/26')).toBe('card.expiryPast');
    expect(parseStateCode('')).toMatchObject({ fault: { code: 'contact.stateRequired' } });
    expect(parsePhoneType('')).toMatchObject({ fault: { code: 'contact.phoneTypeRequired' } });
  });
});

describe('parseCardNumber', () => {
  it.each([
    ['4242 4242 4242 4242', 'visa', '4242'],
    ['5555-5555-5555-4444', 'mastercard', '4444'],
    ['378282246310005', 'amex', '0005'],
    [' 6011111111111117 ', 'discover', '1117'],
  ])('reads %s', (text, brand, last4) => {
    expect(parseCardNumber(text)).toEqual({
      ok: true,
      value: { digits: text.replace(/\D/g, ''), brand, last4 },
    });
  });

  it('keeps the number out of its refusal', () => {
    expect(parseCardNumber('4242424242424241')).toEqual({
      ok: false,
      fault: { code: 'card.numberInvalid', data: {} },
    });
  });
});

describe('parseExpiry', () => {
  it.each(['11/26', '1126', '11 / 26', '11/2026', ' 11/26 '])('reads %p', (text) => {
    expect(parseExpiry(text, NOW)).toEqual({ ok: true, value: { month: 11, year: 2026 } });
  });

  it.each(['1/27', '00/27', '13/27', '11', '11/6', '11-26', '11/1926', 'next year', '11/47'])(
    'refuses %p',
    (text) => {
      expect(expiryCode(text)).toBe('card.expiryInvalid');
    },
  );

  it('reads January, and looks 20 years ahead at most', () => {
    expect(parseExpiry('01/27', NOW)).toEqual({ ok: true, value: { month: 1, year: 2027 } });
    expect(expiryCode('12/46')).toBeNull();
    expect(expiryCode('01/47')).toBe('card.expiryInvalid');
  });

  it('asks for an expiry that is missing', () => {
    expect(expiryCode('   ')).toBe('card.expiryRequired');
  });

  it('lets a card be good through the last day of its month in every time zone', () => {
    expect(expiryCode('11/26', new Date('2026-12-01T11:59:59.999Z'))).toBeNull();
    expect(expiryCode('11/26', new Date('2026-12-01T12:00:00.000Z'))).toBe('card.expiryPast');
    expect(expiryCode('12/26', new Date('2027-01-01T11:59:59.999Z'))).toBeNull();
    expect(expiryCode('12/26', new Date('2027-01-01T12:00:00.000Z'))).toBe('card.expiryPast');
  });
});

describe('parseCardCode', () => {
  it.each([
    ['123', 'visa', true],
    ['1234', 'visa', false],
    ['1234', 'amex', true],
    ['123', 'amex', false],
    ['123', null, true],
    ['1234', null, true],
    ['12', null, false],
    ['12a', 'visa', false],
    ['', 'visa', false],
    [' 123 ', 'discover', true],
  ] as const)('with %p on %p is taken: %p', (text, brand, isTaken) => {
    expect(parseCardCode(text, brand).ok).toBe(isTaken);
  });
});
