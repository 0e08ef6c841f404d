import { isOn, paramValue, textOf, wholeNumberOf, wordsOf } from './search-params';

describe('search parameters', () => {
  it('reads true and false as booleans and numeric text as numbers [R5.20]', () => {
    expect(paramValue('true')).toBe(true);
    expect(paramValue('false')).toBe(false);
    expect(paramValue('42')).toBe(42);
    expect(paramValue('-1.5')).toBe(-1.5);
    expect(paramValue('225/65R17')).toBe('225/65R17');
    expect(paramValue('')).toBe('');
    expect(paramValue('1e3')).toBe('1e3');
  });

  it('reads words from repeated names and from commas, without duplicates', () => {
    expect(wordsOf({ brand: ['toyo', 'nokian,toyo'] }, 'brand')).toEqual(['toyo', 'nokian']);
    expect(wordsOf({ brand: '<script>' }, 'brand')).toEqual([]);
    expect(wordsOf({}, 'brand')).toEqual([]);
  });

  it('accepts only whole numbers inside their range', () => {
    expect(wholeNumberOf({ page: '3' }, 'page', 1, 9)).toBe(3);
    expect(wholeNumberOf({ page: '0' }, 'page', 1, 9)).toBeUndefined();
    expect(wholeNumberOf({ page: '1.5' }, 'page', 1, 9)).toBeUndefined();
    expect(wholeNumberOf({ page: 'two' }, 'page', 1, 9)).toBeUndefined();
  });

  it('is a flag only by true', () => {
    expect(isOn({ inStock: 'true' }, 'inStock')).toBe(true);
    expect(isOn({ inStock: '1' }, 'inStock')).toBe(false);
  });

  it('cuts a text by code points and drops what no server keeps', () => {
    expect(textOf({ q: '😀'.repeat(300) }, 'q')).toBe('😀'.repeat(100));
    expect(textOf({ q: `a${'😀'.repeat(300)}` }, 'q', 2)).toBe('a😀');
    expect(textOf({ q: 'a\0b\uD800c' }, 'q')).toBe('abc');
  });

  it('cuts a text to its length', () => {
    expect(textOf({ q: 'a'.repeat(300) }, 'q')).toHaveLength(100);
    expect(textOf({ q: ['first', 'second'] }, 'q')).toBe('first');
  });
});
