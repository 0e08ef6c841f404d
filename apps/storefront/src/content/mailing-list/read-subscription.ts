import { openSubscription, type OwnSubscription } from '@simpletread/contract';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { isRefusal, shopperClient } from '../../shell/api';

/** Returns the subscription behind a link; a 404 without one. */
export const readSubscription = cache(async (token: string): Promise<OwnSubscription> => {
  try {
    return await (await shopperClient()).call(openSubscription, { body: { token } });
  } catch (error) {
    if (isRefusal(error, 'record.missing', 'request.invalid')) notFound();
    throw error;
  }
});
