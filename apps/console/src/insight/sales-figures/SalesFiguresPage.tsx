import Button from '@mui/material/Button';
import {
  FIGURE_PERIODS,
  type FigurePeriod,
  figurePeriodText,
  formatMoney,
  lostReasonLabel,
  requestSourceLabel,
  sumCents,
} from '@simpletread/domain';
import { EmptyState } from '@simpletread/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';

import { SALES_REQUEST_FACES } from '../../sales/index.js';
import { useCan } from '../../shell/auth/index.js';
import { Panel, PlainTable } from '../../shell/detail/index.js';
import { SelectControl } from '../../shell/form/index.js';
import { AccessDeniedPage, PageHeader, PageSkeleton } from '../../shell/frame/index.js';
import { downloadCsv } from '../../shell/list/index.js';
import { OutcomePanel } from './OutcomePanel.js';
import { salesCsv } from './sales-csv.js';
import { type SalesFigures, useSalesFigureCalls } from './sales-figure-calls.js';
import styles from './SalesFigures.module.css';
import { shareOfDecided } from './share-text.js';

const isPeriod = (text: string | null): text is FigurePeriod =>
  FIGURE_PERIODS.some((period) => period === text);

const ForecastPanel = ({ forecast }: Pick<SalesFigures, 'forecast'>) => (
  <Panel
    title="Forecast"
    extra={`${formatMoney(sumCents(forecast.map((row) => row.expectedInCents)))} expected`}
  >
    <PlainTable
      label="Forecast"
      rows={forecast}
      keyOf={({ state }) => state}
      columns={[
        { label: 'State', render: ({ state }) => SALES_REQUEST_FACES[state].label },
        { label: 'Open', isEnd: true, render: ({ requests }) => requests },
        { label: 'Quoted', isEnd: true, render: ({ valueInCents }) => formatMoney(valueInCents) },
        { label: 'Weight', isEnd: true, render: ({ percent }) => `${percent}%` },
        { label: 'Expected', isEnd: true, render: ({ expectedInCents }) => formatMoney(expectedInCents) },
      ]}
    />
    <p className={styles.note}>All open requests now. Requests without a quote have no value yet.</p>
  </Panel>
);

const ReasonsPanel = ({ byReason }: Pick<SalesFigures, 'byReason'>) => (
  <Panel title="Why requests are lost">
    {byReason.length === 0 ? (
      <p className={styles.note}>None in this period.</p>
    ) : (
      <PlainTable
        label="Why requests are lost"
        rows={byReason}
        keyOf={({ reason }) => reason}
        columns={[
          { label: 'Reason', render: ({ reason }) => lostReasonLabel(reason) },
          { label: 'Requests', isEnd: true, render: ({ requests }) => requests },
          { label: 'Quoted', isEnd: true, render: ({ valueInCents }) => formatMoney(valueInCents) },
        ]}
      />
    )}
  </Panel>
);

const Body = ({ figures }: { readonly figures: SalesFigures }) => (
  <div className={styles.panels}>
    <ForecastPanel forecast={figures.forecast} />
    {figures.requests === 0 ? (
      <EmptyState title="No requests in this period">Choose a longer period to see earlier ones.</EmptyState>
    ) : (
      <>
        <OutcomePanel
          title="By representative"
          rows={figures.byRep.map((row) => ({
            ...row,
            ...{ key: row.name ?? '', name: row.name ?? 'Unassigned' },
          }))}
        />
        <OutcomePanel
          title="By source"
          rows={figures.bySource.map((row) => ({
            ...row,
            ...{ key: row.source, name: requestSourceLabel(row.source) },
          }))}
        />
        <ReasonsPanel byReason={figures.byReason} />
      </>
    )}
  </div>
);

/** Conversion of sales requests by representative and source, the reasons of losses, and the forecast. */
export const SalesFiguresPage = () => {
  const can = useCan();
  const calls = useSalesFigureCalls();
  const [params, setParams] = useSearchParams();
  const asked = params.get('period');
  const period = isPeriod(asked) ? asked : 'quarter';
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['sales-figures', period],
    queryFn: () => calls.salesFigures(period),
    enabled: can('quotes.read'),
    placeholderData: keepPreviousData,
  });
  if (!can('quotes.read')) return <AccessDeniedPage />;
  return (
    <>
      <PageHeader
        title="Sales figures"
        note={
          data === undefined
            ? undefined
            : `${data.requests} requests, ${data.won} won, ${formatMoney(data.wonInCents)}. Conversion ${shareOfDecided(data)}.`
        }
        actions={
          <>
            <div className={styles.period}>
              <SelectControl
                label="Period"
                isLabelHidden
                value={period}
                options={FIGURE_PERIODS.map((each) => [each, figurePeriodText(each)] as const)}
                onChange={(chosen) => setParams({ period: chosen }, { replace: true })}
              />
            </div>
            <Button
              startIcon={<Download size={15} aria-hidden="true" />}
              disabled={data === undefined || isPlaceholderData}
              onClick={() =>
                data !== undefined && downloadCsv(`sales-figures-${period}`, salesCsv(period, data))
              }
            >
              Export
            </Button>
          </>
        }
      />
      {data !== undefined && <Body figures={data} />}
      {data === undefined && error === null && <PageSkeleton />}
      {data === undefined && error !== null && (
        <EmptyState
          tone="error"
          title="Sorry, something went wrong"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {error.message}
        </EmptyState>
      )}
    </>
  );
};
