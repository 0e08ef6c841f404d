import Button from '@mui/material/Button';
import type { OrderPreview } from '@simpletread/contract';
import { isUndone } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';

import { Folded, PlainTable } from '../../shell/detail/index.js';
import { InfoDialog } from '../../shell/dialog/index.js';
import { csvOf, downloadCsv } from '../../shell/list/index.js';
import { RunFrame } from '../../shell/run/index.js';
import { detailOf, numberOf, outcomeOf, RUN_CSV, type RunRow } from './run-row.js';
import styles from './RunDialog.module.css';
import { type Steps, useStepCalls } from './step-calls.js';
import { useOrderRun } from './use-order-run.js';

interface RunDialogProps {
  readonly title: string;
  readonly orderIds: readonly string[];
  readonly steps: Steps;
  readonly onClose: () => void;
}

const ordersText = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

const OUTCOME_WORDS = {
  Done: 'done',
  Undone: 'undone',
  Refused: 'refused',
  'No answer': 'without an answer',
  // The run was stopped before them.
  'Will change': 'not changed',
} as const;

const countsText = (rows: readonly RunRow[]): string =>
  (['Done', 'Undone', 'Refused', 'No answer', 'Will change'] as const)
    .map((outcome) => [outcome, rows.filter((row) => outcomeOf(row) === outcome).length] as const)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => `${count} ${OUTCOME_WORDS[outcome]}`)
    .join(', ');

const Message = ({ preview }: { readonly preview: OrderPreview }) =>
  preview.message === null ? null : (
    <Folded label="Preview the message">
      <div className={styles.message}>
        {preview.message.subject !== '' && <b>{preview.message.subject}</b>}
        <p>{preview.message.text}</p>
      </div>
    </Folded>
  );

const Detail = ({ row }: { readonly row: RunRow }) => (
  <>
    {detailOf(row)}
    {row.result === null && <Message preview={row.preview} />}
  </>
);

const Run = ({
  title,
  previews,
  steps,
  onClose,
}: Omit<RunDialogProps, 'orderIds'> & {
  readonly previews: readonly OrderPreview[];
}) => {
  const { rows, phase, doneCount, run, runAgain, undo, stop, undoable, unanswered } = useOrderRun(
    previews,
    steps,
  );
  const willChange = rows.filter(({ preview }) => preview.refusal === null).length;
  const stays = steps.some(({ kind }) => !isUndone(kind));
  const summary =
    phase === 'preview'
      ? `${ordersText(willChange)} will change, ${rows.length - willChange} refused. Nothing has changed yet.`
      : countsText(rows);
  return (
    <RunFrame
      title={title}
      phase={phase}
      summary={summary}
      warning={stays ? 'Notes and messages can’t be undone. Messages go out right away.' : null}
      doneCount={doneCount}
      willChange={willChange}
      countText={ordersText}
      undoable={undoable}
      unanswered={unanswered}
      onRun={() => void run()}
      onRunAgain={() => void runAgain()}
      onUndo={() => void undo()}
      onStop={stop}
      onDownload={() => downloadCsv('bulk-run', csvOf(RUN_CSV, rows))}
      onClose={onClose}
    >
      <PlainTable
        label="Orders of this run"
        rows={rows}
        keyOf={({ preview }) => preview.orderId}
        columns={[
          { label: 'Order', render: (row) => <span className={styles.number}>{numberOf(row)}</span> },
          { label: 'Result', render: outcomeOf },
          { label: 'Details', render: (row) => <Detail row={row} /> },
        ]}
      />
    </RunFrame>
  );
};

/** Previews steps on orders, runs them one order after the other, and undoes what can be undone. */
export const RunDialog = ({ title, orderIds, steps, onClose }: RunDialogProps) => {
  const calls = useStepCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['steps-preview', orderIds, steps],
    queryFn: () => calls.previewOrderSteps({ orderIds: [...orderIds], steps }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (data !== undefined) return <Run title={title} previews={data} steps={steps} onClose={onClose} />;
  return (
    <InfoDialog title={title} onClose={onClose}>
      {error === null ? (
        'Checking each order…'
      ) : (
        <>
          {error.message} <Button onClick={() => void refetch()}>Try again</Button>
        </>
      )}
    </InfoDialog>
  );
};
