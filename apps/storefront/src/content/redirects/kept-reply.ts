import { callHeaders, serverUrl } from '../../shell/config';

interface Known<T> {
  readonly value: T;
  readonly etag: string | null;
  readonly at: number;
}

const FRESH_MS = 1000;
/** After this long without a page, the next one waits for the check. */
const STALE_MS = 2000;
const TIMEOUT_MS = 2000;

interface Kept<T> {
  /** The API path it comes from. */
  readonly path: string;
  readonly empty: T;
  /** Null for an invalid reply. */
  readonly read: (body: unknown) => T | null;
}

/**
 * Returns the API's reply, at most two seconds old. While pages are requested all the time none waits for it: it is checked after the first
 * page of every second. Without its API the shop keeps its last reply.
 */
export const keptReply = <T>({ path, empty, read }: Kept<T>): (() => Promise<T>) => {
  let known: Known<T> = { value: empty, etag: null, at: -Infinity };
  let asking: Promise<void> | null = null;
  const ask = async (): Promise<void> => {
    const at = Date.now();
    try {
      const reply = await fetch(`${serverUrl()}${path}`, {
        cache: 'no-store',
        headers: { ...callHeaders(), ...(known.etag === null ? {} : { 'if-none-match': known.etag }) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const value = reply.status === 200 ? read(await reply.json()) : null;
      if (value !== null) {
        known = { value, etag: reply.headers.get('etag'), at };
        return;
      }
    } catch {
      // It is requested again after the next page.
    }
    known = { ...known, at };
  };
  return async () => {
    const age = Date.now() - known.at;
    if (age >= FRESH_MS) {
      asking ??= ask().finally(() => {
        asking = null;
      });
      if (age >= STALE_MS) await asking;
    }
    return known.value;
  };
};
