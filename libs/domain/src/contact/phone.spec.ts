import fc from 'fast-check';
import { formatPhone, isDialedAs, maskPhone, parsePhone, parsePhoneType, phoneText } from './phone.js';

const aPhone = fc.record(
  {
    digits: fc
      .tuple(
        fc.integer({ min: 200, max: 999 }),
        fc.integer({ min: 200, max: 999 }),
        fc.integer({ min: 0, max: 9999 }),
      )
      .map(([area, exchange, line]) => `${area}${exchange}${String(line).padStart(4, '0')}`),
    extension: fc.integer({ min: 0, max: 999_999 }).map(String),
  },
  { requiredKeys: ['digits'] },
);

const aSeparator = fc.constantFrom('', ' ', '-', '.', ' - ', '\u2013', '/', ' / ');

describe('parsePhone', () => {
  it('accepts ten digits as written in the US, with country code and extension, and nothing else [R5.03]', () => {
    for (const text of [
      '2155550149',
      '(215) 555-0149',
      '215.555.0149',
      '+1 215 555 0149',
      '1-215-555-0149',
      '215/555-0149',
      '215/555/0149',
      '(215)/555-0149',
      '[215] 555-0149',
      '+1 [215] 555 0149',
      '(1) 215 555 0149',
      '(+1) 215-555-0149',
      'tel:+1-215-555-0149',
      'tel:2155550149',
      'TEL:+12155550149',
      'tel://215-555-0149',
      'Cell (215) 555-0149',
      'mobile: 215.555.0149',
      '001 215 555 0149',
      '011 1 215 555 0149',
      '\u202A+1 (215) 555\u20110149\u202C',
      '(215.555.0149)',
      '[2155550149]',
      '{215} 555-0149',
      '(215)-(555)-(0149)',
      '<215 555 0149>',
      '“215 555 0149”',
      '215,555,0149',
      '215|555|0149',
      '215_555_0149',
      '２１５-５５５-０１４９',
      '+ 1 215 555 0149',
      'Tel. 215 555 0149',
      'sms:+12155550149',
      'callto:2155550149',
      'tel:+12155550149;phone-context=+1',
      '215-555-0149.',
    ]) {
      expect(parsePhone(text)).toEqual({ ok: true, value: { digits: '2155550149' } });
    }
    for (const text of [
      '215 555 0149 x12',
      '215-555-0149 ext. 12',
      '+1 (215) 555-0149, extension 12',
      '2155550149#12',
      'tel:+1-215-555-0149;ext=12',
      '215/555-0149 / x12',
    ]) {
      expect(parsePhone(text)).toEqual({ ok: true, value: { digits: '2155550149', extension: '12' } });
    }
    for (const text of [
      '',
      '215555014',
      '21555501490',
      '555-0149',
      '115 555 0149',
      '215 155 0149',
      '+44 20 7946 0958',
      '+2 215 555 0149',
      '(215 555 0149',
      '<215 555 0149',
      '(44) 215 555 0149',
      '＋44 20 7946 0958',
      'tel:2155550149;phone-context=+44',
      '215-555-0149 (cell)',
      '[215) 555 0149',
      '[215 555 0149',
      '+33 1 42 68 53 00',
      '0033 1 42 68 53 00',
      '011 44 20 7946 0958',
      '+52 55 1234 5678',
      '+52 215 555 0149',
      '0044 215 555 0149',
      '020 7946 0958',
      'tel:+442079460958',
      'tel:',
      '215) 555 0149',
      '215 555 0149 x',
      '215 555 0149 x1234567',
      '215 555 014O',
      'call me',
    ]) {
      expect(parsePhone(text)).toEqual({ ok: false, fault: { code: 'contact.phoneInvalid', data: {} } });
    }
  });

  it('reads a number in every spelling', () => {
    fc.assert(
      fc.property(
        aPhone,
        aSeparator,
        fc.boolean(),
        fc.boolean(),
        (phone, separator, hasParentheses, hasCode) => {
          const [area, exchange, line] = [
            phone.digits.slice(0, 3),
            phone.digits.slice(3, 6),
            phone.digits.slice(6),
          ];
          const written = [hasParentheses ? `(${area})` : area, exchange, line].join(separator);
          const extension = phone.extension === undefined ? '' : ` ext ${phone.extension}`;
          expect(parsePhone(`${hasCode ? '+1 ' : ''}${written}${extension}`)).toEqual({
            ok: true,
            value: phone,
          });
        },
      ),
    );
  });

  it('reads back the stored text of a phone', () => {
    fc.assert(
      fc.property(aPhone, (phone) => {
        expect(parsePhone(phoneText(phone))).toEqual({ ok: true, value: phone });
      }),
    );
  });
});

describe('formatPhone', () => {
  it('strips non-digits and a leading 1, keeps ten digits, and shows nothing for fewer [R5.19]', () => {
    for (const text of [
      '2155550149',
      '+1 (215) 555-0149',
      '1.215.555.0149',
      '215x555y0149',
      '21555501499999',
    ]) {
      expect(formatPhone(text, 'parentheses')).toBe('(215) 555 0149');
      expect(formatPhone(text, 'dots')).toBe('215.555.0149');
    }
    for (const text of ['', '215555014', '1215555014', 'phone']) {
      expect(formatPhone(text, 'parentheses')).toBe('');
      expect(formatPhone(text, 'dots')).toBe('');
    }
  });

  it('never reshapes a foreign number into a US one', () => {
    for (const text of [
      '+44 20 7946 0958',
      '+44 (0)20 7946 0958',
      'tel:+442079460958',
      '(+44) 20 7946 0958',
      '011 44 20 7946 0958',
      '0044 20 7946 0958',
      '020 7946 0958',
      '01 42 68 53 00',
      '33 1 42 68 53 00',
      '+52 55 1234 5678',
      '52 55 1234 5678',
    ]) {
      expect([text, formatPhone(text, 'dots'), parsePhone(text).ok]).toEqual([text, '', false]);
    }
    const code = fc.integer({ min: 2, max: 998 }).filter((number) => !String(number).startsWith('1'));
    const prefix = fc.constantFrom('+', 'tel:+', '(+', '011 ', '00 ', '+ ');
    const number = fc.string({ unit: fc.constantFrom(...'0123456789 -./()'), maxLength: 16 });
    fc.assert(
      fc.property(prefix, code, number, (sign, country, rest) => {
        const text = `${sign}${country} ${rest}`;
        expect([text, formatPhone(text, 'dots'), parsePhone(text).ok]).toEqual([text, '', false]);
      }),
    );
  });

  it('shows every stored number', () => {
    fc.assert(
      fc.property(aPhone, (phone) => {
        expect(formatPhone(phoneText(phone), 'dots').replaceAll('.', '')).toBe(phone.digits);
      }),
    );
  });

  it('never shows more than ten digits', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect([0, 10]).toContain(formatPhone(text, 'parentheses').replace(/\D/g, '').length);
      }),
    );
  });
});

describe('isDialedAs', () => {
  it.each([
    '(800) 639 8473',
    '800.639.8473',
    '+1 800-639-8473',
    '1-800-NEW-TIRE',
    '1 800 new tire',
    '8006398473',
  ])('reads %p as the number', (shown) => expect(isDialedAs(shown, '8006398473')).toBe(true));

  it.each([
    '(800) 639 8474',
    '800 639 847',
    '8006398473 x1',
    'Call 800 639 8473',
    '(800) 639 8473, Mo to Fr',
    '',
    'NEW-TIRE',
  ])('takes %p for another', (shown) => expect(isDialedAs(shown, '8006398473')).toBe(false));

  it('matches every displayed form of a number, and no other number', () => {
    fc.assert(
      fc.property(aPhone, aPhone, ({ digits }, other) => {
        expect(isDialedAs(formatPhone(digits, 'parentheses'), digits)).toBe(true);
        expect(isDialedAs(formatPhone(digits, 'dots'), other.digits)).toBe(other.digits === digits);
      }),
    );
  });
});

describe('maskPhone', () => {
  it.each([
    ['2155550149', '(•••) ••• 0149'],
    ['2155550149x12', '(•••) ••• 0149'],
    ['55501', '(•••) ••• ••••'],
  ])('shows of %p no more than %p', (text, masked) => {
    expect(maskPhone(text)).toBe(masked);
  });
});

describe('parsePhoneType', () => {
  it('is one of three, and must be chosen', () => {
    expect(parsePhoneType(' Mobile ')).toEqual({ ok: true, value: 'mobile' });
    for (const text of ['', 'fax']) {
      expect(parsePhoneType(text)).toMatchObject({ ok: false, fault: { code: 'contact.phoneTypeRequired' } });
    }
  });
});
