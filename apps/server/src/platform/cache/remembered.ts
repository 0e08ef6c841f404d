export interface RememberedOptions<T> {
  readonly read: () => Promise<T>;
  /** How long a value is kept at most. */
  readonly ttlMs: number;
  /** Shortest time between two readings that misses ask for; the first comes at once. */
  readonly missPauseMs?: number;
  readonly nowMs?: () => number;
}

interface Kept<T> {
  readonly value: T;
  readonly until: number;
}

const MISS_PAUSE_MS = 5000;

/**
 * One value read from elsewhere and kept in this process until it is old, forgotten, or found to lack something. However
 * many ask at once, it is read once.
 */
export class Remembered<T> {
  private kept: Kept<T> | null = null;
  private reading: Promise<T> | null = null;
  private nextMissAt = 0;
  private readonly nowMs: () => number;

  constructor(private readonly options: RememberedOptions<T>) {
    this.nowMs = options.nowMs ?? (() => performance.now());
  }

  /** The value; the same one until it is read again. */
  async current(): Promise<T> {
    const { kept } = this;
    return kept !== null && this.nowMs() < kept.until ? kept.value : this.read();
  }

  /** The value read anew, because something that may exist was not in it; the kept one when that was asked for just now. */
  async afterMiss(): Promise<T> {
    const now = this.nowMs();
    if (now < this.nextMissAt) return this.current();
    this.nextMissAt = now + (this.options.missPauseMs ?? MISS_PAUSE_MS);
    this.forget();
    return this.read();
  }

  /** Makes the next reader see the value as it is now, even one that is being read at this moment. */
  forget(): void {
    this.kept = null;
    this.reading = null;
  }

  private read(): Promise<T> {
    this.reading ??= this.start();
    return this.reading;
  }

  private start(): Promise<T> {
    const reading = this.options.read().then(
      (value) => {
        if (this.reading === reading) {
          this.kept = { value, until: this.nowMs() + this.options.ttlMs };
          this.reading = null;
        }
        return value;
      },
      (error: unknown) => {
        if (this.reading === reading) this.reading = null;
        throw error;
      },
    );
    return reading;
  }
}
