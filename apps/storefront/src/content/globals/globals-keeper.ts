import type { CallInput, getGlobals, Globals } from '@simpletread/contract';

/** What the API said, or null where what we have is still good. */
export interface FetchedGlobals {
  readonly globals: Globals;
  readonly etag: string;
}

/** The query of the call: the shopper whose page asks. */
export type GlobalsQuery = CallInput<typeof getGlobals>['query'];

export type FetchGlobals = (query: GlobalsQuery, etag: string | null) => Promise<FetchedGlobals | null>;

interface Kept extends FetchedGlobals {
  /** When the API was last asked. */
  readonly askedAt: number;
}

/** How long globals serve without a look, which costs an ETag; for as long again they still serve while the API is asked. */
const FRESH_MS = 1_000;
/** Who fails to reach the API goes on with what is kept, as long as the season cannot have changed. */
const RETRY_MS = 2_000;

/**
 * The globals of this process: fetched once for all shoppers of a kind. A page waits for them only when the last look is two seconds old,
 * so that the first page after a release or a roll-back has it, or when the moment has passed until which they hold: a season never
 * outlives its end.
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
    if (fetched === undefined) throw new Error('the API says that nothing changed of what was never read');
    this.kept.set(key, { globals: fetched.globals, etag: fetched.etag, askedAt });
    return fetched.globals;
  }
}
