import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of appointments at partner shops; "Please select a time slot" is the product specification's. */
export const APPOINTMENT_FAULTS = {
  'appointment.required': { status: 400, message: 'Please select a time slot' },
  'appointment.notOffered': { status: 400, message: 'Please select a time slot' },
  'appointment.taken': {
    status: 409,
    message:
      'This time is no longer available. Please select another time slot, choose another shop or continue without installation.',
  },
  'appointment.unchanged': {
    status: 409,
    message: 'This is the current time. Please select another one.',
  },
  'appointment.tooSoon': {
    status: 409,
    message: 'It is less than {hours} hours until your appointment. Please call us to change it.',
  },
  'appointment.movedOften': {
    status: 409,
    message: 'You have changed this appointment {most} times. Please call us to change it again.',
  },
} as const satisfies FaultArea<Extract<FaultCode, `appointment.${string}`>>;
