import { defineMachine } from '../../machine/index.js';

export const APPOINTMENT_STATES = ['held', 'booked', 'released'] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

/**
 * The life of a seat at a shop: held while a payment runs, then booked for its order or released. Moving an appointment releases one
 * seat and takes another. Source: R4.21.
 */
export const appointmentMachine = defineMachine({
  name: 'appointment',
  initial: 'held',
  states: APPOINTMENT_STATES,
  events: {
    book: { held: { to: 'booked' } },
    expire: { held: { to: 'released' } },
    release: { held: { to: 'released' }, booked: { to: 'released' } },
  },
});

export type AppointmentEvent = keyof (typeof appointmentMachine)['events'];
