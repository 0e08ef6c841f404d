import type { PriceListEntry } from './price-list.js';

/** A price-list entry with its own window within the list's; null for no bound. The end is the first moment outside. */
export interface ScheduledEntry extends PriceListEntry {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** Returns an entry's place. Two entries for one place are for different times. */
export const placeOfEntry = ({ scope, key, minTires }: PriceListEntry): string =>
  [scope, key, minTires].join('\n');
