import { ok, refuse, type Result } from '../../result/index.js';

/** Rotations that one customer can have ahead of them, as one mailbox or one phone number: seats at shops are few and cost nothing to take. */
export const MOST_ROTATIONS_AHEAD = 3;

/** Rotations that one customer can book within 24 hours, cancelled ones included: each writes to a shop. */
export const MOST_ROTATIONS_A_DAY = 6;

/** Times that a customer can move one rotation. */
export const MOST_ROTATION_MOVES = 3;

/** A customer's bookings so far, by mailbox or phone number. */
export interface RotationsSoFar {
  readonly ahead: number;
  readonly lastDay: number;
}

/** Checks that a customer can book one more; `rotation.tooMany` and `rotation.tooOften` otherwise. */
export const mayBookRotation = ({
  ahead,
  lastDay,
}: RotationsSoFar): Result<null, 'rotation.tooMany' | 'rotation.tooOften'> => {
  if (ahead >= MOST_ROTATIONS_AHEAD) return refuse('rotation.tooMany', { most: MOST_ROTATIONS_AHEAD });
  return lastDay >= MOST_ROTATIONS_A_DAY ? refuse('rotation.tooOften') : ok(null);
};

/** Checks that a booked rotation can be moved after `moves` moves; as `mayCancelRotation`, and `rotation.movedOften`. */
export const mayMoveRotation = (
  rotation: { readonly beginsAt: Date; readonly moves: number },
  now: Date,
): Result<null, 'rotation.begun' | 'rotation.movedOften'> => {
  const may = mayCancelRotation(rotation, now);
  if (!may.ok) return may;
  return rotation.moves >= MOST_ROTATION_MOVES
    ? refuse('rotation.movedOften', { most: MOST_ROTATION_MOVES })
    : ok(null);
};

/** Checks that a booked rotation is still ahead at `now`; `rotation.begun` otherwise. */
export const mayCancelRotation = (
  { beginsAt }: { readonly beginsAt: Date },
  now: Date,
): Result<null, 'rotation.begun'> => (now < beginsAt ? ok(null) : refuse('rotation.begun'));
