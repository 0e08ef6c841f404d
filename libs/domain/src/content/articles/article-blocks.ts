import type { Token, Tokens } from 'marked';

import { articleTokens, isToken } from './article-markup.js';
import { type ArticleSpan, articleSpans, spansText } from './article-text.js';

type Line = readonly ArticleSpan[];

/** A part of an article; what is shown is made of nothing else. */
export type ArticleBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly line: Line }
  | { readonly kind: 'paragraph' | 'note'; readonly line: Line }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly Line[] }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] };

/** Words as part of an address: `What is a DOT code?` is `what-is-a-dot-code`. */
export const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'part';

const blocksIn = (token: Token): readonly (readonly Token[])[] => {
  if (isToken(token, 'space')) return [];
  if (isToken(token, 'list')) return token.items.flatMap(({ tokens }) => tokens).flatMap(blocksIn);
  if (isToken(token, 'blockquote')) return token.tokens.flatMap(blocksIn);
  const hasLine = isToken(token, 'paragraph') || isToken(token, 'heading') || isToken(token, 'text');
  return [hasLine ? (token.tokens ?? [token]) : [token]];
};

const SPACE: Tokens.Text = { type: 'text', raw: ' ', text: ' ' };

/** The words of some blocks as one line, those that are nested in them too. */
const lineOf = (blocks: readonly Token[]): Line =>
  articleSpans(blocks.flatMap(blocksIn).flatMap((line, index) => (index === 0 ? line : [SPACE, ...line])));

const cellsOf = (cells: readonly Tokens.TableCell[]): readonly Line[] =>
  cells.map(({ tokens }) => articleSpans(tokens));

const blockOf = (token: Token, idOf: (text: string) => string): ArticleBlock | null => {
  if (isToken(token, 'space')) return null;
  if (isToken(token, 'heading')) {
    const line = articleSpans(token.tokens);
    return { kind: 'heading', level: token.depth <= 2 ? 2 : 3, id: idOf(spansText(line)), line };
  }
  if (isToken(token, 'list'))
    return {
      kind: 'list',
      isNumbered: token.ordered,
      items: token.items.map(({ tokens }) => lineOf(tokens)),
    };
  if (isToken(token, 'table'))
    return { kind: 'table', head: cellsOf(token.header), rows: token.rows.map(cellsOf) };
  return { kind: isToken(token, 'blockquote') ? 'note' : 'paragraph', line: lineOf([token]) };
};

/**
 * The parts of an article's body, which is written in a small part of Markdown: headings (`##`, `###`), paragraphs, lists (`- `,
 * `1. `), notes (`> `) and tables (`| a | b |` over `| --- | --- |`). Any text can be read, and none of it becomes markup.
 */
export const articleBlocks = (body: string): readonly ArticleBlock[] => {
  const used = new Map<string, number>();
  const idOf = (text: string): string => {
    const anchor = anchorOf(text);
    const times = (used.get(anchor) ?? 0) + 1;
    used.set(anchor, times);
    return times === 1 ? anchor : `${anchor}-${times}`;
  };
  return articleTokens(body).flatMap((token) => blockOf(token, idOf) ?? []);
};

const blockText = (block: ArticleBlock): string => {
  if (block.kind === 'list') return block.items.map(spansText).join(' ');
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(spansText).join(' ');
  return spansText(block.line);
};

/** All words of some blocks, without their form. */
export const blocksText = (blocks: readonly ArticleBlock[]): string => blocks.map(blockText).join(' ');

export interface ArticleQuestion {
  readonly question: string;
  readonly answer: string;
}

/** The questions of an article: its headings that end in a question mark, each with the words up to the next heading. */
export const articleQuestions = (blocks: readonly ArticleBlock[]): readonly ArticleQuestion[] =>
  blocks.flatMap((block, index) => {
    if (block.kind !== 'heading') return [];
    const question = spansText(block.line);
    const rest = blocks.slice(index + 1);
    const next = rest.findIndex(({ kind }) => kind === 'heading');
    const answer = blocksText(next === -1 ? rest : rest.slice(0, next));
    return question.endsWith('?') && answer !== '' ? [{ question, answer }] : [];
  });
