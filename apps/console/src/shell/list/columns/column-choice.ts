import type { Column } from '../column.js';

/** The columns that one person shows and hides in one list; all other columns follow the width of the screen. */
export interface ColumnChoice {
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
}

export const NO_CHOICE: ColumnChoice = { shown: [], hidden: [] };

const areIds = (value: unknown): boolean =>
  Array.isArray(value) && value.every((id: unknown) => typeof id === 'string');

/** True if `value`, as stored, is a choice of columns. */
export const isColumnChoice = (value: unknown): value is ColumnChoice =>
  typeof value === 'object' &&
  value !== null &&
  'shown' in value &&
  'hidden' in value &&
  areIds(value.shown) &&
  areIds(value.hidden);

/** The widths from which columns are shown, as the table's stylesheet has them. */
export const COLUMN_WIDTHS = { M: 600, L: 976, XL: 1200, XXL: 1440 } as const;

export type ColumnWidth = keyof typeof COLUMN_WIDTHS;

type Placed = Pick<Column<never>, 'id' | 'from'>;

const fits = ({ from }: Placed, fitting: readonly ColumnWidth[]): boolean =>
  from === undefined || fitting.includes(from);

/** True if a list shows `column` on a screen that has the widths of `fitting`. */
export const isColumnShown = (
  column: Placed,
  { shown, hidden }: ColumnChoice,
  fitting: readonly ColumnWidth[],
): boolean => !hidden.includes(column.id) && (shown.includes(column.id) || fits(column, fitting));

/** `choice` after `column` is shown or hidden. What follows from the width alone isn't kept. */
export const withColumn = (
  choice: ColumnChoice,
  column: Placed,
  isShown: boolean,
  fitting: readonly ColumnWidth[],
): ColumnChoice => {
  const without = (ids: readonly string[]): readonly string[] => ids.filter((id) => id !== column.id);
  const rest = { shown: without(choice.shown), hidden: without(choice.hidden) };
  if (isShown) return fits(column, fitting) ? rest : { ...rest, shown: [...rest.shown, column.id] };
  return fits(column, fitting) || column.from === undefined
    ? { ...rest, hidden: [...rest.hidden, column.id] }
    : rest;
};

/** `columns` as chosen: without the hidden ones; those shown on purpose no longer wait for a wider screen. */
export const chosenColumns = <Row>(
  columns: readonly Column<Row>[],
  { shown, hidden }: ColumnChoice,
): readonly Column<Row>[] =>
  columns
    .filter(({ id }, index) => index === 0 || !hidden.includes(id))
    .map((column) => {
      if (!shown.includes(column.id)) return column;
      const { from: _, ...rest } = column;
      return rest;
    });
