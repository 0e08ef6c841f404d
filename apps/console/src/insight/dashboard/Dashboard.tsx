import Button from '@mui/material/Button';
import { easternWeekday } from '@simpletread/domain';
import { EmptyState } from '@simpletread/ui';

import { PageHeader, PageSkeleton } from '../../shell/frame/index.js';
import { easternHour, useMinute } from '../../shell/time/index.js';
import styles from './Dashboard.module.css';
import { Figures } from './Figures.js';
import { HourChart } from './HourChart.js';
import { NextToClose } from './NextToClose.js';
import { SizesPanel } from './SizesPanel.js';
import { StockPanel } from './StockPanel.js';
import { useDashboard } from './use-dashboard.js';
import { WaitingPanel } from './WaitingPanel.js';

/** Today at a glance, and what to take next. */
export const Dashboard = () => {
  const now = useMinute();
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
  const open = data.cancelWindowOpen;
  return (
    <>
      <PageHeader
        title={easternWeekday(now)}
        note={open === 1 ? '1 cancel window is open.' : `${open} cancel windows are open.`}
      />
      <Figures figures={data} />
      <div className={styles.grid}>
        <div className={styles.column}>
          <NextToClose orders={data.nextToClose} />
          <HourChart points={data.byHour} currentHour={easternHour(now)} />
        </div>
        <div className={styles.column}>
          <WaitingPanel figures={data} />
          <StockPanel tires={data.lowStock} />
          <SizesPanel sizes={data.topSizes} />
        </div>
      </div>
    </>
  );
};
