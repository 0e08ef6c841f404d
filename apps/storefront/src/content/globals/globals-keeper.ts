import type { CallInput, getGlobals, Globals } from '@simpletread/contract';

/** The API's reply, or null if ours is still valid. */
export interface FetchedGlobals {
  readonly globals: Globals;
  readonly etag: string;
}

/** The query of the call: the shopper whose page asks. */
export type GlobalsQuery = CallInput<typeof getGlobals>['query'];

export type FetchGlobals = (query: GlobalsQuery, etag: string | null) => Promise<FetchedGlobals | null>;

interface Kept extends FetchedGlobals {
  /** The time of the last request to the API. */
  readonly askedAt: number;
}

/** The time globals are used without a check, which costs an ETag; for the same time again they are still used during the check. */
const FRESH_MS = 1_000;
/** If the API can't be reached, stored globals are used until the season could have changed. */
const RETRY_MS = 2_000;

/**
 * This process's globals: fetched once for all shoppers of a kind. A page waits for them only if the last check is two seconds old, so the
 * first page after a release or a rollback has it, or once their validity has ended: a season never outlives its end.
 */
export class GlobalsKeeper {
  private readonly kept = new Map<string, Kept>();
  private readonly asking = new Map<string, Promise<Globals>>();

  constructor(
    private readonly fetchGlobals: FetchGlobals,
    private readonly now: () => number = Date.now,
  ) {}

  /** `query` is that of one shopper of the kind `key`; everyone of a kind gets the same reply. */
  async read(key: string, query: GlobalsQuery): Promise<Globals> {
    const kept = this.kept.get(key);
    const now = this.now();
    if (kept === undefined || Date.parse(kept.globals.validUntil) <= now) return this.ask(key, query);
    const age = now - kept.askedAt;
    if (age < FRESH_MS) return kept.globals;
    const next = this.ask(key, query).catch(() => this.goOnWith(key, kept));
    return age < 2 * FRESH_MS ? kept.globals : next;
  }

  private goOnWith(key: string, kept: Kept): Globals {
    this.kept.set(key, { ...kept, askedAt: this.now() - FRESH_MS + RETRY_MS });
    return kept.globals;
  }

  private ask(key: string, query: GlobalsQuery): Promise<Globals> {
    const running = this.asking.get(key);
    if (running !== undefined) return running;
    const asked = this.fetch(key, query).finally(() => this.asking.delete(key));
    this.asking.set(key, asked);
    return asked;
  }

  private async fetch(key: string, query: GlobalsQuery): Promise<Globals> {
    const kept = this.kept.get(key);
    const askedAt = this.now();
    const fetched = (await this.fetchGlobals(query, kept?.etag ?? null)) ?? kept;
    if (fetched === undefined) throw new Error('the API says that nothing changed, but nothing was read');
    this.kept.set(key, { globals: fetched.globals, etag: fetched.etag, askedAt });
    return fetched.globals;
  }
}
