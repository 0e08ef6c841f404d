import { createClient, type CallInput, type EndpointShape, type ReplyOf } from '@simpletread/contract';
import { isPreviewing } from '../preview/is-previewing';
import { readInPreview } from '../preview/read-in-preview';
import { serverUrl } from './addresses';
import { CACHED_READS, type CachedReadName } from './cache-table';
import { storefrontKey } from './storefront-key';

const TIMEOUT_MS = 8000;

// No header of the shopper goes along: headers are part of the cache's key.
const keeping =
  (name: CachedReadName): typeof fetch =>
  (input, init) =>
    fetch(input, {
      ...init,
      next: { revalidate: CACHED_READS[name].seconds, tags: [CACHED_READS[name].tag] },
    });

/** Calls a public endpoint and keeps its reply as the cache table says, that of a preview nowhere; throws `ContractError`. */
export const readCached = async <E extends EndpointShape>(
  name: CachedReadName,
  endpoint: E,
  input: CallInput<E>,
): Promise<ReplyOf<E>> => {
  if (await isPreviewing()) return readInPreview(endpoint, input);
  const client = createClient({
    baseUrl: serverUrl(),
    fetch: keeping(name),
    headers: storefrontKey,
    timeoutMs: TIMEOUT_MS,
  });
  return client.call(endpoint, input);
};
