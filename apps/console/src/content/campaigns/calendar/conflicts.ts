import { campaignAt, type CalendarEntry, doOverlap } from '@simpletread/domain';

import type { CalendarItem } from './calendar-item.js';

/** Two campaigns at the same time. */
export interface Conflict {
  readonly key: string;
  readonly items: readonly [CalendarItem, CalendarItem];
  /** Two seasons are refused at scheduling; without a season the shown rule of order decides. */
  readonly kind: 'refused' | 'ordered';
  /** The one that shoppers see during the overlap; null if only one can be there at all. */
  readonly shown: CalendarItem | null;
  readonly startsAt: string;
  readonly endsAt: string;
}

const COUNTING = new Set(['draft', 'scheduled', 'live']);

export const entryOf = ({ row, name, season, startsAt, endsAt }: CalendarItem): CalendarEntry => ({
  campaignId: row.id,
  name,
  season,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

const later = (a: string, b: string): string => (Date.parse(a) >= Date.parse(b) ? a : b);
const earlier = (a: string, b: string): string => (Date.parse(a) <= Date.parse(b) ? a : b);

const conflictOf = (a: CalendarItem, b: CalendarItem): Conflict | null => {
  const startsAt = later(a.startsAt, b.startsAt);
  const endsAt = earlier(a.endsAt, b.endsAt);
  if (a.row.id === b.row.id || Date.parse(startsAt) >= Date.parse(endsAt)) return null;
  const isRefused = doOverlap(entryOf(a), entryOf(b));
  const shownId = isRefused ? null : campaignAt([entryOf(a), entryOf(b)], new Date(startsAt))?.campaignId;
  const shown = [a, b].find(({ row }) => row.id === shownId) ?? null;
  return {
    key: `${a.key} ${b.key}`,
    items: [a, b],
    kind: isRefused ? 'refused' : 'ordered',
    shown,
    startsAt,
    endsAt,
  };
};

/** Overlaps in the calendar, earliest first. Withdrawn and past campaigns don't count. */
export const conflictsOf = (items: readonly CalendarItem[]): readonly Conflict[] => {
  const counting = items.filter(({ row }) => COUNTING.has(row.state));
  return counting
    .flatMap((a, index) => counting.slice(index + 1).map((b) => conflictOf(a, b)))
    .filter((conflict) => conflict !== null)
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
};

/** The effect of an overlap, in a sentence. */
export const conflictWords = ({ items: [a, b], kind, shown }: Conflict): string => {
  if (kind === 'ordered') {
    const isPlan = shown?.kind === 'planned';
    return `Shoppers ${isPlan ? 'would see' : 'see'} “${shown?.name ?? ''}” instead of “${(shown === a ? b : a).name}”.`;
  }
  const [there, other] = a.kind === 'released' ? [a, b] : [b, a];
  if (there.kind === 'released')
    return `“${other.name}” can’t be scheduled at the same time as “${there.name}”.`;
  return `“${a.name}” and “${b.name}” overlap. Only the one scheduled first can run.`;
};

/** The rule by which campaigns share the shop. */
export const RULE_OF_ORDER =
  'Only one season can run at a time. Campaigns without a season can overlap: shoppers see the one that started last. A season always comes first.';
