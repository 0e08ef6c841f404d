import fc from 'fast-check';
import { maskEmail, parseEmail } from './email.js';

const GOOD = [
  'priya@mail.com',
  'first.last+tires@sub.example.co.uk',
  "o'brien@example.org",
  'x@y.io',
  '1234567890@example.com',
  'a_b-c@exa-mple.museum',
  'user@xn--bcher-kva.example',
];

const BAD = [
  '',
  'priya',
  'priya@',
  '@mail.com',
  'priya@mail',
  'priya@@mail.com',
  'pri ya@mail.com',
  '.priya@mail.com',
  'priya.@mail.com',
  'pri..ya@mail.com',
  'priya@-mail.com',
  'priya@mail-.com',
  'priya@mail..com',
  'priya@mail.com.',
  'priya@mail.c',
  'priya@mail.123',
  'priya@127.0.0.1',
  'priya@mail.com, other@mail.com',
  'Priya <priya@mail.com>',
  'priya@mail.com\nbcc:all@mail.com',
  `${'a'.repeat(65)}@mail.com`,
  `priya@${'a'.repeat(64)}.com`,
  `priya@${'a.'.repeat(130)}com`,
];

describe('parseEmail', () => {
  it('accepts an address, trimmed and in lower case, and refuses anything else [R5.01]', () => {
    for (const email of GOOD)
      expect(parseEmail(` ${email.toUpperCase()} `)).toEqual({ ok: true, value: email });
    for (const email of BAD) {
      expect(parseEmail(email)).toEqual({ ok: false, fault: { code: 'contact.emailInvalid', data: {} } });
    }
  });

  it('encodes an international domain', () => {
    for (const email of ['priya@bücher.example', 'Priya@BÜCHER.example', 'priya@xn--bcher-kva.example'])
      expect(parseEmail(email)).toEqual({ ok: true, value: 'priya@xn--bcher-kva.example' });
    expect(parseEmail('prïya@mail.com').ok).toBe(false);
  });

  it('limits an address to 254 characters, 64 of them before the @', () => {
    const local = 'a'.repeat(64);
    expect(parseEmail(`${local}@mail.com`).ok).toBe(true);
    expect(parseEmail(`${local}a@mail.com`).ok).toBe(false);
    const longest = `${local}@${'abcdefgh.'.repeat(20)}abcde.com`;
    expect(longest).toHaveLength(254);
    expect(parseEmail(longest).ok).toBe(true);
    expect(parseEmail(longest.replace('abcde.com', 'abcdef.com')).ok).toBe(false);
  });

  it('accepts every ordinary address', () => {
    fc.assert(fc.property(fc.emailAddress({ size: '-1' }), (email) => parseEmail(email).ok));
  });

  it('reads its own output back', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const once = parseEmail(email);
        fc.pre(once.ok);
        expect(once.ok && parseEmail(once.value)).toEqual(once);
      }),
    );
  });

  it('answers at once for any input', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5_000 }), (text) => {
        parseEmail(text);
        parseEmail(`${text}@${text}`);
      }),
    );
  });
});

describe('maskEmail', () => {
  it.each([
    ['priya@mail.com', 'p•••@mail.com'],
    ['p@mail.com', 'p•••@mail.com'],
    ['nobody', '•••'],
    ['@mail.com', '•••'],
    ['', '•••'],
  ])('shows %p as %p', (email, expected) => {
    expect(maskEmail(email)).toBe(expected);
  });

  it('reveals only the first letter and the host', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const [local = '', host = ''] = email.split('@');
        expect(maskEmail(email)).toBe(`${local.slice(0, 1)}•••@${host}`);
      }),
    );
  });
});
