// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const FOLDERS = ['libs', 'apps', 'tools', 'e2e'];
const NOT_OURS = new Set(['node_modules', 'dist', '.next', 'test-results']);

/** @param {string} folder @returns {string[]} */
const specsIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : specsIn(path);
    return /\.spec\.tsx?$/.test(entry.name) ? [path] : [];
  });

/**
 * Returns the ids cited in brackets in a test's text: `[R5.11]`, `[R5.11, R4.08]`.
 * @param {string} source
 * @returns {string[]}
 */
export const citedIn = (source) =>
  [...source.matchAll(/\[(R\d\.\d\d[^\]\n]*)\]/g)].flatMap(([, ids = '']) => ids.match(/R\d\.\d\d/g) ?? []);

/**
 * Returns the test files that cite each id.
 * @param {string} root of the repository
 * @returns {Map<string, Set<string>>} paths with slashes, from the root
 */
export const readCitations = (root) => {
  /** @type {Map<string, Set<string>>} */
  const citations = new Map();
  for (const path of FOLDERS.flatMap((folder) => specsIn(join(root, folder)))) {
    for (const id of citedIn(readFileSync(path, 'utf8'))) {
      const files = citations.get(id) ?? new Set();
      citations.set(id, files.add(relative(root, path).split(sep).join('/')));
    }
  }
  return citations;
};
