/** An analytics session ends after four hours without an event [R9.02]. */
export const ANALYTICS_SESSION_MS = 14_400_000;

/** One measured visit. Times are milliseconds since 1970. */
export interface AnalyticsSession {
  readonly id: string;
  readonly startedAtMs: number;
  readonly lastAtMs: number;
}

/**
 * Returns the session of an event at `now`: `last` extended, or a new one with `newId` if there is none, if the last event is more than
 * 14,400,000 ms old, or if the clock was set back before it.
 */
export const analyticsSessionAt = (
  last: AnalyticsSession | null,
  now: Date,
  newId: () => string,
): AnalyticsSession => {
  const nowMs = now.getTime();
  const idleMs = last === null ? Infinity : nowMs - last.lastAtMs;
  if (last === null || idleMs < 0 || idleMs > ANALYTICS_SESSION_MS)
    return { id: newId(), startedAtMs: nowMs, lastAtMs: nowMs };
  return { ...last, lastAtMs: nowMs };
};
