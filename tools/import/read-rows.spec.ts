import { importKind, key, value } from './import-kind.js';
import type { CsvRow } from './read-csv.js';
import { readRows } from './read-rows.js';

const kind = importKind({
  name: 'things',
  header: ['code', 'size'],
  table: 'thing',
  columns: [key('code'), value('size', 'integer')],
  read: (cells) => ({ code: cells.required('code'), size: cells.integer('size', { min: 0, max: 9 }) }),
});

const rowAt = (line: number, code: string, size: string): CsvRow => ({
  line,
  cells: new Map([
    ['code', code],
    ['size', size],
  ]),
});

describe('readRows', () => {
  it('puts the line before the values', () => {
    expect(readRows(kind, [rowAt(2, 'a', '1')]).accepted).toEqual([[2, 'a', 1]]);
  });

  it('rejects invalid and repeated rows with line and reason, and keeps the rest', () => {
    const read = readRows(kind, [
      rowAt(2, 'a', '1'),
      rowAt(3, 'b', 'x'),
      rowAt(4, 'a', '2'),
      { line: 5, cells: null },
    ]);
    expect(read.accepted).toHaveLength(1);
    expect(read.rejected).toEqual([
      { line: 3, reason: 'size "x" is not a whole number' },
      { line: 4, reason: 'repeats line 2' },
      { line: 5, reason: 'has a different number of cells than the header' },
    ]);
  });

  it('only counts repeats where a kind allows them, and keeps the first', () => {
    const read = readRows({ ...kind, allowsRepeats: true }, [rowAt(2, 'a', '1'), rowAt(3, 'a', '2')]);
    expect(read).toEqual({ accepted: [[2, 'a', 1]], rejected: [], repeated: 1 });
  });
});
