import type { Column } from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';

interface Windowed {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** When a rule begins and ends, sorted by the server. */
export const WINDOW_COLUMNS: readonly Column<Windowed>[] = [
  {
    id: 'starts',
    label: 'Starts (ET)',
    sortBy: 'startsAt',
    from: 'L',
    render: (row) => <Instant at={row.startsAt} isFull />,
  },
  {
    id: 'ends',
    label: 'Ends (ET)',
    sortBy: 'endsAt',
    from: 'M',
    render: (row) => <Instant at={row.endsAt} isFull />,
  },
];
