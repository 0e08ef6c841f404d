import { changedRows, editGrid, entriesInput, type GridEdit, gridOf } from './grid-edits.js';
import { type GridRow, NEW_ROW } from './grid-row.js';

const row = (key: string, change: Partial<GridRow> = {}): GridRow => ({
  ...NEW_ROW,
  key,
  id: key,
  label: null,
  scope: 'brand',
  about: key,
  ...change,
});

const saved = [row('michelin'), row('pirelli')];
const after = (...edits: readonly GridEdit[]) => edits.reduce(editGrid, gridOf(saved));
const keyOf = (index: number): string => `new-${index}`;

describe('edits of a price list', () => {
  it('send what changed alone', () => {
    const grid = after({ kind: 'change', key: 'pirelli', change: { value: '15' } });
    expect(entriesInput(grid, 3, false)).toEqual({
      version: 3,
      isDryRun: false,
      entries: [expect.objectContaining({ key: 'pirelli', rule: { kind: 'percentOff', ratePpm: 150_000 } })],
      removedIds: [],
    });
  });

  it('send nothing where a cell has its old value again', () => {
    const there: GridEdit = { kind: 'change', key: 'pirelli', change: { value: '15' } };
    const back: GridEdit = { kind: 'change', key: 'pirelli', change: { value: '10' } };
    expect(changedRows(after(there, back))).toEqual([]);
  });

  it('free the old place of a price that moves to another', () => {
    const grid = after({ kind: 'change', key: 'pirelli', change: { minTires: '4' } });
    expect(entriesInput(grid, 1, true)).toMatchObject({ isDryRun: true, removedIds: ['pirelli'] });
  });

  it('go back one by one, removals included', () => {
    const edits: GridEdit[] = [
      { kind: 'remove', key: 'michelin' },
      { kind: 'add', key: 'new' },
    ];
    const undo: GridEdit = { kind: 'undo' };
    expect(entriesInput(after(...edits), 1, false).removedIds).toEqual(['michelin']);
    expect(after(...edits, undo).now.rows.map(({ key }) => key)).toEqual(['pirelli']);
    expect(after(...edits, undo, undo).now).toEqual(gridOf(saved).now);
    expect(after(undo)).toEqual(gridOf(saved));
  });

  it('put a pasted row in place of the price of its slot, and add the others', () => {
    const { key: _key, id: _id, label: _label, ...same } = row('pirelli', { value: '20' });
    const other = { ...same, about: 'toyo' };
    const grid = after({ kind: 'take', rows: [same, other], keyOf });
    expect(grid.now.rows.map(({ key, value }) => [key, value])).toEqual([
      ['new-0', '20'],
      ['michelin', '10'],
      ['pirelli', '20'],
    ]);
  });

  it('are gone once the saved rows are loaded', () => {
    const grid = after({ kind: 'add', key: 'new' }, { kind: 'load', rows: saved });
    expect(grid).toEqual(gridOf(saved));
  });
});
