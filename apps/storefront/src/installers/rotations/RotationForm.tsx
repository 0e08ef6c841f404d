'use client';

import type { BookedRotation, OfferedAppointments } from '@simpletread/contract';
import { AppointmentPicker, Banner, Button, pickedOf, TextField } from '@simpletread/ui';
import { QUIET, useKeptForm } from '../../shell/form';
import { keepRotationTime, type RotationAnswer } from './rotation-actions';
import styles from './Rotations.module.css';

interface RotationFormProps {
  readonly vehicleId: string;
  readonly times: OfferedAppointments;
  /** Moved by the form; null where one is booked anew. */
  readonly booked: BookedRotation | null;
  /** The account's own; empty without one. */
  readonly phone: string;
  readonly formKey: string;
}

const START: RotationAnswer = QUIET;

/** The shop's free times, a phone number for its questions, and the button that books or moves the rotation. */
export const RotationForm = ({ vehicleId, times, booked, phone, formKey }: RotationFormProps) => {
  const { state, isPending, form, attributes } = useKeptForm(keepRotationTime, START);
  return (
    <form {...attributes} ref={form} className={styles.form} noValidate>
      <AppointmentPicker days={times.days} initial={pickedOf(booked?.appointment ?? null)} />
      <input type="hidden" name="vehicleId" value={vehicleId} />
      <input type="hidden" name="shop" value={times.shopCode} />
      <input type="hidden" name="key" value={formKey} />
      {booked === null ? (
        <TextField
          label="Phone"
          hint="The shop calls only if it has a question."
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={state.phone ?? phone}
          maxLength={40}
          error={state.fields['phone']}
          className={styles.phone ?? ''}
        />
      ) : (
        <>
          <input type="hidden" name="id" value={booked.id} />
          <input type="hidden" name="version" value={booked.version} />
        </>
      )}
      {state.problem !== null && state.fields['phone'] === undefined && (
        <Banner tone="bad" isLive>
          {state.problem}
        </Banner>
      )}
      <div>
        <Button type="submit" variant="cta" isLoading={isPending}>
          {booked === null ? 'Book the rotation' : 'Change to this time'}
        </Button>
      </div>
    </form>
  );
};
