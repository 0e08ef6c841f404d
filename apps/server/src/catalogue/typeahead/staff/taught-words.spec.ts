import { searchedWords } from './searched-words.js';
import { TaughtWords } from './taught-words.js';

const TAUGHT = new TaughtWords(
  [
    { words: 'bimmer', means: 'BMW' },
    { words: 'beemer', means: 'bimmer' },
    { words: 'chevy', means: 'chevrolet' },
    { words: 'chevy truck', means: 'chevrolet silverado' },
  ],
  [{ words: 'mail in rebate', path: '/tire-deals', label: 'Tire deals' }],
);

describe('what the search was taught', () => {
  it.each([
    ['bimmer', 'BMW'],
    ['2019 Bimmer x5', '2019 BMW x5'],
    ['CHEVY  truck 2012', 'chevrolet silverado 2012'],
    ['my chevy', 'my chevrolet'],
  ])('is the meaning of %j', (typed, means) => {
    expect(TAUGHT.meaningOf(typed)).toBe(means);
  });

  it.each([['225/65R17'], ['Bimmers'], ['  LT275/70R18 '], ['']])('leaves %j as it is typed', (typed) => {
    expect(TAUGHT.meaningOf(typed)).toBe(typed);
    expect(new TaughtWords([], []).meaningOf(typed)).toBe(typed);
  });

  it('does not look up a synonym’s target again', () => {
    expect(TAUGHT.meaningOf('beemer')).toBe('bimmer');
  });

  it('leads a search of the very words to a page', () => {
    expect(TAUGHT.redirectOf(' Mail-in rebate')?.path).toBeUndefined();
    expect(TAUGHT.redirectOf(' Mail In  Rebate ')?.path).toBe('/tire-deals');
    expect(TAUGHT.redirectOf('mail in')).toBeUndefined();
  });
});

describe('the words of a search', () => {
  it.each([
    ['  Citroën  C4 ', 'citroen c4'],
    ['225/65R17', '225/65r17'],
    ['33x12.50R15', '33x12.50r15'],
    ['<b>tires</b>!', 'b tires /b'],
  ])('are written in one way: %j', (typed, words) => {
    expect(searchedWords(typed)).toBe(words);
  });
});
