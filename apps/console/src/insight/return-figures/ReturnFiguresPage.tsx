import Button from '@mui/material/Button';
import { FIGURE_PERIODS, type FigurePeriod, figurePeriodText } from '@simpletread/domain';
import { EmptyState } from '@simpletread/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';

import { useCan } from '../../shell/auth/index.js';
import { SelectControl } from '../../shell/form/index.js';
import { AccessDeniedPage, PageHeader, PageSkeleton } from '../../shell/frame/index.js';
import { downloadCsv } from '../../shell/list/index.js';
import { ContactPanels } from './ContactPanels.js';
import { figuresCsv } from './figures-csv.js';
import { RatePanels } from './RatePanels.js';
import { ReasonsPanel } from './ReasonsPanel.js';
import { type ReturnFigures, useReturnFigureCalls } from './return-figure-calls.js';
import styles from './ReturnFigures.module.css';
import { SummaryFigures } from './SummaryFigures.js';
import { WeeksPanel } from './WeeksPanel.js';

const isPeriod = (text: string | null): text is FigurePeriod =>
  FIGURE_PERIODS.some((period) => period === text);

const useFigures = (period: FigurePeriod) => {
  const data = useReturnFigureCalls();
  const can = useCan();
  return useQuery({
    queryKey: ['return-figures', period],
    queryFn: () => data.returnFigures(period),
    enabled: can('returns.read'),
    placeholderData: keepPreviousData,
  });
};

const Body = ({ figures }: { readonly figures: ReturnFigures }) => (
  <>
    <SummaryFigures figures={figures} />
    <div className={styles.grid}>
      <ContactPanels figures={figures} />
    </div>
    {figures.returns === 0 ? (
      <EmptyState title="No returns in this period">Choose a longer period to see earlier ones.</EmptyState>
    ) : (
      <div className={styles.grid}>
        <ReasonsPanel figures={figures} />
        <WeeksPanel weeks={figures.byWeek} />
        <RatePanels figures={figures} />
      </div>
    )}
  </>
);

/** Why customers contact us after an order, why tires come back, how fast their buyers are refunded, and which promises we keep. */
export const ReturnFiguresPage = () => {
  const can = useCan();
  const [params, setParams] = useSearchParams();
  const asked = params.get('period');
  const period = isPeriod(asked) ? asked : 'quarter';
  const { data, error, isPlaceholderData, refetch } = useFigures(period);
  if (!can('returns.read')) return <AccessDeniedPage />;
  return (
    <>
      <PageHeader
        title="Return figures"
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
                data !== undefined && downloadCsv(`return-figures-${period}`, figuresCsv(period, data))
              }
            >
              Export
            </Button>
            <Button startIcon={<Printer size={15} aria-hidden="true" />} onClick={() => window.print()}>
              Print
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
