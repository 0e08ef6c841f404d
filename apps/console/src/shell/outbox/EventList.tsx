import type { listOutboxEvents, ReplyOf } from '@simpletread/contract';
import { Chip } from '@simpletread/ui';

import { Folded, RawData } from '../detail/index.js';
import { type Column, ListPage } from '../list/index.js';
import { Instant } from '../time/index.js';

type EventRow = ReplyOf<typeof listOutboxEvents>[number];

const COLUMNS: readonly Column<EventRow>[] = [
  { id: 'type', label: 'Event', render: (row) => <b>{row.type}</b> },
  {
    id: 'created',
    label: 'Happened',
    sortBy: 'createdAt',
    from: 'M',
    render: (row) => <Instant at={row.createdAt} isFull />,
  },
  {
    id: 'relayed',
    label: 'Relayed',
    render: (row) =>
      row.relayedAt === null ? (
        <Chip mark="half">Waiting</Chip>
      ) : (
        <Chip tone="good" mark="ring">
          Relayed
        </Chip>
      ),
  },
  {
    id: 'consumers',
    label: 'Consumed by',
    from: 'L',
    render: (row) => (row.consumers.length === 0 ? '–' : row.consumers.join(', ')),
  },
  { id: 'aggregate', label: 'Record', from: 'XL', render: (row) => row.aggregateId },
  {
    id: 'payload',
    label: 'Payload',
    from: 'M',
    render: (row) => (
      <Folded label="Show">
        <RawData value={row.payload} />
      </Folded>
    ),
  },
];

/** Outbox events and their consumers. */
export const EventList = () => (
  <ListPage<EventRow>
    resource="outbox-events"
    title="Events"
    sort={{ field: 'createdAt', order: 'DESC' }}
    searchHint="Start of a record ID"
    filters={[
      { kind: 'text', source: 'type', label: 'Type' },
      { kind: 'flag', source: 'isWaiting', label: 'Relay', yes: 'waiting', no: 'done' },
    ]}
    views={[
      { name: 'All', filter: {} },
      { name: 'Waiting', filter: { isWaiting: true }, isCounted: true },
    ]}
    columns={COLUMNS}
    nameOf={(row) => row.type}
    isOpenable={false}
  />
);
