export {
  mayBookRotation,
  mayCancelRotation,
  mayMoveRotation,
  MOST_ROTATION_MOVES,
  MOST_ROTATIONS_A_DAY,
  MOST_ROTATIONS_AHEAD,
  type RotationsSoFar,
} from './rotation-rules.js';
export {
  type RotationBookingEvent,
  rotationBookingMachine,
  ROTATION_BOOKING_STATES,
  type RotationBookingState,
} from './rotation-booking-state.js';
