import { changeSince, isComparable, lastWeekText } from './change-text.js';

describe('changeSince', () => {
  it.each([
    [118, 100, '18% over last week', 'up'],
    [82, 100, '18% under last week', 'down'],
    [100, 100, 'same as last week', 'same'],
    [160, 10, '16× last week', 'up'],
    [0, 0, 'none at this time last week', 'same'],
    [5, 0, 'none at this time last week', 'same'],
    [0, 40, '100% under last week', 'down'],
  ])('says of %d after %d: %s', (today, before, text, direction) => {
    expect(changeSince(today, before)).toEqual({ text, direction });
  });
});

describe('lastWeekText', () => {
  it('only lists what there was, without a verdict', () => {
    expect(lastWeekText(75_548, '$755.48')).toEqual({
      text: '$755.48 at this time last week',
      direction: 'same',
    });
    expect(lastWeekText(0, '$0.00')).toEqual({ text: 'none at this time last week', direction: 'same' });
  });

  it('is for nights and mornings with fewer than ten orders', () => {
    expect([0, 1, 9, 10].map(isComparable)).toEqual([false, false, false, true]);
  });
});
