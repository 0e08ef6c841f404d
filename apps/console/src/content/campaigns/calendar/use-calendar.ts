import { dayAfter } from '@simpletread/domain';
import type { CampaignRow } from '@simpletread/contract';
import { useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import { startOfEasternDay } from '../../../shell/time/index.js';
import { type CalendarItem, itemsOf } from './calendar-item.js';
import { type Conflict, conflictsOf } from './conflicts.js';
import { monthOf, weeksOf } from './month-grid.js';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const MOST = 500;
const REFRESH_MS = 30_000;

interface Calendar {
  readonly month: string;
  readonly weeks: readonly (readonly string[])[];
  /** All campaigns of the time, and what the filters leave of them. */
  readonly all: readonly CalendarItem[];
  readonly items: readonly CalendarItem[];
  /** Of all campaigns of the period, including filtered ones. */
  readonly conflicts: readonly Conflict[];
  readonly filter: Readonly<Record<'season' | 'state', string>>;
  readonly isFiltered: boolean;
  readonly isPending: boolean;
  /** Why there is nothing to show; null where there is something, however old. */
  readonly error: unknown;
  readonly retry: () => void;
  readonly show: (change: Readonly<Record<string, string>>) => void;
}

/** The campaigns of the month that the address names, by default this month. */
export const useCalendar = (): Calendar => {
  const [params, setParams] = useSearchParams();
  const asked = params.get('month') ?? '';
  const month = MONTH.test(asked) ? asked : monthOf(new Date());
  const weeks = weeksOf(month);
  const [first = '', last = ''] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  const { data, error, refetch } = useGetList<CampaignRow>(
    'campaigns',
    {
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'startsAt', order: 'ASC' },
      filter: {
        from: startOfEasternDay(first).toISOString(),
        to: startOfEasternDay(dayAfter(last, 1)).toISOString(),
      },
    },
    { refetchInterval: REFRESH_MS, onError: () => undefined },
  );
  const all = (data ?? [])
    .flatMap(itemsOf)
    .filter(({ firstDay, lastDay }) => firstDay <= last && lastDay >= first);
  const filter = { season: params.get('season') ?? '', state: params.get('state') ?? '' };
  return {
    month,
    weeks,
    all,
    items: all.filter(
      ({ season, row }) =>
        (filter.season === '' || season === filter.season) &&
        (filter.state === '' || row.state === filter.state),
    ),
    conflicts: conflictsOf(all),
    filter,
    isFiltered: filter.season !== '' || filter.state !== '',
    isPending: data === undefined,
    error: data === undefined ? (error ?? null) : null,
    retry: () => void refetch(),
    show: (change) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change))
            if (value === '') next.delete(name);
            else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
  };
};
