import { articleBlocks, blocksText } from './article-blocks.js';

/** The parts of an article that are searched. */
export interface SearchedArticle {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}

/** A search reads so many words. */
const MOST_WORDS = 8;
const WORTH = { title: 4, summary: 2, body: 1 } as const;

/** Words that say nothing about what is asked. */
const STOP_WORDS = new Set(
  'a an and are at can do does for from how i if in is it me my of on or our the this to we what when where which who why with you your'.split(
    ' ',
  ),
);

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** A plural is its singular, and `returning` begins as `return` does. */
const stemOf = (word: string): string => (word.length > 3 ? word.replace(/(?:ies|es|s|ing|ed)$/, '') : word);

/**
 * Returns the articles that have every word of a search, the best first: words in the title count most, then those in the summary. Words
 * match by their beginning, so `return` finds `returning`. A search without meaningful words finds nothing.
 */
export const findArticles = <T extends SearchedArticle>(
  search: string,
  articles: readonly T[],
): readonly T[] => {
  const wanted = wordsOf(search)
    .filter((word) => !STOP_WORDS.has(word))
    .slice(0, MOST_WORDS)
    .map(stemOf);
  if (wanted.length === 0) return [];
  const scored = articles.map((article) => {
    const parts = {
      title: wordsOf(article.title),
      summary: wordsOf(article.summary),
      body: wordsOf(blocksText(articleBlocks(article.body))),
    };
    const scores = wanted.map((word) =>
      (['title', 'summary', 'body'] as const).reduce(
        (sum, part) => sum + (parts[part].some((other) => other.startsWith(word)) ? WORTH[part] : 0),
        0,
      ),
    );
    return { article, score: scores.includes(0) ? 0 : scores.reduce((a, b) => a + b, 0) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ article }) => article);
};
