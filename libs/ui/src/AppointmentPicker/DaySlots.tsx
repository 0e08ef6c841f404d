import { appointmentKey, clockWords } from '@simpletread/domain';
import { TimeSlot, TimeSlots } from '../TimeSlot/TimeSlot.js';
import styles from './AppointmentPicker.module.css';
import type { AppointmentDay, Stay } from './picker-days.js';

const HALVES = [
  { amOrPm: 'am', label: 'Morning' },
  { amOrPm: 'pm', label: 'Afternoon' },
] as const;

type Slot = {
  readonly key: string;
  readonly words: string;
  readonly amOrPm: 'am' | 'pm';
  readonly isFree: boolean;
};

const slotsOf = ({ date, waits, dropOffs }: AppointmentDay, stay: Stay): readonly Slot[] =>
  stay === 'wait'
    ? waits.map(({ startTime, amOrPm, isFree }) => ({
        key: appointmentKey({ date, isDropOff: false, amOrPm, startTime }),
        words: clockWords(startTime),
        amOrPm,
        isFree,
      }))
    : dropOffs.map(({ from, to, amOrPm, isFree }) => ({
        key: appointmentKey({ date, isDropOff: true, amOrPm, startTime: null }),
        words: `${clockWords(from)} to ${clockWords(to)}`,
        amOrPm,
        isFree,
      }));

type DaySlotsProps = {
  readonly day: AppointmentDay;
  readonly stay: Stay;
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
};

/** A day's times, morning and afternoon. */
export const DaySlots = ({ day, stay, chosen, onChoose }: DaySlotsProps) => (
  <div className={styles.slots} data-stay={stay}>
    {HALVES.map(({ amOrPm, label }) => {
      const slots = slotsOf(day, stay).filter((slot) => slot.amOrPm === amOrPm);
      return slots.length === 0 ? null : (
        <TimeSlots key={amOrPm} label={label}>
          {slots.map(({ key, words, isFree }) => (
            <TimeSlot
              key={key}
              name="slot"
              value={key}
              checked={isFree && key === chosen}
              onChange={() => onChoose(key)}
              isTaken={!isFree}
            >
              {words}
            </TimeSlot>
          ))}
        </TimeSlots>
      );
    })}
  </div>
);
