// @ts-check
import { allIds } from './requirement-lines.mjs';

/** @typedef {import('./requirement-lines.mjs').RequirementLine} RequirementLine */

const STATES = ['done', 'part', 'open'];

/** A sentence of at least four words. */
const SENTENCE = /^[A-Z0-9/'](?:\S* ){3,}\S.*\.$/;

/**
 * @param {RequirementLine} line
 * @param {ReadonlyMap<string, ReadonlySet<string>>} citations
 * @returns {string[]}
 */
const problemsOf = ({ id, state, proof, tests }, citations) => {
  const citing = citations.get(id) ?? new Set();
  if (!STATES.includes(state)) return [`${id} has the state "${state}"`];
  const wrong = tests.filter((path) => !citing.has(path)).map((path) => `${id} is not cited by ${path}`);
  if (state === 'done' && tests.length === 0) return [`${id} is done and names no test`];
  if (tests.length > 0 && !SENTENCE.test(proof))
    return [...wrong, `${id} names tests and does not say in a sentence what they prove`];
  if (state === 'open' && citing.size > 0)
    return [...wrong, `${id} is open but cited by ${[...citing].join(', ')}`];
  return wrong;
};

/**
 * Returns the faults of the requirements page: an id that is missing, duplicate or out of order, or a proof that doesn't
 * exist or says nothing.
 * @param {readonly RequirementLine[]} lines
 * @param {ReadonlyMap<string, ReadonlySet<string>>} citations files by id, as tests cite them
 * @returns {string[]} one sentence for each problem
 */
export const checkLines = (lines, citations) => {
  const wanted = allIds();
  const found = lines.map(({ id }) => id);
  const unknown = [...new Set([...found, ...citations.keys()])].filter((id) => !wanted.includes(id));
  return [
    ...wanted.filter((id) => !found.includes(id)).map((id) => `${id} is missing`),
    ...found.filter((id, index) => found.indexOf(id) !== index).map((id) => `${id} appears twice`),
    ...unknown.map((id) => `${id} is not a line of the specification`),
    ...found
      .filter((id, index) => index > 0 && id < (found[index - 1] ?? ''))
      .map((id) => `${id} is out of order`),
    ...lines.flatMap((line) => problemsOf(line, citations)),
  ];
};
