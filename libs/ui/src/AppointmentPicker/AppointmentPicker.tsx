'use client';

import { useRef, useState } from 'react';
import { classNames } from '../class-names.js';
import { useEarlyChoices } from '../use-early-choices.js';
import { RadioCards } from '../RadioCards/RadioCards.js';
import styles from './AppointmentPicker.module.css';
import { DayRow } from './DayRow.js';
import { DaySlots } from './DaySlots.js';
import {
  type AppointmentDay,
  isOffered,
  type PickedAppointment,
  resolveChoice,
  type Stay,
} from './picker-days.js';

export type AppointmentPickerProps = {
  readonly days: readonly AppointmentDay[];
  readonly initial: PickedAppointment;
  /** Gets each choice; its key is null while no time is picked. */
  readonly onPick?: (picked: PickedAppointment) => void;
  readonly className?: string | undefined;
};

const WORDS = {
  wait: {
    label: 'Wait at the shop',
    detail: 'The shop starts within 15 minutes of your time.',
  },
  leave: {
    label: 'Drop off the car',
    detail: 'Drop it off in the morning or at noon, and pick it up later.',
  },
} as const satisfies Record<Stay, { label: string; detail: string }>;

const STAYS = ['wait', 'leave'] as const;

/**
 * The time a shop mounts tires: wait or drop off, a day, a time. Its form gets `stay`, `day` and `slot` as radios, so it also works without
 * script.
 */
export const AppointmentPicker = ({ days, initial, onPick, className }: AppointmentPickerProps) => {
  const [picked, setPicked] = useState(initial);
  const picker = useRef<HTMLDivElement>(null);
  const pick = (next: PickedAppointment): void => {
    setPicked(next);
    onPick?.(next);
  };
  const { stay, day } = resolveChoice(days, picked);
  useEarlyChoices(picker, (choices) => {
    const early = {
      stay: STAYS.find((each) => each === choices.get('stay')) ?? stay,
      date: choices.get('day') ?? day?.date,
      key: choices.get('slot') ?? null,
    };
    if (early.stay !== stay || early.date !== day?.date || early.key !== picked.key)
      pick({ ...early, date: early.date ?? null });
  });
  return (
    <div ref={picker} className={classNames(styles.picker, className)}>
      <RadioCards<Stay>
        legend="Wait or drop off"
        isLegendHidden
        name="stay"
        value={stay}
        onValueChange={(next) => pick({ ...picked, stay: next, key: null })}
        options={STAYS.map((value) => {
          const isDisabled = !isOffered(days, value);
          return {
            value,
            label: WORDS[value].label,
            detail: isDisabled ? 'No free time in the next 30 days.' : WORDS[value].detail,
            isDisabled,
          };
        })}
        className={styles.stays ?? ''}
      />
      <DayRow
        key={stay}
        days={days}
        stay={stay}
        chosen={day?.date}
        onChoose={(date) => pick({ stay, date, key: null })}
      />
      {day !== undefined && (
        <div role="group" aria-label="Time">
          {STAYS.map((each) => (
            <DaySlots
              key={each}
              day={day}
              stay={each}
              chosen={picked.key}
              onChoose={(key) => pick({ stay, date: day.date, key })}
            />
          ))}
        </div>
      )}
    </div>
  );
};
