/** Counts calls per caller and minute. */
export abstract class RateLimiter {
  /**
   * Counts one call of the caller at `ip`; calls of a strictly limited route (its id, else null) also count on their own.
   * Returns 0 when the call may go on, else the seconds to wait.
   */
  abstract take(ip: string, strictRoute: string | null): number | Promise<number>;
}
