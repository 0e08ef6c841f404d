import { easternWeekday } from '@simpletread/domain';
import { classNames, VisuallyHidden } from '@simpletread/ui';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { LinkBase } from 'react-admin';

import { dayText, easternDay, startOfEasternDay, useMinute } from '../../../shell/time/index.js';
import styles from './Calendar.module.css';
import { type CalendarItem, movedItem } from './calendar-item.js';
import { CampaignBar } from './CampaignBar.js';
import type { Conflict } from './conflicts.js';
import { segmentsOf } from './month-grid.js';
import { type BarMove, useBarMove } from './use-bar-move.js';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

interface MonthGridProps {
  readonly label: string;
  readonly month: string;
  readonly weeks: readonly (readonly string[])[];
  readonly items: readonly CalendarItem[];
  readonly conflicts: readonly Conflict[];
  readonly mayChange: boolean;
  readonly onMove: (move: BarMove) => void;
  /** Requests other weeks: those around a day. */
  readonly onShow: (day: string) => void;
}

const Day = ({
  day,
  month,
  mayChange,
}: {
  readonly day: string;
  readonly month: string;
  readonly mayChange: boolean;
}) => {
  const now = useMinute();
  const name = easternWeekday(startOfEasternDay(day));
  const isToday = day === easternDay(now);
  return (
    <div
      data-day={day}
      className={classNames(styles.day, !day.startsWith(month) && styles.other, isToday && styles.today)}
    >
      <time
        dateTime={day}
        aria-label={isToday ? `${name}, today` : name}
        aria-current={isToday ? 'date' : undefined}
      >
        {Number(day.slice(8))}
      </time>
      {mayChange && (
        <LinkBase
          to={`/campaigns/create?day=${day}`}
          className={styles.add}
          aria-label={`New campaign on ${name}`}
          title={`New campaign on ${name}`}
          // The button above the calendar opens the same page, so the keys needn't stop at every day.
          tabIndex={-1}
        >
          <Plus size={14} aria-hidden="true" />
        </LinkBase>
      )}
    </div>
  );
};

/** A month of the calendar: weeks below each other, campaigns as bars over their days. */
export const MonthGrid = (props: MonthGridProps) => {
  const { label, month, weeks, items, conflicts, mayChange, onMove, onShow } = props;
  const hintId = useId();
  const now = useMinute();
  const { move, shown, handlers, grid } = useBarMove(
    mayChange,
    [weeks[0]?.[0] ?? '', weeks.at(-1)?.at(-1) ?? ''],
    { onDrop: onMove, onShow },
  );
  const placed = shown(items);
  const target = move === null ? null : movedItem(move.item, move.edge, move.days);
  return (
    <section className={styles.grid} aria-label={label} {...grid}>
      <p id={hintId} hidden>
        Left and right arrows move the campaign by a day, up and down by a week, across months too. Hold Shift
        to move only its end. Press Enter to confirm or Escape to cancel.
      </p>
      <VisuallyHidden>
        <p role="status">
          {target === null
            ? ''
            : `${target.name}: ${dayText(startOfEasternDay(target.firstDay), now)} to ${dayText(startOfEasternDay(target.lastDay), now)}. Press Enter to confirm or Escape to cancel.`}
        </p>
      </VisuallyHidden>
      <div className={styles.weekdays} aria-hidden="true">
        {WEEKDAYS.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {weeks.map((week) => {
        const segments = segmentsOf(week, placed);
        const lanes = Math.max(0, ...segments.map(({ lane }) => lane + 1));
        return (
          <div
            key={week[0]}
            data-week={week[0]}
            className={styles.week}
            style={{ gridTemplateRows: `30px repeat(${lanes}, 26px) minmax(18px, 1fr)` }}
          >
            {week.map((day, index) => (
              <div key={day} className={styles.cell} style={{ gridColumn: index + 1, gridRow: '1 / -1' }}>
                <Day day={day} month={month} mayChange={mayChange} />
              </div>
            ))}
            {segments.map((segment) => (
              <CampaignBar
                key={segment.item.key}
                segment={segment}
                conflicts={conflicts.filter(({ items: both }) =>
                  both.some(({ key }) => key === segment.item.key),
                )}
                handlers={handlers}
                mayMove={mayChange}
                isFirst={segment.doesStart || week === weeks[0]}
                isMoved={move?.item.key === segment.item.key}
                hintId={hintId}
              />
            ))}
          </div>
        );
      })}
    </section>
  );
};
