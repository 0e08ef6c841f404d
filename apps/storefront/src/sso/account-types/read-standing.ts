import { type AccountStandingReply, getMyStanding } from '@simpletread/contract';
import { cache } from 'react';
import { isRefusal, shopperClient } from '../../shell/api';
import { readCustomer } from '../sessions';

/** Returns the signed-in customer's account standing; null for a guest. */
export const readStanding = cache(async (): Promise<AccountStandingReply | null> => {
  if ((await readCustomer()) === null) return null;
  try {
    return await (await shopperClient()).call(getMyStanding, {});
  } catch (error) {
    if (isRefusal(error, 'access.signInRequired')) return null;
    throw error;
  }
});
