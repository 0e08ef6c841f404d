import fc from 'fast-check';
import { isReadablePath } from './readable-path';

describe('a path', () => {
  it.each([
    '/',
    '/brands/michelin-tires',
    '/tire-sizes/31x10-50r15lt',
    '/caf%C3%A9/%F0%9F%98%80',
    '/a%2Fb/%25',
  ])('is readable with whole escapes: %s', (path) => expect(isReadablePath(path)).toBe(true));

  it.each([
    ['a lone percent sign', '/%'],
    ['an escape of no hexadecimal digits', '/brands/%zz'],
    ['half a character', '/types/%E0%A4%A'],
    ['an overlong encoding', '/%C0%80'],
    ['a lone surrogate', '/quotes/%ED%A0%80'],
    ['a null character', '/invite/%00'],
    ['an endless name', `/brands/${'x'.repeat(201)}`],
  ])('with %s names no page', (_what, path) => expect(isReadablePath(path)).toBe(false));

  it('is readable if a text was encoded, unless nothing can store it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 90 }), (text) => {
        expect(isReadablePath(`/brands/${encodeURIComponent(text)}`)).toBe(!text.includes('\0'));
      }),
    );
  });
});
