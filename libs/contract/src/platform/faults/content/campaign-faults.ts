import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of campaigns and their calendar. */
export const CAMPAIGN_FAULTS = {
  'campaign.timeInvalid': { status: 400, message: 'Please enter a day and a time.' },
  'campaign.timeSkipped': {
    status: 400,
    message:
      'Clocks in New York skip this time because daylight saving time begins that night. Please choose 3 am or later.',
  },
  'campaign.windowInvalid': { status: 422, message: 'A campaign must end after it begins.' },
  'campaign.windowPast': { status: 422, message: 'This campaign would already be over.' },
  'campaign.overlap': {
    status: 409,
    message:
      'The campaign “{name}” sets the shop’s look from {startsAt} to {endsAt} ET. Two seasons can’t overlap.',
  },
  'campaign.stateRefused': { status: 409, message: 'This isn’t possible while the campaign is {state}.' },
  'campaign.releaseUnknown': { status: 404, message: 'This campaign has no such release.' },
} as const satisfies FaultArea<Extract<FaultCode, `campaign.${string}`>>;
