import type { AlertRow } from '@simpletread/contract';
import { ALERT_KINDS, alertLabel } from '@simpletread/domain';

import { StateChip } from '../detail/index.js';
import {
  BulkOwner,
  type Column,
  type FilterField,
  ListPage,
  OWNER_COLUMN,
  useOwnerFilter,
} from '../list/index.js';
import { Instant } from '../time/index.js';
import { ALERT_FACES, SEVERITY_FACES } from './alert-face.js';

const optionsOf = (faces: Readonly<Record<string, { readonly label: string }>>) =>
  Object.entries(faces).map(([value, { label }]) => ({ value, label }));

const COLUMNS: readonly Column<AlertRow>[] = [
  { id: 'kind', label: 'Alert', render: (row) => <b>{alertLabel(row.kind)}</b> },
  { id: 'subject', label: 'About', render: (row) => row.subject },
  {
    id: 'severity',
    label: 'Severity',
    sortBy: 'severity',
    from: 'M',
    render: (row) => <StateChip face={SEVERITY_FACES[row.severity]} />,
  },
  { ...OWNER_COLUMN, from: 'M' },
  { id: 'count', label: 'Times', sortBy: 'count', isEnd: true, from: 'M', render: (row) => row.count },
  {
    id: 'firstSeenAt',
    label: 'First seen',
    from: 'XL',
    render: (row) => <Instant at={row.firstSeenAt} />,
  },
  {
    id: 'lastSeenAt',
    label: 'Last seen',
    sortBy: 'lastSeenAt',
    from: 'L',
    render: (row) => <Instant at={row.lastSeenAt} />,
  },
  { id: 'state', label: 'State', render: (row) => <StateChip face={ALERT_FACES[row.state]} /> },
];

const FILTERS: readonly FilterField[] = [
  { kind: 'choice', source: 'severity', label: 'Severity', options: optionsOf(SEVERITY_FACES) },
  { kind: 'choice', source: 'state', label: 'State', options: optionsOf(ALERT_FACES) },
  {
    kind: 'choice',
    source: 'kind',
    label: 'Alert',
    options: ALERT_KINDS.map((kind) => ({ value: kind, label: alertLabel(kind) })),
  },
];

const nameOf = (row: AlertRow) => `${alertLabel(row.kind)}: ${row.subject}`;

/** Attacks on the shop and faults of its partners; new ones appear automatically. */
export const AlertList = () => {
  const owner = useOwnerFilter('alerts');
  return (
    <ListPage<AlertRow>
      resource="alerts"
      title="Alerts"
      sort={{ field: 'lastSeenAt', order: 'DESC' }}
      searchHint="Subject"
      savedFor="alerts"
      filters={[...FILTERS, ...owner]}
      views={[
        { name: 'Needs someone', filter: { isOpen: true }, isCounted: true },
        { name: 'Unassigned', filter: { isOpen: true, owner: 'nobody' } },
        { name: 'Mine', filter: { isOpen: true, owner: 'me' } },
        { name: 'All', filter: {} },
      ]}
      columns={COLUMNS}
      nameOf={nameOf}
      bulkActions={(ids) => <BulkOwner kind="alerts" ids={ids} nameOf={nameOf} />}
      isSelectable
      csv={[
        { label: 'Alert', value: (row) => alertLabel(row.kind) },
        { label: 'About', value: (row) => row.subject },
        { label: 'Severity', value: (row) => SEVERITY_FACES[row.severity].label },
        { label: 'State', value: (row) => ALERT_FACES[row.state].label },
        { label: 'Owner', value: (row) => row.owner?.name ?? '' },
        { label: 'Times', value: (row) => String(row.count) },
        { label: 'First seen (UTC)', value: (row) => row.firstSeenAt },
        { label: 'Last seen (UTC)', value: (row) => row.lastSeenAt },
      ]}
    />
  );
};
