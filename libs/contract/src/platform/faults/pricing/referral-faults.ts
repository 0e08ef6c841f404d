import { type FaultCode, MOST_INVITATIONS_A_DAY } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

type Code = Extract<FaultCode, `referral.${string}`>;

export const REFERRAL_FAULTS = {
  'referral.closed': { status: 409, message: 'You can’t invite friends right now.' },
  'referral.ownAddress': { status: 409, message: 'This is your own address. Please enter a friend’s.' },
  'referral.invitedAlready': { status: 409, message: 'You have already invited this friend.' },
  'referral.tooMany': {
    status: 429,
    message: `You can send ${MOST_INVITATIONS_A_DAY} invitations a day. Please continue tomorrow, or share your link.`,
  },
} as const satisfies FaultArea<Code>;
