import Button from '@mui/material/Button';
import type { AdminCase } from '@simpletread/contract';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import { WHOLE_RECORD } from '../../../shell/api/index.js';
import { Folded, PlainTable } from '../../../shell/detail/index.js';
import { InfoDialog } from '../../../shell/dialog/index.js';
import { csvOf, downloadCsv } from '../../../shell/list/index.js';
import { RunFrame } from '../../../shell/run/index.js';
import {
  caseRunCounts,
  caseRunCsv,
  caseRunDetail,
  caseRunResult,
  caseRunRow,
  type CaseOrder,
  type CaseRunRow,
} from './case-run-row.js';
import { useCaseRun } from './use-case-run.js';

const TITLE = 'Change cases';

interface CaseRunDialogProps {
  readonly ids: readonly string[];
  readonly run: CaseOrder;
  readonly onClose: () => void;
}

const casesText = (count: number): string => (count === 1 ? '1 case' : `${count} cases`);

/** The parts of a run that stay if it is undone. */
const warningOf = ({ reply, note }: CaseOrder): string | null => {
  if (reply !== null) return 'Answers can’t be undone. They go out right away.';
  return note === null ? null : 'Notes can’t be undone.';
};

const Detail = ({ row, run }: { readonly row: CaseRunRow; readonly run: CaseOrder }) => (
  <>
    {caseRunDetail(row, run)}
    {row.result === 'waiting' && row.text !== null && (
      <Folded label="Preview the answer">
        <p style={{ whiteSpace: 'pre-wrap' }}>{row.text}</p>
      </Folded>
    )}
  </>
);

const Run = ({
  first,
  run,
  onClose,
}: Pick<CaseRunDialogProps, 'run' | 'onClose'> & { readonly first: readonly CaseRunRow[] }) => {
  const runs = useCaseRun(first, run.note);
  const { rows, phase } = runs;
  const willChange = rows.filter(({ plan }) => plan !== null).length;
  return (
    <RunFrame
      title={TITLE}
      phase={phase}
      summary={
        phase === 'preview'
          ? `${casesText(willChange)} will change, ${rows.length - willChange} refused. Nothing has changed yet.`
          : caseRunCounts(rows)
      }
      warning={warningOf(run)}
      doneCount={runs.doneCount}
      willChange={willChange}
      countText={casesText}
      undoable={runs.undoable}
      unanswered={runs.unanswered}
      onRun={() => void runs.run()}
      onRunAgain={() => void runs.runAgain()}
      onUndo={() => void runs.undo()}
      onStop={runs.stop}
      onDownload={() => downloadCsv('case-run', csvOf(caseRunCsv(run), rows))}
      onClose={onClose}
    >
      <PlainTable
        label="Cases of this run"
        rows={rows}
        keyOf={({ record }) => record.id}
        columns={[
          { label: 'Case', render: ({ record }) => record.caseNumber },
          { label: 'Subject', render: ({ record }) => record.subject },
          { label: 'Result', render: caseRunResult },
          { label: 'Details', render: (row) => <Detail row={row} run={run} /> },
        ]}
      />
    </RunFrame>
  );
};

/** Shows what a change would do to each case, makes it one case after the other, and undoes what can be undone. */
export const CaseRunDialog = ({ ids, run, onClose }: CaseRunDialogProps) => {
  const data = useDataProvider();
  const {
    data: first,
    error,
    refetch,
  } = useQuery({
    queryKey: ['case-run', ids, run],
    queryFn: async () => {
      const rows: CaseRunRow[] = [];
      for (const id of ids) {
        const { data: record } = await data.getOne<AdminCase>('cases', { id, meta: WHOLE_RECORD });
        rows.push(caseRunRow(record, run));
      }
      return rows;
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (first !== undefined) return <Run first={first} run={run} onClose={onClose} />;
  return (
    <InfoDialog title={TITLE} onClose={onClose}>
      {error === null ? (
        'Checking each case…'
      ) : (
        <>
          {error.message} <Button onClick={() => void refetch()}>Try again</Button>
        </>
      )}
    </InfoDialog>
  );
};
