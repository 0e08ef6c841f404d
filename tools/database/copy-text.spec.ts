import { encodeCopyRow } from './copy-text.js';

describe('encodeCopyRow', () => {
  it('separates values with tabs and ends the row', () => {
    expect(encodeCopyRow(['a', 1, true, false, null])).toBe('a\t1\tt\tf\t\\N\n');
  });

  it('escapes COPY’s special characters', () => {
    expect(encodeCopyRow(['a\tb\\c\nd\r'])).toBe('a\\tb\\\\c\\nd\\r\n');
  });

  it('keeps empty text distinct from null', () => {
    expect(encodeCopyRow(['', null])).toBe('\t\\N\n');
  });

  it('writes instants in UTC', () => {
    expect(encodeCopyRow([new Date('2026-11-20T01:02:03.004Z')])).toBe('2026-11-20T01:02:03.004Z\n');
  });

  it('writes lists as array literals, with quotes that survive both layers of escaping', () => {
    expect(encodeCopyRow([['wifi', 'a "b"']])).toBe('{"wifi","a \\\\"b\\\\""}\n');
  });

  it('writes objects as JSON', () => {
    expect(encodeCopyRow([{ mon: null }])).toBe('{"mon":null}\n');
  });
});
