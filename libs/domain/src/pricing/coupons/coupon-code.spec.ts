import fc from 'fast-check';

import {
  COUPON_SIGNS,
  makeCouponCode,
  parseCouponCode,
  parseCouponPrefix,
  parseOwnCode,
} from './coupon-code.js';

describe('a coupon code', () => {
  it.each([
    [' welcome25 ', 'WELCOME25'],
    ['fall-7k2m 9qxb', 'FALL-7K2M9QXB'],
  ])('is read without regard to case and spaces: %p', (text, code) => {
    expect(parseCouponCode(text)).toEqual({ ok: true, value: code });
  });

  it.each(['', 'ABC', 'A--BCD', '-ABCD', 'ABCD-', 'ÄBCDE', 'A'.repeat(33), "ABCD'; --"])(
    'is unknown if it cannot be one: %p',
    (text) => {
      expect(parseCouponCode(text)).toMatchObject({ ok: false, fault: { code: 'coupon.unknown' } });
      expect(parseOwnCode(text)).toMatchObject({ ok: false, fault: { code: 'coupon.codeInvalid' } });
    },
  );

  it('uses characters that are not mistaken for each other', () => {
    expect(COUPON_SIGNS).not.toMatch(/[01OILU]/);
    expect(new Set(COUPON_SIGNS).size).toBe(30);
    expect(makeCouponCode('FALL', () => 0)).toBe('FALL-2222-2222-2222');
    expect(makeCouponCode('', () => 29)).toBe('ZZZZ-ZZZZ-ZZZZ');
  });

  it('is read as generated', () => {
    const draws = fc.array(fc.integer({ min: 0, max: 29 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(draws, fc.constantFrom('', 'X', 'BLACKFRIDAY1'), (drawn, prefix) => {
        const rest = [...drawn];
        const code = makeCouponCode(prefix, () => rest.shift() ?? 0);
        expect(parseCouponCode(code.toLowerCase())).toEqual({ ok: true, value: code });
      }),
    );
  });
});

describe('the prefix of generated codes', () => {
  it('is up to twelve letters and digits', () => {
    expect(parseCouponPrefix('fall26')).toEqual({ ok: true, value: 'FALL26' });
    expect(parseCouponPrefix('')).toEqual({ ok: true, value: '' });
    for (const text of ['A-B', 'THIRTEENSIGNS'])
      expect(parseCouponPrefix(text)).toMatchObject({ ok: false, fault: { code: 'coupon.prefixInvalid' } });
  });
});
