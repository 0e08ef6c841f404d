import type { PriceListEntry } from './price-list.js';

/** An entry of a price list with a window of its own, within the list's; null for no bound. The end is the first moment outside. */
export interface ScheduledEntry extends PriceListEntry {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** What an entry is about; two entries of the same place are for different times. */
export const placeOfEntry = ({ scope, key, minTires }: PriceListEntry): string =>
  [scope, key, minTires].join('\n');
