import { termLetters } from './term-letters';

const term = (title: string) => ({ slug: title.toLowerCase(), title, body: '.' });

describe('the letters of the dictionary', () => {
  it('have their terms in input order; other terms are separate', () => {
    expect(
      termLetters(['2-ply', 'Bead', 'belt', 'Camber'].map(term)).map(({ letter, terms }) => [
        letter,
        terms.map(({ title }) => title),
      ]),
    ).toEqual([
      ['#', ['2-ply']],
      ['B', ['Bead', 'belt']],
      ['C', ['Camber']],
    ]);
  });
});
