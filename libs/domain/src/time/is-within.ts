/** Whether a window holds at `at`: from its start on, up to its end and not including that. No bound is null or left out. */
export const isWithin = (
  { startsAt = null, endsAt = null }: { readonly startsAt?: Date | null; readonly endsAt?: Date | null },
  at: Date,
): boolean => (startsAt === null || startsAt <= at) && (endsAt === null || at < endsAt);
