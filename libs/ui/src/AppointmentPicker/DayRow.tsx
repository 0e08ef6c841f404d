'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.js';
import { TimeSlot, TimeSlots } from '../TimeSlot/TimeSlot.js';
import styles from './AppointmentPicker.module.css';
import { type AppointmentDay, daysFor, isFreeFor, type Stay } from './picker-days.js';
import { useRowEnds } from './use-row-ends.js';

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

type DayRowProps = {
  readonly days: readonly AppointmentDay[];
  readonly stay: Stay;
  readonly chosen: string | undefined;
  readonly onChoose: (date: string) => void;
};

/** A shop's days in a row that scrolls sideways; full days are struck, closed ones absent. */
export const DayRow = ({ days, stay, chosen, onChoose }: DayRowProps) => {
  const row = useRef<HTMLDivElement>(null);
  const shown = daysFor(days, stay);
  const { hasBefore, hasAfter } = useRowEnds(row, shown.length);
  const turn = (pages: number) => {
    const element = row.current;
    element?.scrollBy({ left: pages * element.clientWidth * 0.8 });
  };
  return (
    <div className={styles.row}>
      {hasBefore && (
        <IconButton label="Earlier days" icon={<ChevronLeft size={20} />} onClick={() => turn(-1)} />
      )}
      <div ref={row} className={styles.scroller}>
        <TimeSlots label="Day" isLabelHidden className={styles.days}>
          {shown.map((day) => {
            const noon = new Date(`${day.date}T12:00:00Z`);
            return (
              <TimeSlot
                key={day.date}
                name="day"
                value={day.date}
                checked={day.date === chosen}
                onChange={() => onChoose(day.date)}
                isTaken={!isFreeFor(day, stay)}
                className={styles.day}
              >
                <span>{WEEKDAY.format(noon)}</span> <b>{DAY.format(noon)}</b>
              </TimeSlot>
            );
          })}
        </TimeSlots>
      </div>
      {hasAfter && <IconButton label="Next days" icon={<ChevronRight size={20} />} onClick={() => turn(1)} />}
    </div>
  );
};
