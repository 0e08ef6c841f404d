import Button from '@mui/material/Button';
import { easternWeekday } from '@simpletread/domain';
import { EmptyState } from '@simpletread/ui';

import { useCan } from '../../shell/auth/index.js';
import { PageHeader, PageSkeleton } from '../../shell/frame/index.js';
import { easternHour, useMinute } from '../../shell/time/index.js';
import { MyWork, NextWorkPanel, QueuesPanel, RunningPanel, useWaiting } from '../work-queues/index.js';
import styles from './Dashboard.module.css';
import { DeskPanels } from './DeskPanels.js';
import { Figures } from './Figures.js';
import { HourChart } from './HourChart.js';
import { NextToClose } from './NextToClose.js';
import { SizesPanel } from './SizesPanel.js';
import { StockPanel } from './StockPanel.js';
import { useDashboard } from './use-dashboard.js';
import { FailedJobs } from './FailedJobs.js';

const lateText = (late: number): string => {
  if (late === 0) return 'Nothing is overdue.';
  return late === 1 ? '1 item is overdue.' : `${late} items are overdue.`;
};

/** Today: what to take next, the person’s queues and work, and the figures of their work. */
export const Dashboard = () => {
  const now = useMinute();
  const can = useCan();
  const { waiting, isRead, hasFailed, retry } = useWaiting();
  const { data, error, refetch } = useDashboard();
  if (data === undefined) {
    if (error === null) return <PageSkeleton />;
    return (
      <EmptyState
        tone="error"
        title="Sorry, something went wrong"
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {error.message}
      </EmptyState>
    );
  }
  const { sales } = data;
  const nextToClose = can('orders.cancel') && <NextToClose orders={data.nextToClose} />;
  const late = waiting.reduce((sum, { lateCount }) => sum + lateCount, 0);
  return (
    <>
      <PageHeader title={easternWeekday(now)} note={isRead ? lateText(late) : null} />
      {hasFailed && (
        <EmptyState
          tone="error"
          layout="row"
          title="Sorry, we couldn’t load your queues"
          actions={<Button onClick={retry}>Try again</Button>}
        />
      )}
      {waiting.length > 0 && <NextWorkPanel waiting={waiting} />}
      <div className={styles.grid}>
        <div className={styles.column}>
          <QueuesPanel waiting={waiting} />
          <MyWork />
          {sales !== null && nextToClose}
          {sales !== null && <HourChart points={sales.byHour} currentHour={easternHour(now)} />}
        </div>
        <div className={styles.column}>
          {data.desk !== null && <DeskPanels desk={data.desk} />}
          <RunningPanel waiting={waiting} />
          {sales === null && nextToClose}
          {can('jobs.read') && <FailedJobs count={data.failedJobs} />}
          {sales !== null && (
            <>
              <StockPanel tires={sales.lowStock} />
              <SizesPanel sizes={sales.topSizes} />
            </>
          )}
        </div>
      </div>
      <Figures figures={data} />
    </>
  );
};
