import { readReviewRequests } from '@simpletread/contract';
import { isRefusal, shopperClient } from '../../../shell/api';

/** Requests for reviews to a mailbox; `unknown` for a key that no mailbox got. */
export type ReviewRequestsState = 'asking' | 'stopped' | 'unknown';

/** Returns if the mailbox with this key is asked for reviews. */
export const readReviewRequestsState = async (invitation: string): Promise<ReviewRequestsState> => {
  try {
    const { isStopped } = await (await shopperClient()).call(readReviewRequests, { body: { invitation } });
    return isStopped ? 'stopped' : 'asking';
  } catch (error) {
    if (isRefusal(error, 'record.missing', 'request.invalid')) return 'unknown';
    throw error;
  }
};
