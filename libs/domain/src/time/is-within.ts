/** True if `at` is in a window: from its start up to, but not including, its end. A null or missing bound is open. */
export const isWithin = (
  { startsAt = null, endsAt = null }: { readonly startsAt?: Date | null; readonly endsAt?: Date | null },
  at: Date,
): boolean => (startsAt === null || startsAt <= at) && (endsAt === null || at < endsAt);
