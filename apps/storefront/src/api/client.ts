import { createClient } from '@simpletread/contract';
import { serverUrl } from './addresses';
import { forwardedHeaders } from './forwarded-headers';

const TIMEOUT_MS = 20_000;

const uncached: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-store' });

/** The typed client for calls on a shopper's behalf; `token` is the bearer of a cart or an order. Nothing is kept. */
export const shopperClient = async (token?: string): Promise<ReturnType<typeof createClient>> => {
  const forwarded = await forwardedHeaders();
  const headers = token === undefined ? forwarded : { ...forwarded, authorization: `Bearer ${token}` };
  return createClient({
    baseUrl: serverUrl(),
    fetch: uncached,
    headers: () => headers,
    timeoutMs: TIMEOUT_MS,
  });
};
