import {
  type AccessToken,
  type AccessTokens,
  ContractError,
  createClient,
  keepAccessTokens,
  swapSession,
} from '@simpletread/contract';
import { callHeaders, serverUrl } from '../environment';

const TIMEOUT_MS = 15_000;
const MOST_KEPT = 10_000;

/** One per process: pages and the code before them are bundled separately and share nothing else. */
const KEPT = Symbol.for('simpletread.tokens');

type Kept = Map<string, AccessTokens>;

const kept = (): Kept => {
  const place = globalThis as typeof globalThis & { [KEPT]?: Kept };
  return (place[KEPT] ??= new Map());
};

/** Null for an unknown handle or an ended session; throws while the API is down. */
const swap = async (handle: string, rejected?: string): Promise<AccessToken | null> => {
  const client = createClient({
    baseUrl: serverUrl(),
    headers: callHeaders,
    timeoutMs: TIMEOUT_MS,
    fetch: (input, init) => fetch(input, { ...init, cache: 'no-store' }),
  });
  try {
    const { accessToken, expiresAt } = await client.call(swapSession, {
      body: { handle, ...(rejected === undefined ? {} : { rejected }) },
    });
    return { value: accessToken, expiresAt: new Date(expiresAt) };
  } catch (error) {
    if (error instanceof ContractError && error.code === 'access.signInRequired') return null;
    throw error;
  }
};

/** Returns the access tokens of a handle, stored only in this process's memory. */
export const tokensOf = (handle: string): AccessTokens => {
  const all = kept();
  const known = all.get(handle);
  all.delete(handle);
  const tokens =
    known ??
    keepAccessTokens({
      first: () => swap(handle),
      refresh: (old) => swap(handle, old.value),
      now: () => new Date(),
    });
  all.set(handle, tokens);
  const [oldest] = all.keys();
  if (all.size > MOST_KEPT && oldest !== undefined) all.delete(oldest);
  return tokens;
};

export const forgetTokens = (handle: string): void => void kept().delete(handle);
