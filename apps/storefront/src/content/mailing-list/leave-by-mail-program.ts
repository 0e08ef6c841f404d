import { leaveMailingList } from '@simpletread/contract';
import { isRefusal, shopperClient } from '../../shell/api';

/** Leaves the list for a mail program (RFC 8058). A link without a subscription has nothing left to do; false only if it has to try again. */
export const leaveByMailProgram = async (token: string): Promise<boolean> => {
  try {
    await (await shopperClient()).call(leaveMailingList, { body: { token, by: 'mailProgram' } });
    return true;
  } catch (error) {
    return isRefusal(error, 'record.missing', 'request.invalid');
  }
};
