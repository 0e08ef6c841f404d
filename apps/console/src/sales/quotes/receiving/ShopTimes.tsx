import Button from '@mui/material/Button';
import type { OfferedAppointments, QuoteDeliveryInput } from '@simpletread/contract';
import { appointmentKey, readAppointmentKey, shopClosedWords, shortDayWords } from '@simpletread/domain';
import { AppointmentPicker } from '@simpletread/ui';
import { useState } from 'react';

import { PageNote } from '../../../shell/note/index.js';
import styles from '../Quotes.module.css';

type Time = QuoteDeliveryInput['appointment'];

interface ShopTimesProps {
  readonly times: OfferedAppointments;
  readonly appointment: Time;
  readonly onChange: (appointment: Time) => void;
}

const pickedOf = (appointment: Time) =>
  appointment === null
    ? { stay: null, date: null, key: null }
    : {
        stay: appointment.isDropOff ? ('leave' as const) : ('wait' as const),
        date: appointment.date,
        key: appointmentKey(appointment),
      };

/** False once other tires or another customer took the time. */
const isStillFree = ({ days }: OfferedAppointments, time: NonNullable<Time>): boolean => {
  const day = days.find(({ date }) => date === time.date);
  const slots = time.isDropOff
    ? day?.dropOffs.filter(({ amOrPm }) => amOrPm === time.amOrPm)
    : day?.waits.filter(({ startTime }) => startTime === time.startTime);
  return slots?.some(({ isFree }) => isFree) === true;
};

/** The free times of the chosen shop: one of them, or none, and the customer picks it. */
export const ShopTimes = ({ times, appointment, onChange }: ShopTimesProps) => {
  // The picker keeps its own choice: a new one begins without.
  const [cleared, setCleared] = useState(0);
  const clear = (
    <Button
      size="small"
      onClick={() => {
        setCleared(cleared + 1);
        onChange(null);
      }}
    >
      Let the customer pick
    </Button>
  );
  return (
    <div className={styles.times} role="group" aria-label={`Times at ${times.company}`}>
      <p className={styles.detail}>
        The shop’s local time. Without a time, the customer picks one. It is held once they pay.{' '}
        {shopClosedWords(times)}
      </p>
      {times.days.length === 0 && <p>No free time at this shop in the next 30 days.</p>}
      {appointment !== null && !isStillFree(times, appointment) && (
        <PageNote tone="warning" action={clear} isLive>
          The time on {shortDayWords(appointment.date)} isn’t free for these tires anymore. Pick another one.
        </PageNote>
      )}
      <AppointmentPicker
        key={cleared}
        days={times.days}
        initial={pickedOf(appointment)}
        onPick={({ key }) => onChange(key === null ? null : readAppointmentKey(key))}
      />
      {appointment !== null && isStillFree(times, appointment) && <span>{clear}</span>}
    </div>
  );
};
