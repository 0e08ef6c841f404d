import type { LineFit, LinesFit } from '@simpletread/contract';

import type { FittingLines } from './fitting-lines.js';

/** A list of lines after the judgment for a vehicle. */
export interface JudgedLines<Line> {
  readonly lines: readonly Line[];
  readonly fit: LinesFit;
  readonly fitOf: (line: Line) => LineFit | null;
}

/** Leaves out the lines that don't fit; without known sizes of the vehicle (`fitting` is null) all stay. */
export const judgedLines = <Line extends { readonly lineId: string }>(
  all: readonly Line[],
  fitting: FittingLines | null,
): JudgedLines<Line> => {
  if (fitting === null) return { lines: all, fit: { kind: 'unknown', refusedCount: 0 }, fitOf: () => null };
  const lines = all.filter(({ lineId }) => fitting.has(lineId));
  return {
    lines,
    fit: { kind: lines.length === 0 ? 'none' : 'some', refusedCount: all.length - lines.length },
    fitOf: ({ lineId }) => fitting.get(lineId) ?? null,
  };
};
