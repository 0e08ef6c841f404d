/** The API's state of the shop: its version, and the end of its validity. */
export interface ShopState {
  readonly version: string;
  /** In ms since 1970; null if nothing changes on schedule. */
  readonly validUntil: number | null;
}

interface Kept extends ShopState {
  readonly askedAt: number;
}

/** The time a version is used without a check; for the same time again it is still used during the check. */
const FRESH_MS = 1_000;

/**
 * This process's version of the shop. A page waits for the API only if the last check is two seconds old, or once a scheduled start or end
 * has passed: a deal never outlives its end.
 */
export class ShopStateKeeper {
  private kept: Kept | null = null;
  private asking: Promise<string> | null = null;
  private lastChangeAt = -Infinity;

  constructor(
    private readonly ask: () => Promise<ShopState>,
    private readonly now: () => number = Date.now,
  ) {}

  /** The last change of the version, in ms since 1970. */
  get changedAt(): number {
    return this.lastChangeAt;
  }

  /** Rejects if no known version can still be valid and the API doesn't answer. */
  async version(): Promise<string> {
    const { kept } = this;
    const now = this.now();
    if (kept === null || (kept.validUntil !== null && kept.validUntil <= now)) return this.look();
    const age = now - kept.askedAt;
    if (age < FRESH_MS) return kept.version;
    const next = this.look().catch(() => this.goOnWith(kept));
    return age < 2 * FRESH_MS ? kept.version : next;
  }

  /** An API outage changes nothing: the stored version is used while it can be valid. */
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
