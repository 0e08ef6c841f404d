import { actingTokenOf, createClient, previewTokenOf } from '@simpletread/contract';
import { cookies } from 'next/headers';
import { handleOf, sessionCookies, tokensOf } from '../session-tokens';
import { shopperContext } from './shopper-context';
import { callHeaders, forwardedHeaders, serverUrl } from '../config';

const USUAL_TIMEOUT_MS = 20_000;

const uncached: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-store' });

/** The token of the call's cart, order or chat, and its timeout. */
export interface ShopperCall {
  readonly cart?: string;
  readonly order?: string;
  readonly chat?: string;
  readonly timeoutMs?: number;
}

const staffTokenOf = (acting: string | null, preview: string | null): string | null => {
  if (acting !== null) return actingTokenOf(acting);
  return preview === null ? null : previewTokenOf(preview);
};

/**
 * Returns a typed client for a shopper's calls: as the signed-in customer, the customer that staff view, or the preview. Caches nothing.
 */
export const shopperClient = async ({
  cart,
  order,
  chat,
  timeoutMs = USUAL_TIMEOUT_MS,
}: ShopperCall = {}): Promise<ReturnType<typeof createClient>> => {
  const jar = await cookies();
  const names = sessionCookies();
  const token = staffTokenOf(handleOf(jar.get(names.acting)?.value), handleOf(jar.get(names.preview)?.value));
  const headers = {
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(await forwardedHeaders()),
    ...callHeaders(),
    ...(cart === undefined ? {} : { 'x-cart-token': cart }),
    ...(order === undefined ? {} : { 'x-order-token': order }),
    ...(chat === undefined ? {} : { 'x-chat-token': chat }),
  };
  const handle = token === null ? handleOf(jar.get(names.sso)?.value) : null;
  const context = await shopperContext(handle);
  return createClient({
    context: () => context,
    ...(handle === null ? {} : { tokens: tokensOf(handle) }),
    baseUrl: serverUrl(),
    fetch: uncached,
    headers: () => headers,
    timeoutMs,
  });
};
