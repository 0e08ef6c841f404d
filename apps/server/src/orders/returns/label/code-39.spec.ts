import { code39Bars } from './code-39.js';

const text = (bars: readonly boolean[]): string => bars.map((isBlack) => (isBlack ? '#' : '.')).join('');

describe('the bars of a label', () => {
  it('begin and end with the same mark, and have one character after the other', () => {
    // An asterisk in Code 39, as the standard draws it: narrow bar, wide space, narrow bars, two wide ones between.
    const mark = '#...#.###.###.#';
    expect(text(code39Bars('')).startsWith(mark)).toBe(true);
    expect(text(code39Bars('0'))).toBe(`${mark}.#.#...###.###.#.${mark}`);
    expect(text(code39Bars('RT-20001-1')).endsWith(mark)).toBe(true);
  });

  it('differ for every character, each with the same width', () => {
    const all = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-'].map((letter) => text(code39Bars(letter)));
    expect(new Set(all).size).toBe(37);
    expect(new Set(all.map((bars) => bars.length)).size).toBe(1);
  });

  it('refuse a character that no number has', () => {
    expect(() => code39Bars('é')).toThrow(RangeError);
  });
});
