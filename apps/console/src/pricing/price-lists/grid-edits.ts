import type { EntriesInput } from './price-list-calls.js';
import {
  entryInput,
  type GridRow,
  isSameRow,
  NEW_ROW,
  ROW_FIELDS,
  type RowFields,
  slotOf,
} from './grid-row.js';

/** The rows of a grid, with those that are to go. */
export interface GridState {
  readonly rows: readonly GridRow[];
  readonly removedIds: readonly string[];
}

/** A grid with its way back. */
export interface GridEdits {
  readonly saved: readonly GridRow[];
  readonly now: GridState;
  readonly past: readonly GridState[];
}

export type GridEdit =
  | { readonly kind: 'load'; readonly rows: readonly GridRow[] }
  | { readonly kind: 'change'; readonly key: string; readonly change: Partial<RowFields> }
  | { readonly kind: 'add'; readonly key: string }
  | { readonly kind: 'remove'; readonly key: string }
  /** Rows of a spreadsheet; each takes the place of the price of its slot. */
  | { readonly kind: 'take'; readonly rows: readonly RowFields[]; readonly keyOf: (index: number) => string }
  | { readonly kind: 'undo' }
  /** `sent` was saved and has made `rows`: what was edited since stays, on top of them. */
  | { readonly kind: 'goOn'; readonly sent: GridState; readonly rows: readonly GridRow[] };

const MOST_STEPS = 100;

export const gridOf = (rows: readonly GridRow[]): GridEdits => ({
  saved: rows,
  now: { rows, removedIds: [] },
  past: [],
});

const taken = (
  rows: readonly GridRow[],
  given: readonly RowFields[],
  keyOf: (index: number) => string,
): GridRow[] => {
  const bySlot = new Map(rows.map((row) => [slotOf(row), row]));
  const slots = new Map(given.map((row) => [slotOf(row), row]));
  const kept = rows.map((row) => ({ ...row, ...slots.get(slotOf(row)) }));
  const added = [...slots.entries()]
    .filter(([slot]) => !bySlot.has(slot))
    .map(([, row], index) => ({ ...row, key: keyOf(index), id: null, label: null }));
  return [...added, ...kept];
};

const edited = (
  { rows, removedIds }: GridState,
  edit: Exclude<GridEdit, { kind: 'load' | 'undo' | 'goOn' }>,
): GridState => {
  switch (edit.kind) {
    case 'change':
      return {
        rows: rows.map((row) => {
          if (row.key !== edit.key) return row;
          const isAboutOther = edit.change.scope !== undefined || edit.change.about !== undefined;
          return { ...row, ...edit.change, ...(isAboutOther ? { label: null } : {}) };
        }),
        removedIds,
      };
    case 'add':
      return { rows: [{ ...NEW_ROW, key: edit.key, id: null, label: null }, ...rows], removedIds };
    case 'remove': {
      const id = rows.find(({ key }) => key === edit.key)?.id ?? null;
      return {
        rows: rows.filter(({ key }) => key !== edit.key),
        removedIds: id === null ? removedIds : [...removedIds, id],
      };
    }
    case 'take':
      return { rows: taken(rows, edit.rows, edit.keyOf), removedIds };
  }
};

/** The edits of a row since it was sent. */
const changeSince = (before: GridRow, row: GridRow): Partial<GridRow> => {
  const fields = ROW_FIELDS.filter((field) => before[field] !== row[field]);
  const isAboutOther = fields.includes('scope') || fields.includes('about');
  return {
    ...Object.fromEntries(fields.map((field) => [field, row[field]])),
    ...(isAboutOther ? { label: null } : {}),
  };
};

/** Edits that were made after `sent`, made again on the rows that the saving of it left. */
const madeAgain = (now: GridState, sent: GridState, rows: readonly GridRow[]): GridState => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const bySlot = new Map(rows.map((row) => [slotOf(row), row]));
  const kept = new Map(now.rows.map((row) => [row.key, row]));
  // New and moved prices have new ids by now.
  const becameOf = (row: GridRow) =>
    (row.id === null ? undefined : byId.get(row.id)) ?? bySlot.get(slotOf(row));
  const beforeOf = new Map(
    sent.rows.flatMap((row): [string, GridRow][] => {
      const became = becameOf(row);
      return became === undefined ? [] : [[became.key, row]];
    }),
  );
  const isGone = ({ key }: GridRow): boolean => {
    const before = beforeOf.get(key);
    return before !== undefined && !kept.has(before.key);
  };
  const known = new Map(sent.rows.map((row) => [row.key, row]));
  const others = now.rows.filter((row) => {
    const before = known.get(row.key);
    return before === undefined || (becameOf(before) === undefined && !isSameRow(before, row));
  });
  return {
    rows: [
      ...others,
      ...rows
        .filter((row) => !isGone(row))
        .map((row) => {
          const before = beforeOf.get(row.key);
          const edit = before === undefined ? undefined : kept.get(before.key);
          return before === undefined || edit === undefined ? row : { ...row, ...changeSince(before, edit) };
        }),
    ],
    removedIds: rows.flatMap((row) => (isGone(row) && row.id !== null ? [row.id] : [])),
  };
};

/** The grid after an edit; each can be taken back until the rows are saved. */
export const editGrid = (grid: GridEdits, edit: GridEdit): GridEdits => {
  if (edit.kind === 'load') return gridOf(edit.rows);
  if (edit.kind === 'goOn') {
    const grown = gridOf(edit.rows);
    return grid.now === edit.sent
      ? grown
      : { ...grown, now: madeAgain(grid.now, edit.sent, edit.rows), past: [grown.now] };
  }
  if (edit.kind === 'undo') {
    const before = grid.past.at(-1);
    return before === undefined ? grid : { ...grid, now: before, past: grid.past.slice(0, -1) };
  }
  return {
    ...grid,
    now: edited(grid.now, edit),
    past: [...grid.past, grid.now].slice(-MOST_STEPS),
  };
};

/** The rows that differ from what is saved. */
export const changedRows = ({ saved, now }: GridEdits): GridRow[] => {
  const before = new Map(saved.map((row) => [row.key, row]));
  return now.rows.filter((row) => {
    const old = before.get(row.key);
    return old === undefined || !isSameRow(old, row);
  });
};

/** The body that saves the grid. A moved price leaves its old place. */
export const entriesInput = (grid: GridEdits, version: number, isDryRun: boolean): EntriesInput => {
  const before = new Map(grid.saved.map((row) => [row.key, row]));
  const changed = changedRows(grid);
  const moved = changed.flatMap((row) => {
    const old = before.get(row.key);
    return row.id !== null && old !== undefined && slotOf(old) !== slotOf(row) ? [row.id] : [];
  });
  return {
    version,
    isDryRun,
    entries: changed.map(entryInput),
    removedIds: [...grid.now.removedIds, ...moved],
  };
};
