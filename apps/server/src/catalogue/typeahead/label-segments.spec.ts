import fc from 'fast-check';

import { labelSegments } from './label-segments.js';

const marked = (label: string, typed: string): string =>
  labelSegments(label, typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('label segments', () => {
  it('mark the words as typed, in any order and half-typed', () => {
    expect(marked('2019 Honda CR-V', 'hon 2019')).toBe('[2019] [Hon]da CR-V');
  });

  it('skip characters that no one types', () => {
    expect(marked('2019 Honda CR-V', 'crv')).toBe('2019 Honda [CR-V]');
    expect(marked('225/65R17', '22565')).toBe('[225/65]R17');
    expect(marked('225/65R17', '225 65 17')).toBe('[225]/[65]R[17]');
  });

  it('mark accented letters by their plain ones', () => {
    expect(marked('Citroën', 'citroe')).toBe('[Citroë]n');
  });

  it('mark nothing in the middle of a word', () => {
    expect(marked('Firestone', 'stone')).toBe('Firestone');
  });

  it('mark two equal words in two places', () => {
    expect(marked('Mini Mini', 'mini mi')).toBe('[Mini] [Mi]ni');
  });

  it('always join to the label', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (label, typed) => {
        const segments = labelSegments(label, typed);
        expect(segments.map(({ text }) => text).join('')).toBe(label);
        for (const [at, segment] of segments.entries()) {
          expect(segment.text).not.toBe('');
          expect(segments[at + 1]?.isMatch).not.toBe(segment.isMatch);
        }
      }),
    );
  });
});
