import type { EntriesSaved } from '@simpletread/contract';
import { Chip, type ChipTone } from '@simpletread/ui';

import { PlainTable } from '../../shell/detail/index.js';
import styles from './PriceLists.module.css';

type Outcome = EntriesSaved['rows'][number]['outcome'];

export interface OutcomeRow {
  readonly line: number;
  readonly text?: string;
  readonly outcome: Outcome;
  readonly problem: string | null;
}

const FACES: Readonly<Record<Outcome, { readonly label: string; readonly tone: ChipTone }>> = {
  added: { label: 'Added', tone: 'good' },
  changed: { label: 'Changed', tone: 'info' },
  same: { label: 'Unchanged', tone: 'neutral' },
  removed: { label: 'Removed', tone: 'warn' },
  refused: { label: 'Refused', tone: 'bad' },
};

const MOST_SHOWN = 200;

/** `3 added, 1 refused`. */
export const countText = (rows: readonly OutcomeRow[]): string =>
  (Object.keys(FACES) as Outcome[])
    .map((outcome) => [rows.filter((row) => row.outcome === outcome).length, FACES[outcome].label] as const)
    .filter(([length]) => length > 0)
    .map(([length, label]) => `${length} ${label.toLowerCase()}`)
    .join(', ');

/** The outcome of each row, rows with problems first. */
export const Outcomes = ({ rows }: { readonly rows: readonly OutcomeRow[] }) => {
  const ordered = rows.toSorted(
    (a, b) => Number(a.problem === null) - Number(b.problem === null) || a.line - b.line,
  );
  return (
    <div className={styles.outcomes}>
      <p role="status">{countText(rows) || 'No changes'}.</p>
      {rows.length > 0 && (
        <PlainTable
          label="Rows"
          rows={ordered.slice(0, MOST_SHOWN)}
          keyOf={({ line, outcome }) => `${line} ${outcome}`}
          columns={[
            { label: 'Row', render: ({ line }) => line },
            {
              label: 'Outcome',
              render: ({ outcome }) => <Chip tone={FACES[outcome].tone}>{FACES[outcome].label}</Chip>,
            },
            { label: 'Details', render: ({ problem, text }) => problem ?? text ?? '' },
          ]}
        />
      )}
      {rows.length > MOST_SHOWN && <p>And {rows.length - MOST_SHOWN} more.</p>}
    </div>
  );
};
