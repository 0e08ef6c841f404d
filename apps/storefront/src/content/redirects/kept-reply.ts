import { callHeaders, serverUrl } from '../../shell/environment';

interface Known<T> {
  readonly value: T;
  readonly etag: string | null;
  readonly at: number;
}

const FRESH_MS = 1000;
/** After so long without a page, the next one waits for the look. */
const STALE_MS = 2000;
const TIMEOUT_MS = 2000;

interface Kept<T> {
  /** Where the API tells of it. */
  readonly path: string;
  readonly empty: T;
  /** Null for what is no such reply. */
  readonly read: (body: unknown) => T | null;
}

/**
 * What the API tells, at most two seconds old. Where pages are asked for all the time none waits for it: it is looked at anew behind the
 * first page of every second. A shop without its API goes on with what it knows.
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
      // It is asked again behind the next page.
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
