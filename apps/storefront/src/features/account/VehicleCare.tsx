'use client';

import type { GarageVehicle } from '@simpletread/contract';
import { Button, TextField } from '@simpletread/ui';
import { useActionState } from 'react';
import styles from './Account.module.css';
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

/** What its owner tells about a vehicle: miles, a rotation, that it is gone. */
export const VehicleCare = ({ vehicle, name, today }: VehicleCareProps) => {
  const [miles, sendMiles, isSendingMiles] = useActionState(keepMileage, QUIET);
  const [rotation, sendRotation, isSendingRotation] = useActionState(keepRotation, QUIET);
  const [removal, sendRemoval, isSendingRemoval] = useActionState(takeOut, QUIET);
  return (
    <div className={styles.actions}>
      <form action={sendMiles} className={styles.inline} noValidate>
        <Hidden vehicle={vehicle} />
        <TextField
          label="Miles today"
          name="mileage"
          key={`miles-${vehicle.version}-${miles.typed?.mileage}`}
          defaultValue={miles.typed?.mileage ?? vehicle.mileage?.toString() ?? ''}
          inputMode="numeric"
          maxLength={12}
          error={miles.problem ?? undefined}
          className={styles.field ?? ''}
        />
        <Button
          type="submit"
          variant="ghost"
          isLoading={isSendingMiles}
          aria-label={`Save miles of the ${name}`}
        >
          Save miles
        </Button>
      </form>
      <form action={sendRotation} className={styles.inline} noValidate>
        <Hidden vehicle={vehicle} />
        <TextField
          label="Rotated on"
          name="rotatedOn"
          type="date"
          key={`rotated-${vehicle.version}-${rotation.typed?.rotatedOn}`}
          defaultValue={rotation.typed?.rotatedOn ?? today}
          max={today}
          error={rotation.problem ?? undefined}
          className={styles.field ?? ''}
        />
        <Button
          type="submit"
          variant="ghost"
          isLoading={isSendingRotation}
          aria-label={`Tires rotated, ${name}`}
        >
          Tires rotated
        </Button>
      </form>
      <form action={sendRemoval}>
        <Hidden vehicle={vehicle} />
        <Button type="submit" variant="quiet" isLoading={isSendingRemoval} aria-label={`Remove the ${name}`}>
          Remove
        </Button>
        {removal.problem !== null && <p role="alert">{removal.problem}</p>}
      </form>
    </div>
  );
};
