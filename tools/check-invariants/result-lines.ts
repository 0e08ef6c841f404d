import type { InvariantResult } from './check.js';

const SHOWN = 5;

const lines = ({ name, sentence, violations, milliseconds }: InvariantResult): readonly string[] => {
  const mark = violations.length === 0 ? 'holds' : 'BROKEN';
  const head = `${mark.padEnd(6)} ${name.padEnd(40)} ${String(violations.length).padStart(6)} ${milliseconds.toFixed(0).padStart(6)} ms`;
  if (violations.length === 0) return [head];
  return [
    head,
    `       ${sentence}`,
    ...violations.slice(0, SHOWN).map((row) => `       ${JSON.stringify(row)}`),
  ];
};

/** Returns the results for a terminal: one line each; broken ones with their sentence and first offending rows. */
export const resultLines = (results: readonly InvariantResult[]): readonly string[] => [
  ...results.flatMap(lines),
  `${results.filter(({ violations }) => violations.length === 0).length} of ${results.length} invariants hold`,
];
