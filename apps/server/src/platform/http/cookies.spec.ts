import fc from 'fast-check';

import { parseCookies, setCookie } from './cookies.js';

describe('cookies', () => {
  it.each([
    [undefined, {}],
    ['', {}],
    ['a=1', { a: '1' }],
    ['a=1; b=two words; c="quoted"', { a: '1', b: 'two words', c: 'quoted' }],
    ['a=first; a=second', { a: 'first' }],
    ['novalue; =noname; a=b=c', { a: 'b=c' }],
    ['a=%E0%A4%A', { a: '%E0%A4%A' }],
    ['__proto__=x', { ['__proto__']: 'x' }],
  ])('of the header %j are %j', (header, expected) => {
    expect(Object.entries(parseCookies(header))).toEqual(Object.entries(expected));
  });

  it('come back as they were set, whatever they hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const [pair] = setCookie('a', value, { isSecure: true, sameSite: 'Lax' }).split(';');
        expect(parseCookies(pair)).toMatchObject({ a: value });
      }),
    );
  });

  it('are out of reach of scripts and of other sites', () => {
    expect(setCookie('a', '1', { isSecure: true, sameSite: 'Strict', maxAgeSeconds: 60.9 })).toBe(
      'a=1; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=60',
    );
  });

  it('never throw on a header', () => {
    fc.assert(fc.property(fc.string(), (header) => void parseCookies(header)));
  });
});
