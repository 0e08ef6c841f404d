import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

type Code = Extract<FaultCode, `sidewall.${string}`>;

/** Faults of reading a tire size from a photo. */
export const SIDEWALL_FAULTS = {
  'sidewall.photoMissing': { status: 400, message: 'Please take or choose a photo first.' },
  'sidewall.photoTooLarge': {
    status: 413,
    message: 'This photo is larger than {limit}. Please choose a smaller one.',
  },
  'sidewall.photoType': { status: 400, message: 'Please choose a JPEG, PNG or WebP photo.' },
  'sidewall.photoUnreadable': {
    status: 400,
    message: 'We could not open this photo. Please take another one.',
  },
  'sidewall.busy': {
    status: 503,
    message: 'Many photos are being read right now. Please try again in a moment.',
  },
} as const satisfies FaultArea<Code>;
