import { parseUtqg } from './parse-utqg.js';

describe('a grading of tire quality', () => {
  it('is read in its three parts, spaced or not', () => {
    expect(parseUtqg('500 AA A')).toEqual({ treadwear: 500, traction: 'AA', temperature: 'A' });
    expect(parseUtqg('340AAA')).toEqual({ treadwear: 340, traction: 'AA', temperature: 'A' });
    expect(parseUtqg('80 b c')).toEqual({ treadwear: 80, traction: 'B', temperature: 'C' });
  });

  it('is none for exempt tires and for any other text', () => {
    for (const text of [null, '', 'N/A', '500 D A', '500 A', 'A A']) expect(parseUtqg(text)).toBeNull();
  });
});
