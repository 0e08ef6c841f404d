import { type CallInput, changeReferralProgram, getReferralProgram } from '@simpletread/contract';

import { client } from '../api/client.js';

/** What staff do with the program that brings friends. */
export const referralCalls = {
  referralProgram: () => client.call(getReferralProgram, {}),
  changeReferralProgram: (body: CallInput<typeof changeReferralProgram>['body'], idempotencyKey: string) =>
    client.call(changeReferralProgram, { body }, { idempotencyKey }),
};
