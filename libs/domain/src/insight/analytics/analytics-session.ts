/** Four hours without an event end an analytics session [R9.02]. */
export const ANALYTICS_SESSION_MS = 14_400_000;

/** One visit, as far as measuring goes. Times are milliseconds since 1970. */
export interface AnalyticsSession {
  readonly id: string;
  readonly startedAtMs: number;
  readonly lastAtMs: number;
}

/**
 * The session that an event at `now` belongs to: `last` with its end moved on, or a new one by `newId` where there was none, where
 * the last event is more than 14,400,000 ms ago, or where the clock was set back behind it.
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
