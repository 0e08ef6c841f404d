import { type ArticleSpan, articleSpans, spansText } from './article-text.js';

type Line = readonly ArticleSpan[];

/** A block of an article. Articles consist of nothing else. */
export type ArticleBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly line: Line }
  | { readonly kind: 'paragraph' | 'note'; readonly line: Line }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly Line[] }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] };

type RawBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph' | 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly string[] };

const HEADING = /^(##|###) +(\S.*)$/;
const BULLET = /^- +(\S.*)$/;
const NUMBER = /^\d{1,3}\. +(\S.*)$/;
const NOTE = /^> ?(.*)$/;
const ROW = /^\|(.*)\|$/;
const RULE_ROW = /^[\s|:-]+$/;

type Kind = 'bullets' | 'numbers' | 'note' | 'table' | 'paragraph';

const kindOf = (line: string): Kind => {
  if (BULLET.test(line)) return 'bullets';
  if (NUMBER.test(line)) return 'numbers';
  if (NOTE.test(line)) return 'note';
  return ROW.test(line) ? 'table' : 'paragraph';
};

const inner = (pattern: RegExp, line: string): string => pattern.exec(line)?.[1] ?? line;

const blockOf = (kind: Kind, lines: readonly string[]): RawBlock => {
  if (kind === 'bullets')
    return { kind: 'list', isNumbered: false, items: lines.map((line) => inner(BULLET, line)) };
  if (kind === 'numbers')
    return { kind: 'list', isNumbered: true, items: lines.map((line) => inner(NUMBER, line)) };
  if (kind === 'note') return { kind: 'note', text: lines.map((line) => inner(NOTE, line)).join(' ') };
  if (kind === 'table') return { kind: 'table', rows: lines.map((line) => inner(ROW, line)) };
  return { kind: 'paragraph', text: lines.join(' ') };
};

const rawBlocks = (body: string): readonly RawBlock[] => {
  const blocks: RawBlock[] = [];
  let kind: Kind | null = null;
  let lines: string[] = [];
  const end = (): void => {
    if (kind !== null) blocks.push(blockOf(kind, lines));
    kind = null;
    lines = [];
  };
  for (const line of body.split('\n').map((text) => text.trim())) {
    const heading = HEADING.exec(line);
    if (line === '' || heading !== null) end();
    if (heading !== null)
      blocks.push({ kind: 'heading', level: heading[1] === '##' ? 2 : 3, text: heading[2] ?? '' });
    if (line === '' || heading !== null) continue;
    const next = kindOf(line);
    if (next !== kind) end();
    kind = next;
    lines.push(line);
  }
  end();
  return blocks;
};

/** Returns words as part of an address: `What is a DOT code?` becomes `what-is-a-dot-code`. */
export const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'part';

const cells = (row: string): readonly Line[] => row.split('|').map((cell) => articleSpans(cell.trim()));

/**
 * Parses an article's body, written in a small part of Markdown: headings (`##`, `###`), paragraphs, lists (`- `, `1. `), notes (`> `) and
 * tables (`| a | b |`, the first row is the head). Accepts any text and never produces markup.
 */
export const articleBlocks = (body: string): readonly ArticleBlock[] => {
  const used = new Map<string, number>();
  const idOf = (text: string): string => {
    const anchor = anchorOf(text);
    const times = (used.get(anchor) ?? 0) + 1;
    used.set(anchor, times);
    return times === 1 ? anchor : `${anchor}-${times}`;
  };
  return rawBlocks(body).map((block): ArticleBlock => {
    if (block.kind === 'heading') {
      const line = articleSpans(block.text);
      return { kind: 'heading', level: block.level, id: idOf(spansText(line)), line };
    }
    if (block.kind === 'list')
      return { kind: 'list', isNumbered: block.isNumbered, items: block.items.map(articleSpans) };
    if (block.kind === 'table') {
      const [head = '', ...rows] = block.rows.filter((row) => !RULE_ROW.test(row));
      return { kind: 'table', head: cells(head), rows: rows.map(cells) };
    }
    return { kind: block.kind, line: articleSpans(block.text) };
  });
};

const blockText = (block: ArticleBlock): string => {
  if (block.kind === 'list') return block.items.map(spansText).join(' ');
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(spansText).join(' ');
  return spansText(block.line);
};

/** Returns the words of blocks, without formatting. */
export const blocksText = (blocks: readonly ArticleBlock[]): string => blocks.map(blockText).join(' ');

export interface ArticleQuestion {
  readonly question: string;
  readonly answer: string;
}

/** Returns an article's questions: headings that end in a question mark, each with the words up to the next heading. */
export const articleQuestions = (blocks: readonly ArticleBlock[]): readonly ArticleQuestion[] =>
  blocks.flatMap((block, index) => {
    if (block.kind !== 'heading') return [];
    const question = spansText(block.line);
    const rest = blocks.slice(index + 1);
    const next = rest.findIndex(({ kind }) => kind === 'heading');
    const answer = blocksText(next === -1 ? rest : rest.slice(0, next));
    return question.endsWith('?') && answer !== '' ? [{ question, answer }] : [];
  });
