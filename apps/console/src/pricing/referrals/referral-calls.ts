import { changeReferralProgram, getReferralProgram } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

/** Staff actions on the referral program. */
export const referralCalls = {
  referralProgram: () => client.call(getReferralProgram, {}),
  changeReferralProgram: (body: BodyOf<typeof changeReferralProgram>, idempotencyKey: string) =>
    client.call(changeReferralProgram, { body }, { idempotencyKey }),
};

export const useReferralCalls = () => useCalls(referralCalls);
