'use client';

import type { BookedRotation } from '@simpletread/contract';
import { Button } from '@simpletread/ui';
import { useState } from 'react';
import { ChangeButton } from '../../shell/form';
import { cancelBooked } from './rotation-actions';
import styles from './Rotations.module.css';

/** Cancels a booked rotation after a confirmation. */
export const CancelRotation = ({ rotation }: { readonly rotation: BookedRotation }) => {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button
        type="button"
        variant="quiet"
        onClick={() => setAsking(true)}
        aria-label={`Cancel the rotation of the ${rotation.vehicle}`}
      >
        Cancel the rotation
      </Button>
    );
  return (
    <div className={styles.sure}>
      <p>Cancel the rotation? Your time goes back to the shop.</p>
      <div className={styles.actions}>
        <ChangeButton
          action={cancelBooked}
          fields={{ id: rotation.id, version: String(rotation.version) }}
          variant="ghost"
        >
          Yes, cancel it
        </ChangeButton>
        <Button type="button" variant="quiet" onClick={() => setAsking(false)}>
          Keep it
        </Button>
      </div>
    </div>
  );
};
