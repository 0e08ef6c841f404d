import { join } from 'node:path';
import type pg from 'pg';
import { IMPORT_KINDS, type ImportReport, importWithin } from '../../import/index.js';

/** Imports every reference file of a folder; a file is named after its kind. */
export const importReference = async (
  client: pg.ClientBase,
  folder: string,
): Promise<readonly ImportReport[]> => {
  const reports: ImportReport[] = [];
  for (const kind of IMPORT_KINDS) {
    reports.push(await importWithin(client, kind, join(folder, `${kind.name}.csv`), { sample: 0 }));
  }
  return reports;
};
