import { RateLimiter } from './rate-limiter.js';

const WINDOW_MS = 60_000;

export interface RateLimits {
  readonly perMinute: number;
  readonly strictPerMinute: number;
}

/** Counts in this process; all counts fall back to zero together at the end of each minute. */
export class MemoryRateLimiter extends RateLimiter {
  private readonly counts = new Map<string, number>();
  private windowEndsAt = 0;

  constructor(
    private readonly limits: RateLimits,
    private readonly nowMs: () => number = Date.now,
  ) {
    super();
  }

  override take(ip: string, strictRoute: string | null): number {
    const now = this.nowMs();
    if (now >= this.windowEndsAt) {
      this.counts.clear();
      this.windowEndsAt = now + WINDOW_MS;
    }
    const isWithin =
      this.count(ip) <= this.limits.perMinute &&
      (strictRoute === null || this.count(`${strictRoute} ${ip}`) <= this.limits.strictPerMinute);
    return isWithin ? 0 : Math.ceil((this.windowEndsAt - now) / 1000);
  }

  private count(key: string): number {
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return count;
  }
}
