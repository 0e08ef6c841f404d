import fc from 'fast-check';

import { buildUrl, fillPath, queryString } from './build-url.js';

describe('the address of a call', () => {
  it.each([
    ['http://a', '/x', 'http://a/x'],
    ['http://a/', '/x', 'http://a/x'],
    ['http://a/api//', '/x', 'http://a/api/x'],
    ['/api', '/x', '/api/x'],
  ])('of %s and %s is %s', (base, path, url) => {
    expect(buildUrl(base, path, undefined, undefined)).toBe(url);
  });

  it('has parameters in its path, and the query after it', () => {
    expect(
      buildUrl('http://a', '/b/{brand}/{line}', { brand: 'a b', line: 'c/d' }, { q: '225/65 R17', n: 0 }),
    ).toBe('http://a/b/a%20b/c%2Fd?q=225%2F65%20R17&n=0');
  });

  it('preserves every parameter', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => {
        expect(decodeURIComponent(fillPath('/{a}', { a: value }).slice(1))).toBe(value);
        expect(new URLSearchParams(queryString({ a: value })).get('a')).toBe(value);
      }),
    );
  });

  it.each([[undefined], [{}], [{ id: '' }], [{ id: null }]])(
    'is refused without its parameter: %j',
    (params) => {
      expect(() => fillPath('/x/{id}', params)).toThrow('needs {id}');
    },
  );

  it('omits absent values and repeats lists', () => {
    expect(queryString({ a: undefined, b: null, c: ['x', 'y'], d: false })).toBe('?c=x&c=y&d=false');
    expect(queryString({})).toBe('');
    expect(queryString(undefined)).toBe('');
  });

  it('writes objects as JSON and dates as instants', () => {
    const at = new Date('2026-03-08T07:00:00.000Z');
    expect(decodeURIComponent(queryString({ filter: { q: 'x' }, at }))).toBe(
      '?filter={"q":"x"}&at=2026-03-08T07:00:00.000Z',
    );
  });
});
