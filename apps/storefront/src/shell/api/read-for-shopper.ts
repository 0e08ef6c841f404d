import type { CallInput, EndpointShape, ReplyOf } from '@simpletread/contract';
import { cookies } from 'next/headers';
import { handleOf, sessionCookies } from '../session-tokens';
import type { CachedReadName } from './cache-table';
import { shopperClient } from './client';
import { isRefusal } from './contract-problem';
import { readCached } from './read-cached';

/** True if prices are personal: for a signed-in customer, or one that staff view. */
export const isForCustomer = async (): Promise<boolean> => {
  const jar = await cookies();
  const { sso, acting } = sessionCookies();
  return [sso, acting].some((name) => handleOf(jar.get(name)?.value) !== null);
};

/** Returns a reply with prices: a guest's cached by the cache table, a customer's own and uncached. An ended sign-in reads as a guest. */
export const readForShopper = async <E extends EndpointShape>(
  name: CachedReadName,
  endpoint: E,
  input: CallInput<E>,
): Promise<ReplyOf<E>> => {
  if (!(await isForCustomer())) return readCached(name, endpoint, input);
  try {
    return await (await shopperClient()).call(endpoint, input);
  } catch (error) {
    if (isRefusal(error, 'access.signInRequired')) return readCached(name, endpoint, input);
    throw error;
  }
};
