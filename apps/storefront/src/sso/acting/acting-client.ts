import { type Client, createClient } from '@simpletread/contract';
import { callHeaders, serverUrl } from '../../shell/environment';

const TIMEOUT_MS = 15_000;

/** Returns a client for staff visits, whose calls come only from this server and in nobody's name. */
export const actingClient = (forwarded: Readonly<Record<string, string>>): Client =>
  createClient({
    baseUrl: serverUrl(),
    headers: () => ({ ...forwarded, ...callHeaders() }),
    timeoutMs: TIMEOUT_MS,
    fetch: (input, init) => fetch(input, { ...init, cache: 'no-store' }),
  });
