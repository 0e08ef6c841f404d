import { isMatch, stepIndex } from './palette-item.js';

describe('the palette', () => {
  it('matches the beginnings of words, in any order', () => {
    expect(isMatch('Cancel order', 'ord can')).toBe(true);
    expect(isMatch('Cancel order', 'ancel')).toBe(false);
    expect(isMatch('Cancel order', '')).toBe(true);
  });

  it('goes round at both ends', () => {
    expect(stepIndex(2, 1, 3)).toBe(0);
    expect(stepIndex(0, -1, 3)).toBe(2);
    expect(stepIndex(0, 1, 0)).toBe(0);
  });
});
