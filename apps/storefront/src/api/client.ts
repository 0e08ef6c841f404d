import { createClient } from '@simpletread/contract';
import { cookies } from 'next/headers';
import { handleOf, sessionCookies } from '../session/session-cookies';
import { tokensOf } from '../session/token-keeper';
import { serverUrl } from './addresses';
import { forwardedHeaders } from './forwarded-headers';
import { storefrontKey } from './storefront-key';

const TIMEOUT_MS = 20_000;

const uncached: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-store' });

/** The token of the cart or of the order that a call is about. */
export interface ShopperKey {
  readonly cart?: string;
  readonly order?: string;
}

/** The typed client for calls on a shopper's behalf, as the customer who is signed in. Nothing is kept. */
export const shopperClient = async ({ cart, order }: ShopperKey = {}): Promise<
  ReturnType<typeof createClient>
> => {
  const headers = {
    ...(await forwardedHeaders()),
    ...storefrontKey(),
    ...(cart === undefined ? {} : { 'x-cart-token': cart }),
    ...(order === undefined ? {} : { 'x-order-token': order }),
  };
  const handle = handleOf((await cookies()).get(sessionCookies().sso)?.value);
  return createClient({
    ...(handle === null ? {} : { tokens: tokensOf(handle) }),
    baseUrl: serverUrl(),
    fetch: uncached,
    headers: () => headers,
    timeoutMs: TIMEOUT_MS,
  });
};
