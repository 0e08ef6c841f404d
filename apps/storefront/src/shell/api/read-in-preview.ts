import {
  type CallInput,
  createClient,
  type EndpointShape,
  previewTokenOf,
  type ReplyOf,
} from '@simpletread/contract';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { callHeaders, forwardedHeaders, serverUrl } from '../config';
import { isRefusal } from './contract-problem';
import { sessionCookies } from '../session-tokens';

const TIMEOUT_MS = 20_000;

/**
 * Returns a reply as the preview sees it, uncached. A preview that ends while its page is made redirects out. Sends nothing about the
 * shopper: the call itself is the preview's.
 */
export const readInPreview = async <E extends EndpointShape>(
  endpoint: E,
  input: CallInput<E>,
): Promise<ReplyOf<E>> => {
  const handle = (await cookies()).get(sessionCookies().preview)?.value ?? '';
  const headers = {
    authorization: `Bearer ${previewTokenOf(handle)}`,
    ...(await forwardedHeaders()),
    ...callHeaders(),
  };
  const client = createClient({
    baseUrl: serverUrl(),
    fetch: (url, init) => fetch(url, { ...init, cache: 'no-store' }),
    headers: () => headers,
    timeoutMs: TIMEOUT_MS,
  });
  try {
    return await client.call(endpoint, input);
  } catch (error) {
    if (isRefusal(error, 'access.signInRequired')) redirect('/preview/over');
    throw error;
  }
};
