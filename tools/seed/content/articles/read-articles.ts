import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArticleSection } from '@simpletread/domain';

export interface SeededArticle {
  readonly section: ArticleSection;
  readonly category: string | null;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly picture: string | null;
  /** Null if it is as old as the shop. */
  readonly date: string | null;
}

const FILES: Readonly<Record<ArticleSection, string>> = {
  learn: 'learn.md',
  press: 'press.md',
  page: 'pages.md',
  dictionary: 'dictionary.md',
};

const MOST_IN_SUMMARY = 160;

/** Dictionary terms have no separate summary: their text, without link addresses, is short enough. */
const summaryOf = (body: string): string =>
  body
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .slice(0, MOST_IN_SUMMARY);

/**
 * Returns the articles of a file: each starts with `=== category/slug` (or `=== slug`), continues with lines `title:`, `summary:`,
 * `picture:` and `date:`, of which only the first is required, and then has its text.
 */
export const readArticleFile = (section: ArticleSection, text: string): readonly SeededArticle[] =>
  text
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [address = '', ...lines] = part.trim().split('\n');
      const end = lines.findIndex((line) => !/^(?:title|summary|picture|date): /.test(line));
      const facts = new Map(
        lines
          .slice(0, end === -1 ? lines.length : end)
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      );
      const body = end === -1 ? '' : lines.slice(end).join('\n').trim();
      const [first = '', second] = address.split('/');
      return {
        section,
        category: second === undefined ? null : first,
        slug: second ?? first,
        title: facts.get('title') ?? '',
        summary: facts.get('summary') ?? summaryOf(body),
        body,
        picture: facts.get('picture') ?? null,
        date: facts.get('date') ?? null,
      };
    });

/** Returns all articles, pages and terms of a fresh shop, from `data/articles` below `root`. */
export const readArticles = async (root: string): Promise<readonly SeededArticle[]> => {
  const sections = Object.keys(FILES) as ArticleSection[];
  const files = await Promise.all(
    sections.map(async (section) =>
      readArticleFile(section, await readFile(join(root, 'data', 'articles', FILES[section]), 'utf8')),
    ),
  );
  return files.flat();
};
