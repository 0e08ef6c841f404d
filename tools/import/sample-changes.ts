import type pg from 'pg';
import type { ImportKind } from './import-kind.js';
import type { ChangedRow } from './import-report.js';
import { firstChanges, firstNew } from './staging-sql.js';

type Shown = Readonly<Record<string, string | null>>;

interface Difference {
  readonly key: string;
  readonly before: Shown;
  readonly after: Shown;
}

const show = (text: string | null | undefined): string => text ?? '(none)';

const changedRow = ({ key, before, after }: Difference): ChangedRow => ({
  key,
  columns: Object.keys(after)
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, before: show(before[name]), after: show(after[name]) })),
});

/** Returns the first `limit` rows that the staged file would change, with the differences. */
export const sampleChanges = async (
  client: pg.ClientBase,
  kind: ImportKind,
  limit: number,
): Promise<readonly ChangedRow[]> => {
  const { rows } = await client.query<Difference>(firstChanges(kind), [limit]);
  return rows.map(changedRow);
};

/** Returns the keys of the first `limit` rows that the staged file would add. */
export const sampleNewKeys = async (
  client: pg.ClientBase,
  kind: ImportKind,
  limit: number,
): Promise<readonly string[]> => {
  const { rows } = await client.query<{ key: string }>(firstNew(kind), [limit]);
  return rows.map((row) => row.key);
};
