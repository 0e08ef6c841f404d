import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const REFERENCE = join(__dirname, '../../../../../../data/reference');

/** Returns the rows of a reference file by column name. The named files quote only their last column. */
export const referenceRows = (file: string): readonly Readonly<Record<string, string>>[] => {
  const [header = '', ...lines] = readFileSync(join(REFERENCE, file), 'utf8').trim().split(/\r?\n/);
  const columns = header.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
};
