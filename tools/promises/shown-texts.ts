import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { readArticleFile } from '../seed/content/articles/read-articles.js';

/** A text that people read, and where it is from. */
export interface ShownText {
  readonly from: string;
  readonly text: string;
}

const ARTICLES = {
  learn: 'learn.md',
  press: 'press.md',
  page: 'pages.md',
  dictionary: 'dictionary.md',
} as const;

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Every article, page and term of a fresh shop: its address, title, summary and paragraphs. */
const articleTexts = (root: string): ShownText[] =>
  Object.entries(ARTICLES).flatMap(([section, file]) =>
    readArticleFile(
      section as keyof typeof ARTICLES,
      readFileSync(join(root, 'data/articles', file), 'utf8'),
    ).flatMap(({ slug, title, summary, body }) =>
      [slug.replaceAll('-', ' '), title, summary, ...body.split('\n')].map((text) => ({
        from: `data/articles/${file} ${slug}`,
        text: tidy(text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/\*\*/g, '')),
      })),
    ),
  );

const isShownFile = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.spec\.tsx?$|\.d\.ts$|(^|\/)testing\//.test(path);

/** Words in a JSX element, with `…` for each value. */
const wordsOf = (children: ts.NodeArray<ts.JsxChild>): string =>
  children
    .map((child) => {
      if (ts.isJsxText(child)) return child.text;
      if (ts.isJsxExpression(child))
        return child.expression !== undefined && ts.isStringLiteral(child.expression)
          ? child.expression.text
          : '…';
      return ts.isJsxElement(child) ? wordsOf(child.children) : ' ';
    })
    .join('');

const templateWords = (node: ts.TemplateExpression): string =>
  node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');

/** The texts of a source file: string literals of two words or more, and the words of its elements. */
export const sourceTexts = (code: string, name: string): string[] => {
  const texts: string[] = [];
  const add = (text: string) => {
    const words = tidy(text);
    if (/\p{L} \S/u.test(words)) texts.push(words);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) add(wordsOf(node.children));
    else if (ts.isStringLiteralLike(node)) add(node.text);
    else if (ts.isTemplateExpression(node)) add(templateWords(node));
    ts.forEachChild(node, visit);
  };
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, kind));
  return texts;
};

const filesBelow = (root: string, folder: string, isWanted: (path: string) => boolean): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => isShownFile(path) && isWanted(path));

/** Every text that the storefront, the component library, the sign-in pages, and mails and texts show. */
const codeTexts = (root: string): ShownText[] =>
  [
    ...filesBelow(root, 'apps/storefront/src', () => true),
    ...filesBelow(root, 'libs/ui/src', () => true),
    ...filesBelow(root, 'apps/server/src', (path) => /(?:message|mail)s?\.ts$|sign-in\/pages\//.test(path)),
    ...filesBelow(root, 'libs/domain/src', (path) => /words\.ts$/.test(path)),
    ...filesBelow(root, 'libs/contract/src/platform/faults', () => true),
    ...filesBelow(root, 'tools/seed/content/campaigns', () => true),
  ].flatMap((path) =>
    sourceTexts(readFileSync(join(root, path), 'utf8'), path).map((text) => ({
      from: relative('.', path),
      text,
    })),
  );

/** Returns every sentence that shoppers read. */
export const shownTexts = (root: string): ShownText[] =>
  [...articleTexts(root), ...codeTexts(root)].flatMap(({ from, text }) =>
    text
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => sentence !== '')
      .map((sentence) => ({ from, text: sentence })),
  );
