import { referenceLexicon } from '../testing/reference-lexicon.js';
import { asTyped } from '../testing/variant-words.js';
import { yearMatches } from './year-matches.js';

const found = (text: string): readonly (readonly [number, number])[] =>
  yearMatches(asTyped(text), referenceLexicon).map(({ value, quality }) => [value, quality]);

describe('model years among the words', () => {
  it.each([
    ['2019', [[2019, 1]]],
    ['1992', [[1992, 1]]],
    ['2027', [[2027, 1]]],
    ["'19", [[2019, 1]]],
    ['19', [[2019, 0.85]]],
    ['20', [[2020, 0.85]]],
    ['27', [[2027, 0.85]]],
    ['92', [[1992, 0.85]]],
    ['98', [[1998, 0.85]]],
    [
      '2019 2020',
      [
        [2019, 1],
        [2020, 1],
      ],
    ],
  ])('of "%s" are %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each(['1991', '2028', '28', '91', '201', '20190', '1500', 'two thousand', 'f150'])(
    'are not in "%s"',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});
