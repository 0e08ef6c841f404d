import type { OrderPreview, OrderRun } from '@simpletread/contract';

import { type CsvColumn } from '../../shell/list/index.js';

/** An order of a run: as it was previewed, and what became of it. */
export interface RunRow {
  readonly preview: OrderPreview;
  readonly result: { readonly run: OrderRun } | { readonly refusal: string } | null;
  /** True once it was taken back. */
  readonly isUndone: boolean;
}

/** Returns the number of an order, or a dash for one that is gone. */
export const numberOf = ({ preview }: RunRow): string => preview.orderNumber ?? '–';

/** Returns the outcome of a row in one word: of its preview until it ran. */
export const outcomeOf = ({ preview, result, isUndone }: RunRow): string => {
  if (isUndone) return 'Undone';
  if (result === null) return preview.refusal === null ? 'Will change' : 'Refused';
  return 'run' in result ? 'Done' : 'Refused';
};

/** Returns the effects of a row, or why there are none. */
export const detailOf = ({ preview, result }: RunRow): string => {
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
