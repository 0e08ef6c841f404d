import type { ReviewsImported } from '@simpletread/contract';
import { Chip, type ChipTone } from '@simpletread/ui';

import { PlainTable } from '../../shell/detail/index.js';

type Row = ReviewsImported['rows'][number];

const FACES: Readonly<Record<Row['outcome'], { readonly label: string; readonly tone: ChipTone }>> = {
  added: { label: 'Added', tone: 'good' },
  withdrawn: { label: 'Taken down', tone: 'warn' },
  known: { label: 'Known', tone: 'neutral' },
  refused: { label: 'Refused', tone: 'bad' },
};

const MOST_SHOWN = 200;

/** `3 added, 1 refused`. */
const countText = (rows: readonly Row[]): string =>
  (Object.keys(FACES) as Row['outcome'][])
    .map((outcome) => [rows.filter((row) => row.outcome === outcome).length, FACES[outcome].label] as const)
    .filter(([count]) => count > 0)
    .map(([count, label]) => `${count} ${label.toLowerCase()}`)
    .join(', ');

/** The outcome of each row of a file, refused ones first. */
export const ImportedRows = ({ rows, isApplied }: ReviewsImported & { readonly isApplied: boolean }) => {
  const ordered = rows.toSorted(
    (a, b) => Number(a.problem === null) - Number(b.problem === null) || a.row - b.row,
  );
  return (
    <>
      <p role="status">
        {rows.length === 0 ? 'The file has no reviews' : countText(rows)}.
        {!isApplied && ' Nothing is saved yet.'}
      </p>
      {rows.length > 0 && (
        <PlainTable
          label="Rows of the file"
          rows={ordered.slice(0, MOST_SHOWN)}
          keyOf={({ row }) => String(row)}
          columns={[
            { label: 'Row', render: ({ row }) => row },
            {
              label: 'Outcome',
              render: ({ outcome }) => <Chip tone={FACES[outcome].tone}>{FACES[outcome].label}</Chip>,
            },
            { label: 'Details', render: ({ problem }) => problem ?? '' },
          ]}
        />
      )}
      {rows.length > MOST_SHOWN && <p>And {rows.length - MOST_SHOWN} more.</p>}
    </>
  );
};
