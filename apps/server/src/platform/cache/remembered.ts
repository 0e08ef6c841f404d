export interface RememberedOptions<T> {
  readonly read: () => Promise<T>;
  /** A text that differs whenever the value may differ. While it is the same, the value isn't read again. */
  readonly version?: () => Promise<string>;
  /** Time a value counts as fresh. For the same time again it is still served while it is reloaded. */
  readonly ttlMs: number;
  /** Shortest time between two looks that misses ask for; the first comes at once. */
  readonly missPauseMs?: number;
  readonly nowMs?: () => number;
}

/** The versions between which something is known to have changed, and nothing else. */
export interface VersionStep {
  readonly from: string;
  readonly to: string;
}

interface Kept<T> {
  readonly value: T;
  readonly version: string | null;
  readonly at: number;
}

const MISS_PAUSE_MS = 5000;

/**
 * One value read from elsewhere and cached in this process. Parallel callers share one read, and a caller served from
 * the cache doesn't wait for another's read.
 */
export class Remembered<T> {
  private kept: Kept<T> | null = null;
  private looking: Promise<T> | null = null;
  private nextMissAt = 0;
  private readonly nowMs: () => number;

  constructor(private readonly options: RememberedOptions<T>) {
    this.nowMs = options.nowMs ?? (() => performance.now());
  }

  /** The value. The same object until another is read. */
  async current(): Promise<T> {
    const { kept } = this;
    if (kept === null) return this.look();
    const age = this.nowMs() - kept.at;
    if (age < this.options.ttlMs) return kept.value;
    const next = this.look();
    if (age >= 2 * this.options.ttlMs) return next;
    next.catch(() => undefined); // The current value will do. The next caller checks again.
    return kept.value;
  }

  /** The version of the served value. Null if none is read or it has none. */
  get version(): string | null {
    return this.kept?.version ?? null;
  }

  /** The value read again because something was missing; the cached one if that was done just now. */
  async afterMiss(): Promise<T> {
    const now = this.nowMs();
    if (now < this.nextMissAt) return this.looking ?? this.current();
    this.nextMissAt = now + (this.options.missPauseMs ?? MISS_PAUSE_MS);
    return this.renewed();
  }

  /** The value as of now. A read in progress may have started too early, so another one follows it. */
  async renewed(): Promise<T> {
    if (this.looking !== null) await this.looking.catch(() => undefined);
    return this.look();
  }

  /** Reads the value again, if it is in use. */
  async refresh(): Promise<void> {
    if (this.kept !== null || this.looking !== null) await this.renewed();
  }

  /**
   * Updates the cached value from version `from` to `to` by `change`, which knows the difference. A value of another
   * version is read in full; an unused one is left alone. Returns true if `change` was applied.
   */
  async change({ from, to }: VersionStep, change: (value: T) => Promise<T>): Promise<boolean> {
    if (this.looking !== null) await this.looking.catch(() => undefined);
    const { kept } = this;
    if (kept === null) return false;
    if (kept.version !== from || this.looking !== null) {
      await this.renewed();
      return false;
    }
    this.looking = change(kept.value)
      .then((value) => {
        this.kept = { value, version: to, at: kept.at };
        return value;
      })
      .finally(() => {
        this.looking = null;
      });
    await this.looking;
    return true;
  }

  private look(): Promise<T> {
    this.looking ??= this.lookNow().finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  private async lookNow(): Promise<T> {
    const { kept } = this;
    // Asked for before the value is read: a change in between makes the next look read once more, and is never missed.
    const version = (await this.options.version?.()) ?? null;
    const isSame = kept !== null && version !== null && version === kept.version;
    const value = isSame ? kept.value : await this.options.read();
    this.kept = { value, version, at: this.nowMs() };
    return value;
  }
}
