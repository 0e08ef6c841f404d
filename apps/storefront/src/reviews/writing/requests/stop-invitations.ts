import { stopReviewInvitations } from '@simpletread/contract';
import { isRefusal, shopperClient } from '../../../shell/api';

/** Stops emails that ask for reviews. An unknown key has nothing to stop; false only if it has to be tried again. */
export const stopInvitations = async (invitation: string): Promise<boolean> => {
  try {
    await (await shopperClient()).call(stopReviewInvitations, { body: { invitation } });
    return true;
  } catch (error) {
    return isRefusal(error, 'record.missing', 'request.invalid');
  }
};
