import type { PriceList, PriceListEntry } from '../pricing/index.js';

/** An entry of a price list with a window of its own, within the list's; null for no bound. The end is the first moment outside. */
export interface ScheduledEntry extends PriceListEntry {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** A price list as it is kept: what is planned for it stands beside what counts now. */
export interface ScheduledPriceList extends Omit<PriceList, 'entries'> {
  readonly entries: readonly ScheduledEntry[];
}

const FOREVER = Number.POSITIVE_INFINITY;
const startOf = ({ startsAt }: Pick<ScheduledEntry, 'startsAt'>): number => startsAt?.getTime() ?? -FOREVER;
const endOf = ({ endsAt }: Pick<ScheduledEntry, 'endsAt'>): number => endsAt?.getTime() ?? FOREVER;

/** What an entry is about; two entries of the same place are for different times. */
export const placeOfEntry = ({ scope, key, minTires }: PriceListEntry): string =>
  [scope, key, minTires].join('\n');

const entriesAt = (entries: readonly ScheduledEntry[], at: number): PriceListEntry[] => {
  const inForce = new Map<string, ScheduledEntry>();
  for (const entry of entries) {
    if (at < startOf(entry) || at >= endOf(entry)) continue;
    const place = placeOfEntry(entry);
    const other = inForce.get(place);
    if (other === undefined || startOf(entry) > startOf(other)) inForce.set(place, entry);
  }
  return [...inForce.values()].map(({ scope, key, minTires, rule }) => ({ scope, key, minTires, rule }));
};

const dateOf = (moment: number): Date | null => (Number.isFinite(moment) ? new Date(moment) : null);

/**
 * A list as price lists without planned changes: one for each stretch of time in which the same entries count, all with the
 * list's id. They do not overlap, and together they last as long as the list. Of two entries of one place the one that began
 * last counts, so that a planned price takes over at its start and gives way again at its end.
 */
export const priceListStretches = (list: ScheduledPriceList): PriceList[] => {
  const [from, to] = [startOf(list), endOf(list)];
  const bounds = list.entries
    .flatMap((entry) => [startOf(entry), endOf(entry)])
    .filter((moment) => moment > from && moment < to);
  const moments = [...new Set([from, ...bounds])].sort((a, b) => a - b);
  return moments.map((moment, index) => ({
    priceListId: list.priceListId,
    name: list.name,
    audience: list.audience,
    startsAt: dateOf(moment),
    endsAt: dateOf(moments[index + 1] ?? to),
    entries: entriesAt(list.entries, moment),
  }));
};
