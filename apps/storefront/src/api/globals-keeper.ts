import type { Globals } from '@simpletread/contract';

/** What the API said, or null where what we have is still good. */
export interface FetchedGlobals {
  readonly globals: Globals;
  readonly etag: string;
}

export type FetchGlobals = (key: string, etag: string | null) => Promise<FetchedGlobals | null>;

interface Kept extends FetchedGlobals {
  /** When the API was last asked. */
  readonly askedAt: number;
}

/** How long globals serve without a look: a roll-back is in the shop after this long. The look costs an ETag. */
const FRESH_MS = 5_000;
/** Who fails to reach the API goes on with what is kept, as long as the season cannot have changed. */
const RETRY_MS = 2_000;

/**
 * The globals of this process: fetched once for all shoppers of a kind and looked at again in the background, so that no page
 * waits for them, unless the moment has passed until which they hold: a season never outlives its end.
 */
export class GlobalsKeeper {
  private readonly kept = new Map<string, Kept>();
  private readonly asking = new Map<string, Promise<Globals>>();

  constructor(
    private readonly fetchGlobals: FetchGlobals,
    private readonly now: () => number = Date.now,
  ) {}

  async read(key: string): Promise<Globals> {
    const kept = this.kept.get(key);
    const now = this.now();
    if (kept === undefined || Date.parse(kept.globals.validUntil) <= now) return this.ask(key);
    if (now - kept.askedAt >= FRESH_MS) {
      // The page goes on with what is kept; the next one has what comes.
      this.ask(key).catch(() => this.kept.set(key, { ...kept, askedAt: now - FRESH_MS + RETRY_MS }));
    }
    return kept.globals;
  }

  private ask(key: string): Promise<Globals> {
    const running = this.asking.get(key);
    if (running !== undefined) return running;
    const asked = this.fetch(key).finally(() => this.asking.delete(key));
    this.asking.set(key, asked);
    return asked;
  }

  private async fetch(key: string): Promise<Globals> {
    const kept = this.kept.get(key);
    const askedAt = this.now();
    const fetched = (await this.fetchGlobals(key, kept?.etag ?? null)) ?? kept;
    if (fetched === undefined) throw new Error('the API says that nothing changed of what was never read');
    this.kept.set(key, { globals: fetched.globals, etag: fetched.etag, askedAt });
    return fetched.globals;
  }
}
