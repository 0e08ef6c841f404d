import {
  type AccessToken,
  type AccessTokens,
  ContractError,
  createClient,
  keepAccessTokens,
  swapSession,
} from '@simpletread/contract';
import { callHeaders, serverUrl } from '../config';

const TIMEOUT_MS = 15_000;
const MOST_KEPT = 10_000;

/** One per process: pages and the code before them are bundled separately and share nothing else. */
const KEPT = Symbol.for('simpletread.tokens');

/** The owner of a handle's session, as sent with every call [R7.06]. */
export interface SessionOwner {
  readonly uid: string;
  /** The session as the sign-in provider names it. */
  readonly userSessionId: string;
}

interface KeptSession {
  readonly tokens: AccessTokens;
  owner: SessionOwner | null;
}

type Kept = Map<string, KeptSession>;

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
    const { accessToken, expiresAt, accountId, userSessionId } = await client.call(swapSession, {
      body: { handle, ...(rejected === undefined ? {} : { rejected }) },
    });
    const session = kept().get(handle);
    if (session !== undefined) session.owner = { uid: accountId, userSessionId };
    return { value: accessToken, expiresAt: new Date(expiresAt) };
  } catch (error) {
    if (error instanceof ContractError && error.code === 'access.signInRequired') return null;
    throw error;
  }
};

const keep = (handle: string): KeptSession => {
  const all = kept();
  const known = all.get(handle);
  all.delete(handle);
  const session = known ?? {
    tokens: keepAccessTokens({
      first: () => swap(handle),
      refresh: (old) => swap(handle, old.value),
      now: () => new Date(),
    }),
    owner: null,
  };
  all.set(handle, session);
  const [oldest] = all.keys();
  if (all.size > MOST_KEPT && oldest !== undefined) all.delete(oldest);
  return session;
};

/** The access tokens behind a handle, in this process's memory and nowhere else. */
export const tokensOf = (handle: string): AccessTokens => keep(handle).tokens;

/** The owner of a handle's session. Null once it has ended, and while the API is down. */
export const ownerOf = async (handle: string): Promise<SessionOwner | null> => {
  const session = keep(handle);
  try {
    return (await session.tokens.current()) === null ? null : session.owner;
  } catch {
    // The call itself fails as well, and says why.
    return null;
  }
};

export const forgetTokens = (handle: string): void => void kept().delete(handle);
