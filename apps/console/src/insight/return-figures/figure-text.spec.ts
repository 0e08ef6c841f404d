import { countText, hoursText, shareText } from './figure-text.js';

describe('figures of returns in words', () => {
  it('separate thousands and show shares to a tenth of a percent', () => {
    expect(countText(1204)).toBe('1,204');
    expect(shareText(17, 500)).toBe('3.4%');
    expect(shareText(0, 500)).toBe('0%');
  });

  it('show a dash instead of a share of nothing', () => {
    expect(shareText(0, 0)).toBe('–');
  });

  it.each([
    [null, '–'],
    [0.4, 'under 1 h'],
    [6.26, '6.3 h'],
    [26.4, '26 h'],
    [60, '2.5 days'],
  ])('show %s hours as %s', (hours, text) => expect(hoursText(hours)).toBe(text));
});
