import { findArticles } from './find-articles.js';

const article = (title: string, summary = '', body = '') => ({ title, summary, body });
const RETURNS = article('Returning tires', 'Send unused tires back within 45 days.', 'We refund your card.');
const SIZES = article('How to read a tire size', 'Width, ratio and diameter.', 'A return is free.');
const ALL = [SIZES, RETURNS];
const titles = (search: string) => findArticles(search, ALL).map(({ title }) => title);

describe('a search of articles', () => {
  it('finds those with every word, those in the title first', () => {
    expect(titles('How do I return my tires?')).toEqual(['Returning tires', 'How to read a tire size']);
    expect(titles('tire diameter')).toEqual(['How to read a tire size']);
    expect(titles('refund')).toEqual(['Returning tires']);
  });

  it('ignores case, accents and the endings of words', () => {
    expect(titles('RETURNED tîres')[0]).toBe('Returning tires');
  });

  it('finds nothing without a word that means something', () => {
    for (const search of ['', '  ', 'how do I', '?!', 'zeppelin']) expect(titles(search)).toEqual([]);
  });
});
