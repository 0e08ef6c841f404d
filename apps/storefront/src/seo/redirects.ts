import { serverUrl } from '../api/addresses';

interface Known {
  readonly redirects: ReadonlyMap<string, string>;
  readonly etag: string | null;
  readonly at: number;
}

const FRESH_MS = 1000;
/** After so long without a page, the next one waits for the look. */
const STALE_MS = 2000;
const TIMEOUT_MS = 2000;
const NONE: Known = { redirects: new Map(), etag: null, at: -Infinity };

let known = NONE;
let asking: Promise<void> | null = null;

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === 'string');

const ask = async (): Promise<void> => {
  const at = Date.now();
  try {
    const reply = await fetch(`${serverUrl()}/redirects`, {
      cache: 'no-store',
      headers: known.etag === null ? {} : { 'if-none-match': known.etag },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (reply.status === 200) {
      const pairs: unknown = await reply.json();
      const redirects = new Map(Array.isArray(pairs) ? pairs.filter(isPair) : []);
      known = { redirects, etag: reply.headers.get('etag'), at };
      return;
    }
  } catch {
    // A shop without its API goes on with what it knows.
  }
  known = { ...known, at };
};

/**
 * Old addresses with those that took their place, at most two seconds old. Where pages are asked for all the time none waits for
 * them: they are looked at anew behind the first page of every second.
 */
export const currentRedirects = async (): Promise<ReadonlyMap<string, string>> => {
  const age = Date.now() - known.at;
  if (age >= FRESH_MS) {
    asking ??= ask().finally(() => {
      asking = null;
    });
    if (age >= STALE_MS) await asking;
  }
  return known.redirects;
};
