import { type Client, createClient } from '@simpletread/contract';
import { serverUrl } from '../api/addresses';
import { storefrontKey } from '../api/storefront-key';

const TIMEOUT_MS = 15_000;

/** Calls about the visits of staff, which come from this server alone and in nobody's name. */
export const actingClient = (forwarded: Readonly<Record<string, string>>): Client =>
  createClient({
    baseUrl: serverUrl(),
    headers: () => ({ ...forwarded, ...storefrontKey() }),
    timeoutMs: TIMEOUT_MS,
    fetch: (input, init) => fetch(input, { ...init, cache: 'no-store' }),
  });
