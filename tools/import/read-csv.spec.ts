import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCsv } from './read-csv.js';

describe('readCsv', () => {
  let folder: string;
  const file = async (text: string): Promise<string> => {
    const path = join(folder, 'brands.csv');
    await writeFile(path, text);
    return path;
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'read-csv-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('reads columns in any order, quotes, a byte order mark and each row’s line number', async () => {
    const rows = await readCsv(await file('\uFEFFslug,name\na,"A, ""B"""\n\nc,C\n'), ['name', 'slug']);
    expect(rows.map(({ line, cells }) => [line, cells?.get('name')])).toEqual([
      [2, 'A, "B"'],
      [4, 'C'],
    ]);
  });

  it('marks a row with a different number of cells', async () => {
    const rows = await readCsv(await file('slug,name\na\n'), ['name', 'slug']);
    expect(rows).toEqual([{ line: 2, cells: null }]);
  });

  it('lists a wrong header’s missing and extra columns in one sentence', async () => {
    await expect(readCsv(await file('slug,title\n'), ['name', 'slug'])).rejects.toThrow(
      /^brands.csv is another kind of file: its header lacks name and has unknown columns: title\.$/,
    );
  });

  it('reports an empty, missing or non-CSV file', async () => {
    await expect(readCsv(await file(''), ['slug'])).rejects.toThrow('lacks slug');
    await expect(readCsv(join(folder, 'nowhere.csv'), ['slug'])).rejects.toThrow('cannot be read');
    await expect(readCsv(await file('slug\n"a\n'), ['slug'])).rejects.toThrow('not readable as CSV');
  });
});
