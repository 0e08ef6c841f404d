import { matchWords, tireCountWords } from './count-words';

describe('the number of results', () => {
  it.each([
    [0, true, 'No matching tires'],
    [0, false, 'No tires'],
    [1, false, '1 tire'],
    [1, true, '1 matching tire'],
    [1204, false, '1,204 tires'],
  ])('is said of %d, filtered %s, as "%s"', (total, isFiltered, words) => {
    expect(tireCountWords(total, isFiltered)).toBe(words);
  });

  it('is never a zero beside the list', () => {
    expect([0, 1, 2].map(matchWords)).toEqual(['No tire matches', '1 tire matches', '2 tires match']);
  });
});
