import { matchWords, tireCountWords } from './count-words';

describe('the number of results', () => {
  it.each([
    [0, true, 'No matching tires'],
    [0, false, 'No tires'],
    [1, false, '1 tire'],
    [1, true, '1 matching tire'],
    [1204, false, '1,204 tires'],
  ])('is for %d, filtered %s, "%s"', (total, isFiltered, words) => {
    expect(tireCountWords(total, isFiltered)).toBe(words);
  });

  it('is never a zero next to the list', () => {
    expect([0, 1, 2].map(matchWords)).toEqual(['No tires match', '1 tire matches', '2 tires match']);
  });
});
