// @ts-check
// Checks docs/requirements.md against the tests, and reports how much of the specification is proved.
import { fileURLToPath } from 'node:url';
import { checkLines } from './check-lines.mjs';
import { readCitations } from './citations.mjs';
import { readRequirementLines } from './requirement-lines.mjs';

const lines = readRequirementLines();
const problems = checkLines(lines, readCitations(fileURLToPath(new URL('../..', import.meta.url))));
for (const problem of problems) console.log(problem);
const count = (/** @type {string} */ state) => lines.filter((line) => line.state === state).length;
console.log(`${count('done')} done, ${count('part')} in part, ${count('open')} open`);
process.exitCode = problems.length === 0 ? 0 : 1;
