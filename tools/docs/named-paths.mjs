// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const OUR_FOLDERS = /^(apps|libs|tools|docs|e2e|bench|data|docker)\//;

/** Short forms in the glossary. @type {Record<string, string>} */
const SHORT = { 'domain/': 'libs/domain/src/', 'server/': 'apps/server/src/' };

/** Placeholders such as `<thing>` and `*`, commands, and build output. */
const IS_PATTERN = /[<>*…\s]|NNNN|\/dist\//;

/** @param {string} text */
const inFull = (text) => {
  const short = Object.keys(SHORT).find((prefix) => text.startsWith(prefix));
  return short === undefined ? text : SHORT[short] + text.slice(short.length);
};

/**
 * Returns the paths that a page names: those in backticks from the root of the repository, and its links to other files.
 * @param {string} page text in Markdown
 * @param {string} folder of the page, from the root
 * @returns {string[]} from the root
 */
export const pathsNamedIn = (page, folder) => {
  const inBackticks = [...page.matchAll(/`([^`\n]+)`/g)]
    .map(([, text = '']) => inFull(text))
    .filter((text) => OUR_FOLDERS.test(text) && !IS_PATTERN.test(text));
  const links = [...page.matchAll(/(?<!!)\[[^\]]*\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => join(folder, target));
  return [...inBackticks, ...links];
};

/** @param {string} root of the repository @returns {string[]} the pages about the project as a whole, from the root */
export const pagesOf = (root) => [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** @param {string} root of the repository @returns {string[]} `page names path` for every missing path */
export const missingPaths = (root) =>
  pagesOf(root).flatMap((page) =>
    pathsNamedIn(readFileSync(join(root, page), 'utf8'), dirname(page))
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${page} names ${path}`),
  );
