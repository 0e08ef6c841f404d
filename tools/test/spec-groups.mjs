// @ts-check
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, inRepository } from '../start/repository.mjs';

const FOLDERS = ['apps/server/src', 'apps/server/test', 'tools'];
const SPEC = /\.int\.spec\.ts$/;
const INSTALLED = /(^|\/)(node_modules|dist)\//;

/** Enough that two workers end together, few enough that loading the server costs next to nothing. */
const GROUP_COUNT = 12;

/** @returns {string[]} the integration specs of the repository, from its root */
const specsOfRepository = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(inRepository(folder), { recursive: true }).map((path) => `${folder}/${String(path)}`),
  )
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => SPEC.test(path) && !INSTALLED.test(path))
    .sort();

/**
 * Deals specs out like cards, so that the long ones of one folder do not end up together.
 * @template T
 * @param {readonly T[]} specs
 * @param {number} count
 * @returns {T[][]} as many groups as asked for, without empty ones
 */
export const dealOut = (specs, count) =>
  Array.from({ length: count }, (_, group) => specs.filter((_spec, index) => index % count === group)).filter(
    (group) => group.length > 0,
  );

/**
 * @param {string} root
 * @param {readonly string[]} specs from `root`
 * @returns {string} a test file in which each spec stands under its own path, its hooks included
 */
export const sourceOfGroup = (root, specs) =>
  // A describe takes no answer from its body.
  specs
    .map(
      (spec) =>
        `describe(${JSON.stringify(spec)}, () => {\n  require(${JSON.stringify(join(root, spec))});\n});\n`,
    )
    .join('');

/**
 * Jest loads everything anew for each test file, which is three seconds for the whole server: specs in one file share that.
 * @param {string} folder where the files go
 */
export function writeSpecGroups(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [index, specs] of dealOut(specsOfRepository(), GROUP_COUNT).entries()) {
    writeFileSync(join(folder, `group-${index + 1}.group.js`), sourceOfGroup(ROOT, specs));
  }
}
