import type { ScoreTrial } from '@simpletread/contract';
import { SCORE_BAND_LABELS, type ScoreBand } from '@simpletread/domain';

const count = new Intl.NumberFormat('en-US');

const some = (number: number, one: string, many: string): string =>
  `${count.format(number)} ${number === 1 ? one : many}`;

export const linesText = (number: number): string => some(number, 'line', 'lines');
export const tiresText = (number: number): string => some(number, 'tire', 'tires');

export const bandText = (band: ScoreBand | null): string =>
  SCORE_BAND_LABELS.find(({ value }) => value === band)?.label ?? 'Below 7';

/** The result of a trial in complete sentences. */
export const trialSentences = (trial: ScoreTrial): readonly string[] => {
  const moved = trial.bandMoves.reduce((sum, { lineCount }) => sum + lineCount, 0);
  const { sizesChanged, sizesLookedAt } = trial.topPicks;
  return [
    `${linesText(trial.changedLineCount)} of ${count.format(trial.lineCount)} with ${tiresText(trial.changedTireCount)} on sale ${trial.changedLineCount === 1 ? 'gets' : 'get'} a new score: ${count.format(trial.risingLineCount)} higher, ${count.format(trial.fallingLineCount)} lower.`,
    `A line goes up or down by ${trial.meanChange.toFixed(2)} points on average; ${linesText(moved)} ${moved === 1 ? 'goes' : 'go'} to another range.`,
    `Of the ${count.format(sizesLookedAt)} most common factory sizes, ${count.format(sizesChanged)} ${sizesChanged === 1 ? 'shows' : 'show'} different top picks.`,
  ];
};
