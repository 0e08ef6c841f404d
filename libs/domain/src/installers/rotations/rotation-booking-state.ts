import { defineMachine } from '../../machine/index.js';

export const ROTATION_BOOKING_STATES = ['booked', 'cancelled', 'over'] as const;
export type RotationBookingState = (typeof ROTATION_BOOKING_STATES)[number];

/** The life of a rotation booked at a shop. One that has begun is over. My Garage records whether the tires were rotated. */
export const rotationBookingMachine = defineMachine({
  name: 'rotationBooking',
  initial: 'booked',
  states: ROTATION_BOOKING_STATES,
  events: {
    move: { booked: { to: 'booked', guard: 'ahead' } },
    cancel: { booked: { to: 'cancelled', guard: 'ahead' } },
    end: { booked: { to: 'over' } },
  },
});

export type RotationBookingEvent = keyof (typeof rotationBookingMachine)['events'];
