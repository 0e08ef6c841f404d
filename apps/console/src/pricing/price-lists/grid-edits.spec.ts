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
  it('send only the changes', () => {
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

  it('are undone one by one, removals included', () => {
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

  it('replace the price in a pasted row’s slot, and add the others', () => {
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

  describe('that continue during a save', () => {
    const edit = (key: string, value: string): GridEdit => ({ kind: 'change', key, change: { value } });
    /** Saves `first`, edits `then` meanwhile, and takes over what the server has afterwards. */
    const gone = (first: readonly GridEdit[], then: readonly GridEdit[], rows: readonly GridRow[]) => {
      const sent = after(...first);
      return editGrid(then.reduce(editGrid, sent), { kind: 'goOn', sent: sent.now, rows });
    };
    const served = [row('michelin', { value: '12', label: 'Michelin' }), row('pirelli')];
    const sentOf = (grid: ReturnType<typeof after>) => {
      const { entries, removedIds } = entriesInput(grid, 2, false);
      return { entries: entries.map(({ key }) => key), removedIds };
    };

    it('are nothing where nothing was edited since', () => {
      expect(gone([edit('michelin', '12')], [], served)).toEqual(gridOf(served));
    });

    it('stay on the rows that were saved, and can be taken back', () => {
      const grid = gone([edit('michelin', '12')], [edit('michelin', '13'), edit('pirelli', '7')], served);
      expect(grid.now.rows.map(({ value, label }) => [value, label])).toEqual([
        ['13', 'Michelin'],
        ['7', null],
      ]);
      expect(sentOf(grid)).toEqual({ entries: ['michelin', 'pirelli'], removedIds: [] });
      expect(editGrid(grid, { kind: 'undo' }).now.rows).toEqual(served);
    });

    it('find a new price by its place, whatever its id has become', () => {
      const add: GridEdit[] = [
        { kind: 'add', key: 'new' },
        { kind: 'change', key: 'new', change: { scope: 'brand', about: 'toyo' } },
      ];
      const rows = [...saved, row('0199', { about: 'toyo', label: 'Toyo' })];
      const changed = gone(add, [edit('new', '30')], rows);
      expect(changed.now.rows.map(({ id, value }) => [id, value])).toContainEqual(['0199', '30']);
      expect(changed.now.rows).toHaveLength(3);
      expect(sentOf(gone(add, [{ kind: 'remove', key: 'new' }], rows))).toEqual({
        entries: [],
        removedIds: ['0199'],
      });
    });

    it('keep rows that were added or removed since', () => {
      const grid = gone(
        [edit('michelin', '12')],
        [
          { kind: 'add', key: 'late' },
          { kind: 'remove', key: 'pirelli' },
        ],
        served,
      );
      expect(grid.now.rows.map(({ key }) => key)).toEqual(['late', 'michelin']);
      expect(sentOf(grid)).toEqual({ entries: [''], removedIds: ['pirelli'] });
    });
  });
});
