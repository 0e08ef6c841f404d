import { createClient, type CallInput, type EndpointShape, type ReplyOf } from '@simpletread/contract';
import { isPreviewing } from './is-previewing';
import { readInPreview } from './read-in-preview';
import { callHeaders, serverUrl } from '../config';

const TIMEOUT_MS = 8000;

const publicClient = () =>
  createClient({
    baseUrl: serverUrl(),
    fetch: (url, init) => fetch(url, { ...init, cache: 'no-store' }),
    headers: callHeaders,
    timeoutMs: TIMEOUT_MS,
  });

/** Calls a public endpoint that the API answers from memory, without caching: published changes are on the next page. */
export const readFresh = async <E extends EndpointShape>(
  endpoint: E,
  input: CallInput<E>,
): Promise<ReplyOf<E>> =>
  (await isPreviewing()) ? readInPreview(endpoint, input) : publicClient().call(endpoint, input);

/** The same for machines, which see no preview. */
export const readForMachines = <E extends EndpointShape>(
  endpoint: E,
  input: CallInput<E>,
): Promise<ReplyOf<E>> => publicClient().call(endpoint, input);
