import Button from '@mui/material/Button';
import { EmptyState, Skeleton } from '@simpletread/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { useCan } from '../../../shell/auth/index.js';
import { AppLink, PageHeader } from '../../../shell/frame/index.js';
import { Agenda } from './Agenda.js';
import styles from './Calendar.module.css';
import { CalendarTools } from './CalendarTools.js';
import { monthName } from './month-grid.js';
import { MonthGrid } from './MonthGrid.js';
import { MoveDialog } from './MoveDialog.js';
import type { BarMove } from './use-bar-move.js';
import { useCalendar } from './use-calendar.js';

const Pending = () => (
  <div className={styles.pending} aria-busy="true">
    {['70%', '45%', '60%'].map((width) => (
      <Skeleton key={width} width={width} height={16} />
    ))}
  </div>
);

/** The campaigns of a month in Eastern time: what is on when, what overlaps, and by dragging, when else it could be. */
export const CalendarPage = () => {
  const can = useCan();
  const calendar = useCalendar();
  const { month, weeks, all, items, conflicts, filter, isFiltered, isPending, error, retry, show } = calendar;
  const [move, setMove] = useState<BarMove | null>(null);
  const mayChange = can('campaigns.change');
  const name = monthName(month);
  return (
    <>
      <PageHeader
        title="Campaigns"
        note="All times are Eastern"
        actions={
          mayChange ? (
            <Button
              variant="contained"
              component={AppLink}
              href="/campaigns/create"
              startIcon={<Plus size={15} aria-hidden="true" />}
            >
              New campaign
            </Button>
          ) : undefined
        }
      />
      <CalendarTools month={month} filter={filter} onShow={show} />
      {error !== null ? (
        <EmptyState
          tone="error"
          layout="row"
          title="We couldn’t load the calendar"
          actions={<Button onClick={retry}>Try again</Button>}
        >
          {error instanceof Error ? error.message : null}
        </EmptyState>
      ) : (
        <>
          <MonthGrid
            label={`Calendar of ${name}`}
            {...{ month, weeks, items, conflicts, mayChange }}
            onMove={setMove}
            onShow={(day) => show({ month: day.slice(0, 7) })}
          />
          <div className={styles.below}>
            {isPending && <Pending />}
            {!isPending && items.length === 0 && (
              <EmptyState
                layout="row"
                title={isFiltered ? 'Nothing matches these filters' : `No campaign in ${name}`}
                {...(isFiltered
                  ? {
                      actions: (
                        <Button onClick={() => show({ season: '', state: '' })}>Remove the filters</Button>
                      ),
                    }
                  : {})}
              >
                {isFiltered ? null : 'The shop has its everyday look.'}
              </EmptyState>
            )}
            {items.length > 0 && (
              <Agenda
                title={`In ${name}`}
                {...{ items, conflicts, mayChange }}
                onMove={(item) => setMove({ item, edge: 'whole', days: 0 })}
              />
            )}
          </div>
        </>
      )}
      {move !== null && <MoveDialog move={move} calendar={all} onClose={() => setMove(null)} />}
    </>
  );
};
