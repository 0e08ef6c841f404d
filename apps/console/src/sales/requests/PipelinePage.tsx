import Button from '@mui/material/Button';
import type { SalesRequestRow } from '@simpletread/contract';
import { canMoveRequest, formatMoney, sumCents } from '@simpletread/domain';
import { EmptyState } from '@simpletread/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkBase } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { useCan } from '../../shell/auth/index.js';
import { AccessDeniedPage, PageHeader, PageSkeleton } from '../../shell/frame/index.js';
import { SelectControl } from '../../shell/form/index.js';
import { LoseDialog } from './LoseDialog.js';
import { PipelineCard } from './PipelineCard.js';
import { quoteOfRequest } from './RequestActions.js';
import { useRequestCalls } from './request-calls.js';
import { SALES_REQUEST_FACES } from './request-face.js';
import { StepDialog } from './StepDialog.js';
import styles from './Pipeline.module.css';

const REFRESH_MS = 30_000;
const WHOSE = [
  ['team', 'Team'],
  ['mine', 'Mine'],
] as const;

type Board = Awaited<ReturnType<ReturnType<typeof useRequestCalls>['pipeline']>>;

const noteOf = ({ columns }: Board): string => {
  const open = columns.filter(({ state }) => state !== 'won' && state !== 'lost');
  const count = open.reduce((sum, column) => sum + column.count, 0);
  const value = formatMoney(sumCents(open.map(({ valueInCents }) => valueInCents)));
  const won = columns.filter(({ state }) => state === 'won');
  const wonValue = formatMoney(sumCents(won.map(({ valueInCents }) => valueInCents)));
  return `${count} open, ${value}. Last 30 days: ${won[0]?.count ?? 0} won, ${wonValue}.`;
};

interface ColumnProps {
  readonly column: Board['columns'][number];
  readonly onStep: (record: SalesRequestRow, step: 'step' | 'lose' | 'quote') => void;
}

const Column = ({ column: { state, count, valueInCents, cards }, onStep }: ColumnProps) => {
  const { label } = SALES_REQUEST_FACES[state];
  return (
    <section className={styles.column} data-column={state} aria-label={`${label}, ${count}`}>
      <h2 className={styles.head}>
        {label} <span className={styles.count}>{count}</span>
        <span className={styles.sum}>{formatMoney(valueInCents)}</span>
      </h2>
      {cards.map((record) => (
        <PipelineCard key={record.id} record={record} onKey={(step) => onStep(record, step)} />
      ))}
      {cards.length === 0 && <p className={styles.none}>None</p>}
      {count > cards.length && (
        <LinkBase
          className={styles.more}
          to={`/sales-requests?filter=${encodeURIComponent(JSON.stringify({ state }))}`}
        >
          {count - cards.length} more
        </LinkBase>
      )}
    </section>
  );
};

/** The sales pipeline: requests by state, which follows what happens to their quotes. */
export const PipelinePage = () => {
  const can = useCan();
  const calls = useRequestCalls();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const whose = params.get('whose') === 'mine' ? 'mine' : 'team';
  const [open, setOpen] = useState<{ step: 'step' | 'lose'; record: SalesRequestRow } | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['sales-requests', 'board', whose],
    queryFn: () => calls.pipeline(whose === 'mine'),
    enabled: can('quotes.read'),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  if (!can('quotes.read')) return <AccessDeniedPage />;
  const take = (record: SalesRequestRow, step: 'step' | 'lose' | 'quote'): void => {
    if (!can('quotes.write') || !canMoveRequest(record.state, 'lose')) return;
    if (step === 'quote') void navigate('/quotes/create', { state: quoteOfRequest(record) });
    else setOpen({ step, record });
  };
  const close = (): void => setOpen(null);
  return (
    <>
      <PageHeader
        title="Pipeline"
        note={data === undefined ? undefined : noteOf(data)}
        actions={
          <>
            <div className={styles.whose}>
              <SelectControl
                label="Whose requests"
                isLabelHidden
                value={whose}
                options={WHOSE}
                onChange={(chosen) => setParams({ whose: chosen }, { replace: true })}
              />
            </div>
            <Button component={LinkBase} to="/sales-requests">
              List
            </Button>
            {can('quotes.write') && (
              <Button variant="contained" component={LinkBase} to="/quotes/create">
                New quote
              </Button>
            )}
          </>
        }
      />
      {data === undefined && error === null && <PageSkeleton />}
      {data === undefined && error !== null && (
        <EmptyState
          title="The pipeline didn’t load"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {error.message}
        </EmptyState>
      )}
      {data !== undefined && (
        <>
          <div className={styles.board}>
            {data.columns.map((column) => (
              <Column key={column.state} column={column} onStep={take} />
            ))}
          </div>
          <p className={styles.keys}>
            Arrow keys move between cards, <kbd>Enter</kbd> opens one. <kbd>W</kbd> writes a quote,{' '}
            <kbd>N</kbd> plans the next step, <kbd>L</kbd> closes it as lost.
          </p>
        </>
      )}
      {open?.step === 'step' && <StepDialog record={open.record} onClose={close} />}
      {open?.step === 'lose' && <LoseDialog record={open.record} onClose={close} />}
    </>
  );
};
