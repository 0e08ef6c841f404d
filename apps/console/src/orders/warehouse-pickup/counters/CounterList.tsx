import type { PickupCounterRow } from '@simpletread/contract';
import { closedDaysWords, formatPhone, hoursInShort } from '@simpletread/domain';

import { StateChip } from '../../../shell/detail/index.js';
import { type Column, type CsvColumn, type FilterField, ListPage } from '../../../shell/list/index.js';
import { Instant } from '../../../shell/time/index.js';
import { counterFace } from './counter-face.js';

const placeText = ({ city, state }: PickupCounterRow): string => `${city}, ${state}`;

const COLUMNS: readonly Column<PickupCounterRow>[] = [
  { id: 'name', label: 'Counter', sortBy: 'name', render: (row) => row.name },
  { id: 'state', label: 'State', render: (row) => <StateChip face={counterFace(row)} /> },
  { id: 'place', label: 'Place', from: 'M', render: placeText },
  { id: 'hours', label: 'Hours', from: 'L', render: (row) => hoursInShort(row.hours) },
  {
    id: 'closed',
    label: 'Closed days',
    from: 'XL',
    render: (row) => (row.closedDays.length === 0 ? '–' : row.closedDays.length),
  },
  { id: 'phone', label: 'Phone', from: 'XL', render: (row) => formatPhone(row.phone, 'parentheses') },
  { id: 'toPrepare', label: 'To prepare', isEnd: true, render: (row) => row.toPrepare },
  { id: 'ready', label: 'Ready', isEnd: true, render: (row) => row.readyForPickup },
  {
    id: 'updated',
    label: 'Changed',
    sortBy: 'updatedAt',
    isEnd: true,
    from: 'XXL',
    render: (row) => <Instant at={row.updatedAt} />,
  },
];

const FILTERS: readonly FilterField[] = [
  { kind: 'flag', source: 'isPaused', label: 'State', yes: 'paused', no: 'open' },
];

const CSV: readonly CsvColumn<PickupCounterRow>[] = [
  { label: 'Counter', value: (row) => row.name },
  { label: 'State', value: (row) => counterFace(row).label },
  { label: 'Place', value: placeText },
  { label: 'Hours', value: (row) => hoursInShort(row.hours) },
  { label: 'Closed days', value: (row) => closedDaysWords(row.closedDays) },
  { label: 'Phone', value: (row) => formatPhone(row.phone, 'parentheses') },
  { label: 'To prepare', value: (row) => row.toPrepare },
  { label: 'Ready', value: (row) => row.readyForPickup },
];

/** The counters of warehouses where buyers pick up their tires. */
export const CounterList = () => (
  <ListPage<PickupCounterRow>
    resource="pickup-counters"
    title="Counters"
    sort={{ field: 'name', order: 'ASC' }}
    searchHint="Name, city or code"
    filters={FILTERS}
    views={[
      { name: 'All', filter: {} },
      { name: 'Paused', filter: { isPaused: true } },
    ]}
    columns={COLUMNS}
    csv={CSV}
    nameOf={(row) => row.name}
  />
);
