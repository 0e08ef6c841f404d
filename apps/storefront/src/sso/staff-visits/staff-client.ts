import { type Client, createClient } from '@simpletread/contract';
import { callHeaders, serverUrl } from '../../shell/config';

const TIMEOUT_MS = 15_000;

/** Calls the API about staff visits, only from this server and without a customer. */
export const staffClient = (forwarded: Readonly<Record<string, string>>): Client =>
  createClient({
    baseUrl: serverUrl(),
    headers: () => ({ ...forwarded, ...callHeaders() }),
    timeoutMs: TIMEOUT_MS,
    fetch: (input, init) => fetch(input, { ...init, cache: 'no-store' }),
  });
