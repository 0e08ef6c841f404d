import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of campaigns and their calendar. */
export const CAMPAIGN_FAULTS = {
  'campaign.timeInvalid': { status: 400, message: 'Please enter a day and a time.' },
  'campaign.timeSkipped': {
    status: 400,
    message: 'Clocks in New York skip this time: summer time begins that night. Please choose 3 am or later.',
  },
  'campaign.windowInvalid': { status: 422, message: 'A campaign has to end after it begins.' },
  'campaign.windowPast': { status: 422, message: 'This campaign would be over already.' },
  'campaign.overlap': {
    status: 409,
    message:
      'The campaign “{name}” has the shop’s look from {startsAt} to {endsAt} ET. Two seasons cannot be on at once.',
  },
  'campaign.stateRefused': { status: 409, message: 'This cannot be done with a campaign that is {state}.' },
  'campaign.releaseUnknown': { status: 404, message: 'This campaign has no such release.' },
} as const satisfies FaultArea<Extract<FaultCode, `campaign.${string}`>>;
