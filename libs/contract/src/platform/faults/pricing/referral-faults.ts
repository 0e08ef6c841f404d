import { type FaultCode, MOST_INVITATIONS_A_DAY } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

type Code = Extract<FaultCode, `referral.${string}`>;

export const REFERRAL_FAULTS = {
  'referral.closed': { status: 409, message: 'Friends cannot be invited right now.' },
  'referral.ownAddress': { status: 409, message: 'This is your own address. Please enter that of a friend.' },
  'referral.invitedAlready': { status: 409, message: 'You have invited this friend already.' },
  'referral.tooMany': {
    status: 429,
    message: `You can send ${MOST_INVITATIONS_A_DAY} invitations a day. Please go on tomorrow, or share your link.`,
  },
} as const satisfies FaultArea<Code>;
