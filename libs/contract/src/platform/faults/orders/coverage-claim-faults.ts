import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of coverage claims. */
export const COVERAGE_CLAIM_FAULTS = {
  'coverageClaim.notDelivered': {
    status: 409,
    message: 'Coverage starts when your tires are delivered.',
  },
  'coverageClaim.notInstalled': {
    status: 409,
    message: 'Coverage starts when your tires are installed, on {day}.',
  },
  'coverageClaim.windowClosed': {
    status: 409,
    message: 'Coverage lasts 36 months. The last day was {day}.',
  },
  'coverageClaim.roadsideClosed': {
    status: 409,
    message: 'Roadside assistance lasts 12 months. The last day was {day}.',
  },
  'coverageClaim.notCovered': { status: 409, message: 'These tires were bought without coverage.' },
  'coverageClaim.noRoadside': {
    status: 409,
    message: 'Roadside assistance comes with 4 or more tires that one of our shops installs.',
  },
  'coverageClaim.roadsideUsedUp': {
    status: 409,
    message: 'Roadside assistance pays {max} bills in 12 months. You’ve claimed both.',
  },
  'coverageClaim.lineUnknown': { status: 400, message: 'Choose tires of this order.' },
  'coverageClaim.noneLeft': {
    status: 409,
    message: 'You can’t claim these tires: each was returned or replaced, or is in another claim or return.',
  },
  'coverageClaim.tooMany': { status: 409, message: 'At most {max} of these tires can be claimed.' },
  'coverageClaim.usedUp': {
    status: 409,
    message: 'You have claimed several times for this order. Call us and we’ll review it with you.',
  },
  'coverageClaim.billMissing': {
    status: 400,
    message: 'Enter the total of your bill, from $1 to $10,000.',
  },
  'coverageClaim.nothingToPay': {
    status: 409,
    message: 'These tires cost nothing, so coverage pays nothing.',
  },
  'coverageClaim.proofMissing': { status: 409, message: 'This claim has no picture yet.' },
  'coverageClaim.tooManyPictures': { status: 409, message: 'A claim has at most {max} pictures.' },
  'coverageClaim.movedOn': {
    status: 409,
    message: 'This claim has changed in the meantime. Please reload the page.',
  },
} as const satisfies FaultArea<Extract<FaultCode, `coverageClaim.${string}`>>;
