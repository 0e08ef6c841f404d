import { Instant } from '../time/index.js';
import type { Column } from './column.js';

interface Dated {
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** When something was sent in and when it last changed, sorted by the server. */
export const SENT_AND_CHANGED: readonly Column<Dated>[] = [
  {
    id: 'sent',
    label: 'Sent',
    sortBy: 'createdAt',
    from: 'M',
    render: (row) => <Instant at={row.createdAt} />,
  },
  {
    id: 'changed',
    label: 'Changed',
    sortBy: 'updatedAt',
    from: 'L',
    render: (row) => <Instant at={row.updatedAt} />,
  },
];
