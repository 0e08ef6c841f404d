import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contract from '@simpletread/contract';
import { readRequirementLines } from '../requirements/requirement-lines.mjs';

/**
 * The proof that a promise is kept: an endpoint of the contract that does it, a page of the shop, a line of docs/requirements.md that is
 * done, a rule or job that some other file uses, a source that says the figure itself, or people: the specification's own terms, which staff keep when the
 * customer calls. `never` has nothing behind it.
 */
export type Proof =
  | { readonly endpoint: string }
  | { readonly route: string }
  | { readonly requirement: string }
  | { readonly file: string; readonly exports: string }
  | { readonly file: string; readonly says: string }
  | { readonly byPhone: string }
  | { readonly never: string };

const ROOT = join(import.meta.dirname, '../..');

const endpoints = new Set(
  Object.values<unknown>(contract).flatMap((value) =>
    typeof value === 'object' && value !== null && 'id' in value && 'method' in value
      ? [String(value.id)]
      : [],
  ),
);
const done = new Set(
  readRequirementLines()
    .filter(({ state }) => state === 'done')
    .map(({ id }) => id),
);

const read = (file: string): string =>
  existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '';

const SOURCES = ['apps/server/src', 'apps/storefront/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$|index\.ts$/.test(path))
    .map((path) => join(folder, path)),
);
const CODE = new Map(SOURCES.map((file) => [file, read(file)]));

/** True if the file exports the name and the code of an app uses it elsewhere: a rule that nobody asks keeps no promise. */
const isUsed = (file: string, name: string): boolean => {
  const word = new RegExp(`\\b${name}\\b`);
  const isExported = new RegExp(`export (?:const|class|function) ${name}\\b`).test(read(file));
  return isExported && [...CODE].some(([path, code]) => path !== file && word.test(code));
};

/** True if what the proof names exists. */
export const isProved = (proof: Proof): boolean => {
  if ('endpoint' in proof) return endpoints.has(proof.endpoint);
  if ('route' in proof) return existsSync(join(ROOT, 'apps/storefront/src/app', proof.route, 'page.tsx'));
  if ('requirement' in proof) return done.has(proof.requirement);
  if ('exports' in proof) return isUsed(proof.file, proof.exports);
  if ('says' in proof) return read(proof.file).includes(proof.says);
  return 'byPhone' in proof;
};
