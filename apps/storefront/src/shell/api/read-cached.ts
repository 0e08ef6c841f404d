import {
  buildUrl,
  type CallInput,
  createClient,
  type EndpointShape,
  getShopState,
  type ReplyOf,
} from '@simpletread/contract';
import { isPreviewing } from './is-previewing';
import { readInPreview } from './read-in-preview';
import { callHeaders, serverUrl } from '../config';
import { type CachedReadName, KEPT_SECONDS } from './cache-table';
import { KeptReplies } from './kept-replies';
import { ShopStateKeeper } from './shop-state-keeper';

const TIMEOUT_MS = 8000;

// Sends no header of the shopper: cached replies are shared by all.
const clientBy = (send: typeof fetch) =>
  createClient({ baseUrl: serverUrl(), fetch: send, headers: callHeaders, timeoutMs: TIMEOUT_MS });

const uncached: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-store' });

const shop = new ShopStateKeeper(async () => {
  const { version, validUntil } = await clientBy(uncached).call(getShopState, {});
  return { version, validUntil: validUntil === null ? null : Date.parse(validUntil) };
});

// One per process: a development server that reloads this file keeps it.
const replies = new KeptReplies({
  version: () => shop.version(),
  get changedAt() {
    return shop.changedAt;
  },
});

const readSized = async <E extends EndpointShape>(endpoint: E, input: CallInput<E>) => {
  let bytes = 0;
  const client = clientBy(async (url, init) => {
    const response = await uncached(url, init);
    const text = await response.text();
    bytes = text.length;
    const { status, statusText, headers } = response;
    return new Response(text === '' ? null : text, { status, statusText, headers });
  });
  const reply = await client.call(endpoint, input);
  return { reply, bytes };
};

/** Calls a public endpoint and caches its reply by the cache table, except in a preview; throws `ContractError`. */
export const readCached = async <E extends EndpointShape>(
  name: CachedReadName,
  endpoint: E,
  input: CallInput<E>,
): Promise<ReplyOf<E>> => {
  if (await isPreviewing()) return readInPreview(endpoint, input);
  const { params, query }: { params?: unknown; query?: unknown } = input;
  const key = buildUrl(serverUrl(), endpoint.path, params, query);
  const kept = await replies.get(key, KEPT_SECONDS[name], () => readSized(endpoint, input));
  return kept as ReplyOf<E>;
};
