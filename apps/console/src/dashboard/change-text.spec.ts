import { changeSince } from './change-text.js';

describe('changeSince', () => {
  it.each([
    [118, 100, '18% over last week', 'up'],
    [82, 100, '18% under last week', 'down'],
    [100, 100, 'as last week', 'same'],
    [16, 1, '16× last week', 'up'],
    [0, 0, 'as last week', 'same'],
    [5, 0, 'none last week by now', 'same'],
    [0, 4, '100% under last week', 'down'],
  ])('says of %d after %d: %s', (today, before, text, direction) => {
    expect(changeSince(today, before)).toEqual({ text, direction });
  });
});
