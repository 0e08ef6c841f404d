'use client';

import type { GarageVehicle } from '@simpletread/contract';
import { Button, TextField } from '@simpletread/ui';
import { useActionState } from 'react';
import { useKeptForm } from '../../shell/form';
import { accountStyles as styles } from '../accounts';
import { type GarageAnswer, keepMileage, keepRotation, takeOut } from './garage-actions';

const QUIET: GarageAnswer = { problem: null };

interface VehicleCareProps {
  readonly vehicle: GarageVehicle;
  readonly name: string;
  /** The day, as `2026-11-20`. */
  readonly today: string;
}

const Hidden = ({ vehicle }: { vehicle: GarageVehicle }) => (
  <>
    <input type="hidden" name="vehicleId" value={vehicle.vehicleId} />
    <input type="hidden" name="version" value={vehicle.version} />
  </>
);

const MilesForm = ({ vehicle, name }: Omit<VehicleCareProps, 'today'>) => {
  const { state, isPending, form, attributes } = useKeptForm(keepMileage, QUIET);
  return (
    <form {...attributes} ref={form} className={styles.inline} noValidate>
      <Hidden vehicle={vehicle} />
      <TextField
        label="Current mileage"
        name="mileage"
        defaultValue={state.typed?.mileage ?? vehicle.mileage?.toString() ?? ''}
        inputMode="numeric"
        maxLength={12}
        error={state.problem ?? undefined}
        className={styles.field ?? ''}
      />
      <Button type="submit" variant="ghost" isLoading={isPending} aria-label={`Save mileage of the ${name}`}>
        Save mileage
      </Button>
    </form>
  );
};

const RotationForm = ({ vehicle, name, today }: VehicleCareProps) => {
  const { state, isPending, form, attributes } = useKeptForm(keepRotation, QUIET);
  return (
    <form {...attributes} ref={form} className={styles.inline} noValidate>
      <Hidden vehicle={vehicle} />
      <TextField
        label="Rotated on"
        name="rotatedOn"
        type="date"
        defaultValue={state.typed?.rotatedOn ?? today}
        max={today}
        error={state.problem ?? undefined}
        className={styles.field ?? ''}
      />
      <Button type="submit" variant="ghost" isLoading={isPending} aria-label={`Tires rotated, ${name}`}>
        Tires rotated
      </Button>
    </form>
  );
};

/** The owner's updates to a vehicle: miles, a rotation, or its removal. */
export const VehicleCare = (props: VehicleCareProps) => {
  const [removal, sendRemoval, isSendingRemoval] = useActionState(takeOut, QUIET);
  return (
    <div className={styles.actions}>
      <MilesForm {...props} />
      <RotationForm {...props} />
      <form action={sendRemoval}>
        <Hidden vehicle={props.vehicle} />
        <Button
          type="submit"
          variant="quiet"
          isLoading={isSendingRemoval}
          aria-label={`Remove the ${props.name}`}
        >
          Remove
        </Button>
        {removal.problem !== null && <p role="alert">{removal.problem}</p>}
      </form>
    </div>
  );
};
