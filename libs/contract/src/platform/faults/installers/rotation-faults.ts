import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of rotations booked at partner shops. */
export const ROTATION_FAULTS = {
  'rotation.begun': {
    status: 409,
    message: 'This appointment has begun. Please call the shop to change it.',
  },
  'rotation.booked': {
    status: 409,
    message: 'A rotation of this vehicle is already booked. Please change or cancel that one.',
  },
  'rotation.movedOften': {
    status: 409,
    message: 'You have changed this appointment {most} times. Please call the shop to change it again.',
  },
  'rotation.taken': { status: 409, message: 'This time is no longer free. Please choose another one.' },
  'rotation.tooMany': {
    status: 409,
    message:
      'Your account or phone number already has {most} rotations booked. Cancel one, or wait until one is over.',
  },
  'rotation.tooOften': {
    status: 409,
    message: 'You have booked several rotations today. Please call the shop, or try again tomorrow.',
  },
} as const satisfies FaultArea<Extract<FaultCode, `rotation.${string}`>>;
