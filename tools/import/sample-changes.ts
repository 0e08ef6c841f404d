import type pg from 'pg';
import { z } from 'zod';
import { ownValue } from '@simpletread/domain';
import { queryRows } from '../database/index.js';
import type { ImportKind } from './import-kind.js';
import type { ChangedRow } from './import-report.js';
import { firstChanges, firstNew } from './staging-sql.js';

const shown = z.record(z.string(), z.string().nullable());

const difference = z.object({
  key: z.string(),
  before: shown,
  after: shown,
});

type Difference = z.output<typeof difference>;

const newKey = z.object({ key: z.string() });

const show = (text: string | null | undefined): string => text ?? '(none)';

const changedRow = ({ key, before, after }: Difference): ChangedRow => ({
  key,
  columns: Object.keys(after)
    .filter((name) => ownValue(before, name) !== ownValue(after, name))
    .map((name) => ({ name, before: show(ownValue(before, name)), after: show(ownValue(after, name)) })),
});

/** Returns the first `limit` rows that the staged file would change, with the differences. */
export const sampleChanges = async (
  client: pg.ClientBase,
  kind: ImportKind,
  limit: number,
): Promise<readonly ChangedRow[]> => {
  const rows = await queryRows(client, difference, firstChanges(kind), [limit]);
  return rows.map(changedRow);
};

/** Returns the keys of the first `limit` rows that the staged file would add. */
export const sampleNewKeys = async (
  client: pg.ClientBase,
  kind: ImportKind,
  limit: number,
): Promise<readonly string[]> => {
  const rows = await queryRows(client, newKey, firstNew(kind), [limit]);
  return rows.map((row) => row.key);
};
