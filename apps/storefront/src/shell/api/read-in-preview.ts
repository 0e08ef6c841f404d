import {
  type CallInput,
  createClient,
  type EndpointShape,
  previewTokenOf,
  type ReplyOf,
} from '@simpletread/contract';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { callHeaders, forwardedHeaders, serverUrl } from '../environment';
import { isRefusal } from './contract-problem';
import { sessionCookies } from '../session';

const TIMEOUT_MS = 20_000;

/**
 * A reply as the preview has it, kept nowhere. One that has ended while its page was made leads out of it. It tells nothing of the
 * shopper: what is told is read by this very call.
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
