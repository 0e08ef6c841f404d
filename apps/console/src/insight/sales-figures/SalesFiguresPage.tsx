import { formatMoney, lostReasonLabel, requestSourceLabel, sumCents } from '@simpletread/domain';
import { EmptyState } from '@simpletread/ui';

import { SALES_REQUEST_FACES } from '../../sales/index.js';
import { Panel, PlainTable } from '../../shell/detail/index.js';
import { FigureNote, FigurePanels, FiguresPage } from '../../shell/figures/index.js';
import { OutcomePanel } from './OutcomePanel.js';
import { salesCsv } from './sales-csv.js';
import { type SalesFigures, useSalesFigureCalls } from './sales-figure-calls.js';
import { shareOfDecided } from './share-text.js';

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
    <FigureNote>All open requests now. Requests without a quote have no value yet.</FigureNote>
  </Panel>
);

const ReasonsPanel = ({ byReason }: Pick<SalesFigures, 'byReason'>) => (
  <Panel title="Why requests are lost">
    {byReason.length === 0 ? (
      <FigureNote>None in this period.</FigureNote>
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
  <FigurePanels>
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
  </FigurePanels>
);

const noteOf = (figures: SalesFigures) =>
  `${figures.requests} requests, ${figures.won} won, ${formatMoney(figures.wonInCents)}. Conversion ${shareOfDecided(figures)}.`;

/** Conversion of sales requests by representative and source, the reasons of losses, and the forecast. */
export const SalesFiguresPage = () => {
  const { salesFigures } = useSalesFigureCalls();
  return (
    <FiguresPage
      name="sales-figures"
      title="Sales figures"
      permission="quotes.read"
      read={salesFigures}
      note={noteOf}
      csv={salesCsv}
    >
      {(figures) => <Body figures={figures} />}
    </FiguresPage>
  );
};
