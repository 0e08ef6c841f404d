import { beginVerification } from '@simpletread/contract';
import type { VerifiedGroup } from '@simpletread/domain';
import { isRefusal, shopperClient } from '../../shell/api';
import { reportProblem } from '../../shell/error-reports';

/** Returns the partner's address for verifying people of `group`; `signIn` for guests, null if unknown now. */
export const beginVisit = async (group: VerifiedGroup): Promise<string | 'signIn' | null> => {
  try {
    return (await (await shopperClient()).call(beginVerification, { body: { group } })).url;
  } catch (error) {
    if (isRefusal(error, 'access.signInRequired')) return 'signIn';
    reportProblem('verification', error);
    return null;
  }
};
