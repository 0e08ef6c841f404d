import type { InvariantResult } from './check.js';

const SHOWN = 5;

const lines = ({ name, sentence, offences, milliseconds }: InvariantResult): readonly string[] => {
  const mark = offences.length === 0 ? 'holds' : 'BROKEN';
  const head = `${mark.padEnd(6)} ${name.padEnd(40)} ${String(offences.length).padStart(6)} ${milliseconds.toFixed(0).padStart(6)} ms`;
  if (offences.length === 0) return [head];
  return [
    head,
    `       ${sentence}`,
    ...offences.slice(0, SHOWN).map((row) => `       ${JSON.stringify(row)}`),
  ];
};

/** Returns the results for a terminal: one line each; broken ones with their sentence and first offending rows. */
export const resultLines = (results: readonly InvariantResult[]): readonly string[] => [
  ...results.flatMap(lines),
  `${results.filter(({ offences }) => offences.length === 0).length} of ${results.length} invariants hold`,
];
