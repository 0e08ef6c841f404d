import type { CampaignRow } from '@simpletread/contract';
import { dayAfter, type Season } from '@simpletread/domain';

import { easternDay } from '../../../shell/time/index.js';

/** A time of a campaign in the calendar: the released one, or the planned one beside it. */
export interface CalendarItem {
  readonly key: string;
  readonly row: CampaignRow;
  readonly name: string;
  readonly season: Season;
  /** Released items are what shoppers see; planned ones are what would come. */
  readonly kind: 'released' | 'planned';
  readonly startsAt: string;
  readonly endsAt: string;
  /** Days in the East on which it is on, both included. */
  readonly firstDay: string;
  readonly lastDay: string;
}

type Times = Pick<CampaignRow, 'name' | 'season' | 'startsAt' | 'endsAt'>;

const itemOf = (row: CampaignRow, kind: CalendarItem['kind'], times: Times): CalendarItem => ({
  key: `${row.id} ${kind}`,
  row,
  name: times.name,
  season: times.season,
  kind,
  startsAt: times.startsAt,
  endsAt: times.endsAt,
  firstDay: easternDay(times.startsAt),
  // An end is the first moment that no longer counts: at midnight the day before is the last.
  lastDay: easternDay(new Date(Date.parse(times.endsAt) - 1)),
});

/** The calendar items of a campaign: its release, and its draft if that has another time. */
export const itemsOf = (row: CampaignRow): readonly CalendarItem[] => {
  const { released } = row;
  if (released === null) return [itemOf(row, 'planned', row)];
  const isMoved = released.startsAt !== row.startsAt || released.endsAt !== row.endsAt;
  return [
    itemOf(row, 'released', released),
    ...(isMoved && row.state !== 'ended' ? [itemOf(row, 'planned', row)] : []),
  ];
};

const DAY_MS = 86_400_000;

/** Days from `a` to `b`. */
export const daysBetween = (a: string, b: string): number =>
  Math.round((Date.parse(`${b}T12:00:00Z`) - Date.parse(`${a}T12:00:00Z`)) / DAY_MS);

/** The dragged part of an item. */
export type Edge = 'whole' | 'start' | 'end';

/** The movable part: all of an upcoming item, the end of a current one, nothing of a past one. */
export const movableEdges = ({ row, kind }: CalendarItem): readonly Edge[] => {
  if (row.state === 'ended') return [];
  return row.state === 'live' && kind === 'released' ? ['end'] : ['whole', 'start', 'end'];
};

/** The farthest day for an edge among `days`: edges never pass each other. */
export const heldDays = (item: CalendarItem, edge: Edge, days: number): number => {
  const length = daysBetween(item.firstDay, item.lastDay);
  if (edge === 'whole') return days;
  return edge === 'start' ? Math.min(days, length) : Math.max(days, -length);
};

/** The item as it would be with that edge `days` later. */
export const movedItem = (item: CalendarItem, edge: Edge, days: number): CalendarItem => {
  const held = heldDays(item, edge, days);
  return {
    ...item,
    firstDay: dayAfter(item.firstDay, edge === 'end' ? 0 : held),
    lastDay: dayAfter(item.lastDay, edge === 'start' ? 0 : held),
  };
};

/** The same wall-clock time, that many days later. */
export const shiftWall = (wall: string, days: number): string =>
  `${dayAfter(wall.slice(0, 10), days)}${wall.slice(10)}`;
