/** What the API says of the shop: its version, and until when that can be right. */
export interface ShopState {
  readonly version: string;
  /** In ms since 1970; null when nothing will change of itself. */
  readonly validUntil: number | null;
}

interface Kept extends ShopState {
  readonly askedAt: number;
}

/** How long a version counts without a look; for as long again it still counts while the API is asked. */
const FRESH_MS = 1_000;

/**
 * The version of the shop as this process knows it. A page waits for the API only when the last look is two seconds old, or when the
 * moment has passed at which something began or ended: a deal never outlives its end.
 */
export class ShopStateKeeper {
  private kept: Kept | null = null;
  private asking: Promise<string> | null = null;
  private lastChangeAt = -Infinity;

  constructor(
    private readonly ask: () => Promise<ShopState>,
    private readonly now: () => number = Date.now,
  ) {}

  /** When the version last became another, in ms since 1970. */
  get changedAt(): number {
    return this.lastChangeAt;
  }

  /** Rejects when nothing is known that can still be right and the API does not answer. */
  async version(): Promise<string> {
    const { kept } = this;
    const now = this.now();
    if (kept === null || (kept.validUntil !== null && kept.validUntil <= now)) return this.look();
    const age = now - kept.askedAt;
    if (age < FRESH_MS) return kept.version;
    const next = this.look().catch(() => this.goOnWith(kept));
    return age < 2 * FRESH_MS ? kept.version : next;
  }

  /** An API that is away changes nothing: what is kept goes on as long as it can be right. */
  private goOnWith(kept: Kept): string {
    this.kept = { ...kept, askedAt: this.now() };
    return kept.version;
  }

  private look(): Promise<string> {
    this.asking ??= this.lookNow().finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  private async lookNow(): Promise<string> {
    const askedAt = this.now();
    const state = await this.ask();
    if (this.kept !== null && this.kept.version !== state.version) this.lastChangeAt = this.now();
    this.kept = { ...state, askedAt };
    return state.version;
  }
}
