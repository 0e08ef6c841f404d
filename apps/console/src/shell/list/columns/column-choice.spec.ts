import fc from 'fast-check';

import type { Column } from '../column.js';
import {
  chosenColumns,
  COLUMN_WIDTHS,
  type ColumnWidth,
  isColumnShown,
  NO_CHOICE,
  withColumn,
} from './column-choice.js';

const WIDTHS = Object.keys(COLUMN_WIDTHS) as ColumnWidth[];
const COLUMNS: readonly Column<unknown>[] = [
  { id: 'number', label: 'Order', render: () => null },
  { id: 'state', label: 'State', render: () => null },
  { id: 'placed', label: 'Placed', from: 'M', render: () => null },
  { id: 'account', label: 'Account', from: 'XXL', render: () => null },
];
const [, state, placed, account] = COLUMNS as [
  Column<unknown>,
  Column<unknown>,
  Column<unknown>,
  Column<unknown>,
];

describe('the columns of a list', () => {
  it('follow the width of the screen until someone chooses', () => {
    expect(COLUMNS.map((one) => isColumnShown(one, NO_CHOICE, []))).toEqual([true, true, false, false]);
    expect(COLUMNS.map((one) => isColumnShown(one, NO_CHOICE, ['M']))).toEqual([true, true, true, false]);
    expect(chosenColumns(COLUMNS, NO_CHOICE)).toEqual(COLUMNS);
  });

  it('stay hidden on every width once hidden', () => {
    const choice = withColumn(NO_CHOICE, placed, false, ['M']);
    expect(isColumnShown(placed, choice, WIDTHS)).toBe(false);
    expect(chosenColumns(COLUMNS, choice).map(({ id }) => id)).toEqual(['number', 'state', 'account']);
  });

  it('are shown on narrow screens too once shown on purpose', () => {
    const choice = withColumn(NO_CHOICE, account, true, ['M']);
    expect(isColumnShown(account, choice, [])).toBe(true);
    expect(chosenColumns(COLUMNS, choice).find(({ id }) => id === 'account')?.from).toBeUndefined();
  });

  it('keep nothing that the width decides anyway', () => {
    const shown = withColumn(NO_CHOICE, account, true, ['M']);
    expect(withColumn(shown, account, false, ['M'])).toEqual(NO_CHOICE);
    const hidden = withColumn(NO_CHOICE, state, false, []);
    expect(withColumn(hidden, state, true, [])).toEqual(NO_CHOICE);
  });

  it('never lose the first one, which opens the row', () => {
    expect(chosenColumns(COLUMNS, { shown: [], hidden: COLUMNS.map(({ id }) => id) })).toEqual([COLUMNS[0]]);
  });

  it('are what was asked for last, whatever came before', () => {
    const asked = fc.record({
      column: fc.constantFrom(...COLUMNS.slice(1)),
      isShown: fc.boolean(),
      fitting: fc.integer({ min: 0, max: 4 }).map((count) => WIDTHS.slice(0, count)),
    });
    fc.assert(
      fc.property(fc.array(asked, { minLength: 1, maxLength: 12 }), (all) => {
        const choice = all.reduce(
          (so, one) => withColumn(so, one.column, one.isShown, one.fitting),
          NO_CHOICE,
        );
        const last = all.at(-1);
        if (last === undefined) throw new Error('at least one');
        expect(isColumnShown(last.column, choice, last.fitting)).toBe(last.isShown);
        expect(choice.shown.filter((id) => choice.hidden.includes(id))).toEqual([]);
      }),
    );
  });
});
