import type { CallInput, EndpointShape, ReplyOf } from '@simpletread/contract';
import { cookies } from 'next/headers';
import { handleOf, sessionCookies } from '../session';
import type { CachedReadName } from './cache-table';
import { shopperClient } from './client';
import { isRefusal } from './contract-problem';
import { readCached } from './read-cached';

/** Whether prices are somebody's own: who is signed in, or whom staff see the shop as. */
export const isForCustomer = async (): Promise<boolean> => {
  const jar = await cookies();
  const { sso, acting } = sessionCookies();
  return [sso, acting].some((name) => handleOf(jar.get(name)?.value) !== null);
};

/**
 * A reply with prices: a guest's as the cache table keeps it, a customer's as it is for them and kept nowhere. Whose sign-in has
 * ended reads as a guest.
 */
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
