// @ts-check
import { readFileSync } from 'node:fs';

/**
 * @typedef {object} RequirementLine
 * @property {string} id as `R5.11`
 * @property {string} state `done`, `part` or `open`
 * @property {string} proof the sentence that says what those tests prove; empty for none
 * @property {string[]} tests files that the line names as its proof
 */

/** The number of lines in each section of the specification. @type {Record<number, number>} */
const LINES_OF_SECTION = { 1: 18, 2: 42, 3: 24, 4: 21, 5: 23, 6: 6, 7: 10, 8: 12, 9: 17 };

/** Returns every id, in order. @returns {string[]} */
export const allIds = () =>
  Object.entries(LINES_OF_SECTION).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `R${section}.${String(index + 1).padStart(2, '0')}`),
  );

/** The sentence between the arrow and the first file. */
const PROOF = /→([^→]*?)(?=`[^`\s]+\.spec\.tsx?`)/s;

const HEAD = /^(R\d\.\d\d)\*\* `(\w+)`/;

/** @param {string} page text of docs/requirements.md @returns {RequirementLine[]} */
export const requirementLines = (page) =>
  page.split(/^- \*\*/m).flatMap((chunk) => {
    const [, id, state] = HEAD.exec(chunk) ?? [];
    if (id === undefined || state === undefined) return [];
    const [text = ''] = chunk.split('\n\n');
    const tests = [...text.matchAll(/`([^`\s]+\.spec\.tsx?)`/g)].map(([, path = '']) => path);
    const [, proof = ''] = PROOF.exec(text) ?? [];
    return [{ id, state, proof: proof.trim().replace(/\s+/g, ' '), tests }];
  });

const PAGE = new URL('../../docs/requirements.md', import.meta.url);

/** Returns the lines of docs/requirements.md. */
export const readRequirementLines = () => requirementLines(readFileSync(PAGE, 'utf8'));
