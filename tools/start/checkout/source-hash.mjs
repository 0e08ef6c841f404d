// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository } from './repository.mjs';

const FOLDERS = ['libs', 'apps', 'tools'];
const FILES = ['package.json', 'package-lock.json', 'nx.json', 'tsconfig.base.json'];
const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  '.next',
  '.swc',
  'coverage',
  'next-env.d.ts',
  'test-results',
]);

/** Tests and texts are in no build. */
const NOT_BUILT = /\.(spec\.tsx?|md|tsbuildinfo)$/;

/** @param {string} folder @returns {string[]} */
function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !LEFT_OUT.has(entry.name) && !NOT_BUILT.test(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesUnder(path);
      return entry.isFile() ? [path] : [];
    })
    .sort();
}

/** @returns {string} one hash over the content of everything the build reads */
export function sourceHash() {
  const hash = createHash('sha256');
  const paths = [
    ...FILES.map((file) => inRepository(file)),
    ...FOLDERS.flatMap((name) => filesUnder(inRepository(name))),
  ];
  for (const path of paths) hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}
