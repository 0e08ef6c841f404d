import { parseTrackingCode, TRACKING_CODE_DIGITS } from './tracking-limits.js';

describe('a tracking code', () => {
  it.each(['012345', ' 012345 ', '012 345', '012-345', '０１２３４５'])('is read from %p', (typed) => {
    const read = parseTrackingCode(typed);
    expect(read).toEqual({ ok: true, value: '012345' });
    expect(read.ok && read.value).toHaveLength(TRACKING_CODE_DIGITS);
  });

  it.each(['', '12345', '1234567', '12345a', '１２３'])('is not %p', (typed) => {
    expect(parseTrackingCode(typed)).toMatchObject({ ok: false, fault: { code: 'order.codeWrong' } });
  });
});
