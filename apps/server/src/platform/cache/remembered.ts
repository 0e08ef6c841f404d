export interface RememberedOptions<T> {
  readonly read: () => Promise<T>;
  /** A text that is another whenever the value may be; while it is the same, the value is kept without reading it. */
  readonly version?: () => Promise<string>;
  /** How long a value counts as new; for as long again it is still handed out while it is looked at anew. */
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
 * One value read from elsewhere and kept in this process. However many ask at once, it is read once; and whoever finds what
 * he wants in the kept value does not wait for a reading that somebody else has caused.
 */
export class Remembered<T> {
  private kept: Kept<T> | null = null;
  private looking: Promise<T> | null = null;
  private nextMissAt = 0;
  private readonly nowMs: () => number;

  constructor(private readonly options: RememberedOptions<T>) {
    this.nowMs = options.nowMs ?? (() => performance.now());
  }

  /** The value; the same one until another has been read. */
  async current(): Promise<T> {
    const { kept } = this;
    if (kept === null) return this.look();
    const age = this.nowMs() - kept.at;
    if (age < this.options.ttlMs) return kept.value;
    const next = this.look();
    if (age >= 2 * this.options.ttlMs) return next;
    next.catch(() => undefined); // The value in hand will do; whoever asks next looks again.
    return kept.value;
  }

  /** The version of the value that is handed out; null while none has been read or it has none. */
  get version(): string | null {
    return this.kept?.version ?? null;
  }

  /** The value looked at anew, because something that may exist was not in it; the kept one when that was done just now. */
  async afterMiss(): Promise<T> {
    const now = this.nowMs();
    if (now < this.nextMissAt) return this.looking ?? this.current();
    this.nextMissAt = now + (this.options.missPauseMs ?? MISS_PAUSE_MS);
    return this.renewed();
  }

  /** The value as it is from now on: a look under way may have begun too early, so another one follows it. */
  async renewed(): Promise<T> {
    if (this.looking !== null) await this.looking.catch(() => undefined);
    return this.look();
  }

  /** Looks at the value anew if anybody has asked for it so far. */
  async refresh(): Promise<void> {
    if (this.kept !== null || this.looking !== null) await this.renewed();
  }

  /**
   * Brings the kept value from the version `from` to `to` by `change`, which knows what lies between them. A value that is of another
   * version is looked at anew, as one that nobody has asked for is left. Tells whether it was `change`d.
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
