import type { OrderPreview, OrderRun } from '@simpletread/contract';

import { type CsvColumn } from '../../shell/list/index.js';

/** An order of a run: as it was previewed, and what became of it. */
export interface RunRow {
  readonly preview: OrderPreview;
  readonly result:
    | { readonly run: OrderRun }
    /** `isUnanswered`: the server may have done it all the same. */
    | { readonly refusal: string; readonly isUnanswered: boolean }
    | null;
  /** True once it was taken back. */
  readonly isUndone: boolean;
  /** Why nobody knows whether it was taken back; it can be asked for again. */
  readonly notUndone?: string;
}

/** True if the answer of its run was lost. */
export const isWithoutAnswer = ({ result }: RunRow): boolean =>
  result !== null && 'refusal' in result && result.isUnanswered;

/** Returns the number of an order, or a dash for one that is gone. */
export const numberOf = ({ preview }: RunRow): string => preview.orderNumber ?? '–';

/** Returns the outcome of a row in one word: of its preview until it ran. */
export const outcomeOf = (row: RunRow): string => {
  const { preview, result, isUndone } = row;
  if (isWithoutAnswer(row)) return 'No answer';
  if (isUndone) return 'Undone';
  if (result === null) return preview.refusal === null ? 'Will change' : 'Refused';
  return 'run' in result ? 'Done' : 'Refused';
};

/** Returns the effects of a row, or why there are none. */
export const detailOf = (row: RunRow): string => {
  const { preview, result, isUndone, notUndone } = row;
  if (isWithoutAnswer(row)) return 'It may have been changed. Run it again: nothing is done twice.';
  if (notUndone !== undefined && !isUndone) return `Not known to be undone: ${notUndone}`;
  if (result !== null && 'refusal' in result) return result.refusal;
  if (result === null && preview.refusal !== null) return preview.refusal;
  const steps = result === null ? preview.steps : result.run.steps;
  return steps.map(({ effect }) => effect).join('. ');
};

export const RUN_CSV: readonly CsvColumn<RunRow>[] = [
  { label: 'Order', value: numberOf },
  { label: 'Result', value: outcomeOf },
  { label: 'Details', value: detailOf },
];
